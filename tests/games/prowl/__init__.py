"""Tests of Pirates on the Prowl."""
