"""What checks the rules of King of the Pirates: nothing that plays imports it."""
