"""What checks the rules of Bounty: nothing that plays imports it."""
