"""Somebody at a browser: opens pages, makes choices, and remembers all messages."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, Response, ViewportSize, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

Json = dict[str, Any]

DESKTOP: Json = {"viewport": {"width": 1440, "height": 900}}
PHONE: Json = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
FAR_AWAY = (19, 0)  # column and row of T1: in the first round nobody comes so far
ON_EVERY_CARD = ("Play now", "Invite friends", "Play at this device", "Against 3 bots: bosun", "About this game")
SIZES: dict[str, Json] = {"desktop": DESKTOP, "phone": PHONE}

# Runs before the page's own code. It keeps all messages, so that the tests' conditions can read them, and makes the
# page's nonces the same in every run. The page fetches everything at once, without waiting for a quiet
# time (web/src/net/lazy.svelte.ts).
LISTEN = """
(() => {
  crypto.getRandomValues = (bytes) => bytes.fill(7);
  window.quietTime ??= 0;
  window.heard = [];
  window.told = [];
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', (event) => {
        if (window.deaf) event.stopImmediatePropagation();
        else window.heard.push(JSON.parse(event.data));
      });
    }
    send(data) {
      window.told.push(JSON.parse(data));
      super.send(data);
    }
  };
  const ANSWERS = ['ack', 'refused', 'refusal'];
  window.answers = () => window.heard.filter((one) => ANSWERS.includes(one.kind));
  const shown = (one) => (one.kind === 'snapshot' ? one.update : one);
  window.updates = () => window.heard.map(shown).filter((one) => one?.view);
  window.newest = () => window.updates().at(-1);
  window.seats = () => window.heard.filter((one) => one.kind === 'snapshot').at(-1).seats;
  window.waitsFor = (seats, number) => {
    const last = window.newest();
    if (!last || last.number < number) return null;
    return last.result ? { seat: null } : seats.includes(last.asked?.seat) ? { seat: last.asked.seat } : null;
  };
  const ofLog = (one) => one.log.map(([at, event]) => [at, event]);
  const events = (one) => (one.kind === 'snapshot' ? ofLog(one) : one.events.map((event) => [one.number, event]));
  window.story = () => {
    const first = window.heard.findIndex((one) => one.kind === 'snapshot' && one.update);
    return window.heard.filter((one, at) => at === first || (at > first && one.kind === 'update')).flatMap(events);
  };
})();
"""
# A ship and its square can both be targets: where they lie on one spot, a tap offers both.
UNCOVERED = """
(all, wanted) => all.flatMap((one, at) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const found = document.elementsFromPoint(x + width / 2, y + height / 2).map((on) => on.closest('[data-target]'));
  const key = one.getAttribute('data-target') ?? one.getAttribute('data-key');
  const isWanted = wanted === null || wanted.includes(key);
  const isThere = one.dataset.key !== undefined || found.includes(one); // the middle of a bent field is not in it
  return isWanted && isThere && new Set(found.filter(Boolean)).size < 2 ? [at] : [];
})
"""
# Something is to be confirmed, there are several ways, or the server has answered already.
CHOSEN = """
before => window.answers().length > before
  || document.querySelector('.actions .primary:not(:disabled), button.way:not(:disabled)')
