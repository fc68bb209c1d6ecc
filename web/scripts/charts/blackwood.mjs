// What the signs of Port Blackwood's board mean on the chart. A new square board needs a file like this one and no
// more.
const ISLANDS = 'abcdefghi';

const charts = (source) => [
  {
    game: 'blackwood',
    source,
    seed: 11,
    land: `^THSM${ISLANDS}`,
    hills: '^',
    palms: ISLANDS,
    icons: { T: 'village', H: 'open-treasure-chest' },
    wharves: { P: 'anchor', X: 'x' },
    lairs: { S: 'pirate-skull', M: 'kraken-tentacle' },
    rose: '+',
    labels: [
      ...[...ISLANDS].map((sign) => ({ id: `island-${sign}`, signs: sign })),
      { id: 'lair-F6', near: 'S', great: true },
      { id: 'lair-O9', near: 'M', great: true },
      { id: 'place-port', near: 'T', great: true, ashore: true },
      { id: 'place-x', near: 'H', great: true, ashore: true },
    ],
    // Off the map, beyond the west edge: a bay in the frame beside its entry squares.
    bays: [{ place: 'anchorage', entries: '>', depth: 1.15 }],
    // What the page needs to know of the board and the book besides its picture.
    parts(cells) {
      const named = (sign) => cells.filter((cell) => cell.sign === sign).map((cell) => cell.name);
      const islands = [...ISLANDS].map((sign) => [`island-${sign}`, named(sign)]);
      const [hoard, town, skull, monster] = ['H', 'T', 'S', 'M'].map((sign) => named(sign)[0]);
      return {
        grounds: {
          ...Object.fromEntries(islands),
          'place-port': named('P'),
          'place-x': named('X'),
          'lair-F6': [skull], // as its text is called, wherever it lies
          'lair-O9': [monster],
        },
        hoard,
        town,
        lairs: { blackbeard: skull, monster },
        almanac: [...source.data.matchAll(/^coins_\w+ = (\[.+\])$/gm)].map(([, row]) => JSON.parse(row)),
      };
    },
  },
];
export default charts;
