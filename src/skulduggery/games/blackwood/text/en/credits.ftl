# Port Blackwood, English: the terms of the original.

credits-terms = You may print the original for nothing and pass it on unchanged if you say where it comes from. Nobody may make money with it. Whoever wants to publish it can ask: piracytheboardgame@gmail.com.
