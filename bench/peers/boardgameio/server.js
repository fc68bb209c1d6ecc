// boardgame.io's server: `node server.js memory`, or `node server.js flatfile FOLDER`. Prints its port, then serves.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { TicTacToe } = require("./game.js");

const [store, folder] = process.argv.slice(2);
const options = { games: [TicTacToe], origins: [Origins.LOCALHOST] };
if (store === "flatfile") options.db = new FlatFile({ dir: folder });
const log = console.log;
console.log = () => {};
Server(options)
  .run({ port: 0 })
  .then(({ appServer }) => log(appServer.address().port));
