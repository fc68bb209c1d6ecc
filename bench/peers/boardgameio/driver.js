// Clients in pairs, each over a socket of its own, playing the same game as bench/server/driver.py.
// `node driver.js PORT PID CLIENTS ROUNDS WARM_UP` prints one line of JSON. Setting up is not counted, nor are the
// rounds of the warm-up.
const fs = require("fs");
const http = require("http");
const { io } = require("socket.io-client");

const [port, pid, clients, rounds, warmUp] = process.argv.slice(2).map(Number);
const WHOLE_GAME = [0, 3, 1, 4, 8, 6, 2]; // seven moves; the last one wins
const TICKS = 100;
const AT_ONCE = 20;

const stat = (id) => fs.readFileSync(`/proc/${id}/stat`, "utf8").split(") ").pop().split(" ");
const cpuSeconds = () => [11, 12].reduce((sum, field) => sum + Number(stat(pid)[field]), 0) / TICKS;
const megabytes = () => (Number(fs.readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096) / 1e6;

function post(path, body) {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const request = http.request({ host: "127.0.0.1", port, path, method: "POST", headers }, (answer) => {
      let text = "";
      answer.on("data", (piece) => (text += piece));
      answer.on("end", () => resolve(JSON.parse(text)));
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

class Player {
  async sitDown(match, id) {
    this.match = match;
    this.id = id;
    const joined = await post(`/games/tictactoe/${match}/join`, { playerID: id, playerName: id });
    this.credentials = joined.playerCredentials;
    this.socket = io(`http://127.0.0.1:${port}/tictactoe`, { transports: ["websocket"], forceNew: true });
    this.state = -1;
    this.waiting = null;
    const synced = new Promise((resolve) => this.socket.once("sync", (_, { state }) => resolve(this.see(state))));
    this.socket.on("update", (_, state) => this.see(state));
    await new Promise((resolve) => this.socket.once("connect", resolve));
    this.socket.emit("sync", match, id, this.credentials, 2);
    await synced;
  }
  see(state) {
    this.state = state._stateID;
    if (this.waiting && this.state >= this.waiting.number) this.waiting.resolve();
  }
  has(number) {
    return new Promise((resolve) => {
      if (this.state >= number) resolve();
      else this.waiting = { number, resolve };
    });
  }
  play(cell) {
    const payload = { type: "clickCell", args: [cell], playerID: this.id, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state, this.match, this.id);
  }
}

async function pair() {
  const { matchID } = await post("/games/tictactoe/create", { numPlayers: 2 });
  const players = [new Player(), new Player()];
  for (const id of [0, 1]) await players[id].sitDown(matchID, String(id));
  return players;
}

async function playGame(players, waits) {
  for (let turn = 0; turn < WHOLE_GAME.length; turn++) {
    const mover = players[turn % 2];
    const other = players[1 - (turn % 2)];
    const number = mover.state + 1;
    const sent = process.hrtime.bigint();
    mover.play(WHOLE_GAME[turn]);
    await other.has(number);
    waits.push(Number(process.hrtime.bigint() - sent) / 1e6);
    await mover.has(number);
  }
}

async function main() {
  let waits = [];
  let cpu = 0;
  let seconds = 0;
  let memory = 0;
  for (let round = 0; round < warmUp + rounds; round++) {
    if (round === warmUp) {
      waits = [];
      cpu = seconds = 0;
    }
    const pairs = [];
    while (pairs.length < clients / 2) {
      const group = Math.min(AT_ONCE, clients / 2 - pairs.length);
      pairs.push(...(await Promise.all(Array.from({ length: group }, pair))));
    }
    const before = cpuSeconds();
    const begun = process.hrtime.bigint();
    await Promise.all(pairs.map((players) => playGame(players, waits)));
    cpu += cpuSeconds() - before;
    seconds += Number(process.hrtime.bigint() - begun) / 1e9;
    memory = megabytes();
    for (const players of pairs) for (const player of players) player.socket.close();
  }
  waits.sort((a, b) => a - b);
  const rounded = (value) => Math.round(value * 100) / 100;
  console.log(
    JSON.stringify({
      game: "tictactoe",
      clients,
      think: 0,
      moves: waits.length,
      seconds: rounded(seconds),
      cpu_us_per_move: rounded((cpu / waits.length) * 1e6),
      p50_ms: rounded(waits[Math.floor(waits.length / 2)]),
      p99_ms: rounded(waits[Math.floor(waits.length * 0.99)]),
      memory_mb: rounded(memory),
    }),
  );
  process.exit(0);
}

main();
