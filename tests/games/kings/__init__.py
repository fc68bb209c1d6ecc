"""Tests of King of the Pirates."""
