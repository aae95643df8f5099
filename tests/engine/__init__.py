"""Tests of the engine, and what they share: a second implementation, random set-ups, games in words."""
