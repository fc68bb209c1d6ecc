// The page of Liar's Dice: everybody's cup, the bid, and a picker for the next bid. The interface is page.d.ts of
// skulduggery/games; docs/plugins/page.md explains it.

/** We offer the bids ourselves; buttons (roll, doubt) are in the bar of the table. */
export const choices = true;

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

function make(tag, className, text = '') {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function die(value) {
  const shown = make('span', value ? 'liars-die' : 'liars-die hidden');
  shown.setAttribute('role', 'img');
  shown.setAttribute('aria-label', value ? String(value) : '?');
  for (let at = 0; at < 9; at++) shown.append(make('i', PIPS[value]?.includes(at) ? 'pip' : ''));
  return shown;
}

/** @type {import('skulduggery').Mount} */
export default function mount(element, host) {
  const style = document.head.appendChild(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: host.url('page.css') }),
  );
  let count = 0;
  let last = null;

  function cup(table, seat) {
    const row = make('div', seat === table.asked?.seat ? 'liars-cup asked' : 'liars-cup');
    row.style.setProperty('--seat', host.colour(seat));
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', host.say('liars-cup', { name: table.names[seat] }));
    row.append(make('strong', '', table.names[seat]), ...table.view.dice[seat].map(die));
    return row;
  }

  function bid({ view, names }) {
    const { bidder, bid_count: many, bid_face: face } = view;
    if (bidder === null) return host.say('liars-nobody');
    return host.say('liars-bid', { name: names[bidder], count: many, face });
  }

  function button(text, isDisabled, onclick) {
    const made = make('button', 'button', text);
    made.disabled = isDisabled;
    made.onclick = onclick;
    return made;
  }

  /** One number of dice at a time, with a button for each face that is high enough. */
  function picker(table) {
    const bids = table.choices.filter(({ move }) => move.kind === 'bid');
    const counts = [...new Set(bids.map(({ move }) => move.count))];
    if (!counts.includes(count)) count = counts[0] ?? 0;
    const line = make('div', 'liars-line');
    if (counts.length === 0) return line;
    const turn = (by) => () => {
      count += by;
      update(last);
    };
    const fewer = button('−', !counts.includes(count - 1), turn(-1));
    const more = button('+', !counts.includes(count + 1), turn(1));
    fewer.setAttribute('aria-label', host.say('liars-fewer'));
    more.setAttribute('aria-label', host.say('liars-more'));
    const number = make('output', 'liars-count', `${count} ×`);
    number.setAttribute('aria-label', host.say('liars-count'));
    line.append(fewer, number, more);
    for (const choice of bids.filter(({ move }) => move.count === count)) {
      const face = button('', table.busy, () => host.take(choice));
      face.setAttribute('aria-label', host.tell(choice));
      face.append(die(choice.move.face));
      line.append(face);
    }
    return line;
  }

  function update(table) {
    last = table;
    const seats = table.names.map((_, at) => (at + (table.seat ?? 0)) % table.names.length);
    const news = make('p', 'liars-bid', bid(table));
    element.replaceChildren(news, picker(table), ...seats.map((seat) => cup(table, seat)));
  }

  return { update, destroy: () => style.remove() };
}