"""
SHORT = 2_000  # ms: enough for a click on a button that is there
SQUARES = ".board [data-target^=place], ul.chips button[data-key^=place]"  # that are offered
BUTTONS = ".actions .button:not(.primary), ul.chips button:not([aria-pressed])"
# Where a square is on the screen, once the chart does not move. An upright chart has east at the top.
WHERE = """
async ([column, row]) => {
  const find = () => {
    const sea = document.querySelector('.board svg');
    const [x, y] = innerHeight > innerWidth ? [row, 20 - column] : [column, row];
    const point = new DOMPoint(x * 100, y * 100).matrixTransform(sea.getScreenCTM());
    return [point.x, point.y];
  };
  const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (let [was, is] = [[], find()]; ; [was, is] = [is, find()]) {
    if (String(was) === String(is)) return is;
    await twoFrames();
  }
}
"""
# A part that came just now has changed the size of the chart; the chart follows before the next frame.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# What a browser itself logs without a network, also for a service worker; the page cannot prevent it.
NETWORK = ("net::ERR_", "WebSocket connection to", "Failed to load resource", "when fetching the script")


class Person:
    """One context, one page. `errors` must stay empty."""

    def __init__(self, context: BrowserContext, url: str, size: str, name: str, **settings: object) -> None:
        self.context = context
        self.url = url
        self.size = size
        self.name = name
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self.acted = -1  # the entry of this person's newest move
        self.one_tap = settings.get("oneTap") is True
        kept = {"language": "en", "theme": "dark", "speed": "instant", "sound": False, "name": name, **settings}
        words = json.dumps(json.dumps(kept))
        context.add_init_script(
            f"try {{ localStorage['skulduggery.settings'] ??= {words}; }} catch {{ /* about:blank has no storage */ }}"
        )
        context.add_init_script(LISTEN)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.note(said.type, said.text))
        page.on("websocket", self.listen)
        page.on("response", lambda answer: self.responses.append(answer))  # noqa: PLW0108  (Playwright marks it)
        return page

    def note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in NETWORK):
            self.errors.append(text)

    def listen(self, connection: WebSocket) -> None:
        connection.on("framereceived", lambda data: self.frames.append(str(data)))

    # --- where to go

    def home(self) -> "Person":
        self.page.goto(self.url)
        return self

    def visit(self, link: str) -> "Person":
        self.page.goto(link)
        return self

    def button(self, name: str, exact: bool = True) -> Locator:
        """On the home page every game has the same buttons: there the first one is meant."""
        found = self.page.get_by_role("button", name=name, exact=exact and name != "Play now")
        return found.first if name in ON_EVERY_CARD else found

    # --- at the table

    @property
    def status(self) -> Locator:
        return self.page.locator("section.status")

    @property
    def my_turn(self) -> Locator:
        return self.page.locator("section.status.mine")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".actions .primary")

    @property
    def ways(self) -> Locator:
        """What can be done on a square that has been tapped, or how one can go there."""
        return self.page.locator("button.way")

    @property
    def targets(self) -> Locator:
        """What may be chosen: on the chart of a desk, in the chips of a phone."""
        return self.page.locator(".board [data-target]" if self.size == "desktop" else "ul.chips button[aria-pressed]")

    @property
    def hand(self) -> Locator:
        """What may be chosen as a card."""
        return self.page.locator(".hand button")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log .lines li:not(.divider)")

    def newest(self) -> Json:
        """The newest update this page was sent; the first one is waited for."""
        found: Json = self.page.wait_for_function("() => window.newest()").json_value()
        return found

    def seats(self) -> list[int]:
        """The seats this page speaks for."""
        self.newest()
        found: list[int] = self.page.evaluate("window.seats()")
        return found

    def asked(self) -> Json:
        """The question to this person, waited for."""
        expect(self.my_turn).to_be_visible()
        question: Json = self.newest()["asked"]
        return question

    def go_deaf(self, deaf: bool = True) -> None:
        """From now on the page gets no messages of the server, as if they were lost."""
        self.page.evaluate("deaf => { window.deaf = deaf; }", deaf)

    def told(self, kind: str) -> list[Json]:
        """What this page has said since it was loaded."""
        found: list[Json] = self.page.evaluate("kind => window.told.filter((one) => one.kind === kind)", kind)
        return found

    def answered(self, before: int) -> None:
        """The server has taken what this person did, and the page has seen what came of it."""
        answer = self.page.wait_for_function(
            "before => { const all = window.answers(); const last = all.at(-1);"
            " return all.length > before && (last.kind !== 'ack' || window.newest().number >= last.number) && last; }",
            arg=before,
        ).json_value()
        assert answer["kind"] == "ack", answer
        self.acted = answer["number"]

    def moved(self, known: int) -> None:
        """The match has gone on. Answers in a window are not acknowledged one by one."""
        self.page.wait_for_function("known => window.newest().number > known", arg=known)
        self.acted = self.newest()["number"]

    def answers(self) -> int:
        count: int = self.page.evaluate("window.answers().length")
        return count

    def choose(self, which: int = 0) -> None:
        """Take one of the choices: a target, which is to be confirmed; one of several ways, a card or a button."""
        if self.ways.count() > 0:
            self.ways.first.click()
        elif self.targets.count() > 0:
            self.choose_target(which)
        elif self.hand.count() > 0:
            self.hand.nth(which % self.hand.count()).click()
        else:
            self.page.locator(BUTTONS, has_not_text="List").last.click()

    def choose_target(self, which: int) -> None:
        """Where several ships may sail, first one of them, then its square."""
        kinds = [{target["kind"] for target in choice["targets"]} for choice in self.newest()["choices"]]
        ship_first = self.page.locator(SQUARES).count() == 0 and {"place", "piece"} in kinds
        for _ in range(1 + ship_first):
            free = self.free_targets()
            self.targets.nth(free[which % len(free)]).click()

    def free_targets(self) -> list[int]:
        """Squares where nothing but one thing can be done; else squares with several ways; else anything."""
        choices = [choice for choice in self.newest()["choices"] if "card" not in str(choice["targets"])]
        at = [(target["place"], choice) for choice in choices for target in choice["targets"] if "place" in target]
        places = [place for place, _ in at]
        plain = [place for place, choice in at if places.count(place) == 1 and not choice["preview"].get("further")]
        for wanted in ([f"place {place}" for place in plain], [f"place {place}" for place in places], None):
            free: list[int] = self.targets.evaluate_all(UNCOVERED, wanted)
            if free:
                return free
        return [0]

    def confirm_what_needs_it(self, before: int) -> None:
        """A square or a card is confirmed; what has several ways is chosen; a button was the choice itself."""
        while True:
            self.page.wait_for_function(CHOSEN, arg=before)
            if self.answers() > before:
                return
            try:
                self.ways.or_(self.confirm).first.click(timeout=SHORT)
            except PlaywrightTimeout:  # a button of the question before, which has gone: look again
                continue
            return

    def settled(self) -> "Person":
        """Waits until the parts that the first move does not need are loaded and drawn, too."""
        expect(self.page.locator(".closer")).to_be_attached()
        self.drawn()
        return self

    def drawn(self) -> None:
        """Waits until nothing that comes later can change the size of the chart."""
        expect(self.page.locator(".mat .room:empty")).to_have_count(0)
        self.page.evaluate(DRAWN)

    def resize(self, size: ViewportSize) -> None:
        """Change the size of the window. Scripts hear of it one frame after the style sheets."""
        self.page.set_viewport_size(size)
        self.page.evaluate(DRAWN)

    def act(self, which: int = 0) -> Json:
        """Answer the question of the moment, as a person would; tells the question."""
        question = self.asked()
        before = self.answers()
        if question["luck"]:
            self.confirm.click()
        else:
            self.choose(which)
            self.confirm_what_needs_it(before)
        self.answered(before)
        self.settled()
        return question

    def tap_place(self, column: int, row: int) -> None:
        """Tap a square of the chart, wherever it lies on this screen."""
        x, y = self.page.evaluate(WHERE, [column + 0.5, row + 0.5])
        self.page.mouse.click(x, y)

    def act_until(self, kind: str, most: int = 12) -> Json:
        """Answer until a question of this kind comes; tells it."""
        for _ in range(most):
            question = self.asked()
            if question["kind"] == kind:
                return question
            self.act()
        raise AssertionError(f"{self.name} was never asked {kind}")


def rule_of(link: Locator) -> str:
    """The id of the rule that a link opens. The link itself shows only a sign."""
    return str(link.get_attribute("aria-label")).removeprefix("Rule ")


def whose_turn(crew: Sequence[Person]) -> Person:
    """The one of them who is asked, waited for."""
    mover = next(turns(crew), None)
    assert mover is not None, "the match is over"
    return mover


def turns(crew: Sequence[Person]) -> Iterator[Person]:
    """Yields the person who is asked, again and again, until the match is over.

    Reads the page of the first person, and waits until it knows the moves of all of them. Otherwise a page that is late
    would still name the person who has just moved.
    """
    seats = {seat: person for person in crew for seat in person.seats()}
    while True:
        words = [[*seats], max(person.acted for person in crew)]
        found = crew[0].page.wait_for_function("([seats, known]) => window.waitsFor(seats, known)", arg=words)
        seat = found.json_value()["seat"]
        if seat is None:
            return
        yield seats[seat]
