// The table's keys (UX-19). The board itself handles arrows and zoom once it has the focus. They can be switched off.
import type { Choosing } from '../state/choosing.svelte';
import { dialogs } from '../state/dialogs.svelte';
import { settings } from '../state/settings.svelte';
import { hintButton } from './hintButton';
import type { TableModel } from '../state/table.svelte';

interface Hands {
  focusBoard(): void;
  toggleList(): void;
  toggleText(): void;
}

export function tableKeys(model: TableModel, choosing: Choosing, hands: Hands): (event: KeyboardEvent) => void {
  const actions: Record<string, () => void> = {
    u: () => choosing.undo(),
    l: () => document.querySelector<HTMLElement>('.log .lines')?.focus(),
    r: () => dialogs.open('rules', choosing.asked?.rule ?? ''),
    d: hands.toggleList,
    h: () => hintButton(model)[0]?.act(),
    t: hands.toggleText,
    '?': () => dialogs.open('help'),
    Escape: () => choosing.cancel(),
    ArrowUp: hands.focusBoard,
    ArrowDown: hands.focusBoard,
    ArrowLeft: hands.focusBoard,
    ArrowRight: hands.focusBoard,
  };

  /** A card with this number, else a button. */
  function press(digit: string): void {
    const card = document.querySelector<HTMLElement>(`.hand [aria-keyshortcuts='${digit}']`);
    if (card) card.click();
    else pressButton(choosing, Number(digit) - 1);
  }

  return (event) => {
    if (!settings.shortcuts || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // What lies behind an open dialog or list must not act, and Escape closes it.
    const open = dialogs.name !== null || document.querySelector('dialog[open], [popover=""]:popover-open');
    if (open || isTyping(event.target)) return;
    const act = actions[event.key] ?? actions[event.key.toLowerCase()];
    if (event.key === ' ' && model.show.playing) model.show.leap();
    else if (event.key === 'Enter' && choosing.chosen && !isPressable(event.target)) choosing.confirm();
    else if (/^[1-9]$/.test(event.key)) press(event.key);
    else if (act && !(event.key.startsWith('Arrow') && walksByArrows(event.target))) act();
    else return;
    event.preventDefault();
  };
}

/** The buttons by number, as the keys 1 to 9 press them. In a window the first is always the one that passes. */
export function pressButton(choosing: Choosing, index: number): void {
  const { buttons, ways } = choosing;
  const button = buttons[index];
  const fixed = choosing.window ? 1 : 0;
  if (ways.length === 0 || index < fixed) return button && choosing.tap(button);
  const way = ways[index - fixed];
  if (way) choosing.take(way);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, select, textarea') || target.isContentEditable);
}

/** The log scrolls by arrows, and a slider moves. Everywhere else they lead to the chart. */
function walksByArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('.lines, .scrolls, [role="slider"]');
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"]') !== null;
}
