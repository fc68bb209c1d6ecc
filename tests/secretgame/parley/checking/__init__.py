"""What checks the rules of Parley: nothing that plays imports it."""
