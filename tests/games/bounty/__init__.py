"""Tests of Bounty, one module per chapter of its rules."""
