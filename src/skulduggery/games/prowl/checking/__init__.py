"""What checks the rules of Pirates on the Prowl: nothing that plays imports it."""
