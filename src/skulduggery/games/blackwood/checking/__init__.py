"""What checks the rules of Port Blackwood: nothing that plays imports it."""
