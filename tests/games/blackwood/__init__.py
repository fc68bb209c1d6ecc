"""Tests of Port Blackwood, one module per chapter of its rules."""
