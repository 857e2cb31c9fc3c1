import { moveInRow, moveRow, pressOutcome, returnToRow } from './game-rows.ts';
import { type Shortcut, shortcutOf } from './shortcut-of.ts';

/** What shortcuts need of the page. */
interface ShortcutPage {
  readonly openSearch: () => void;
  readonly openSheet: () => void;
  /** Brings the bet slip into sight and moves to its stake, or to the button that places. */
  readonly toStake: () => void;
  readonly toPlace: () => void;
  /** Takes back what the bet slip did last. */
  readonly undo: () => void;
  /** A press of a price places a bet at once: then a key only moves to the price, and Enter presses it. */
  readonly isOneClick: boolean;
}

const ACTIONS: Readonly<Record<Shortcut, (page: ShortcutPage) => void>> = {
  search: ({ openSearch }) => openSearch(),
  sheet: ({ openSheet }) => openSheet(),
  next: () => moveRow(1),
  previous: () => moveRow(-1),
  forwards: () => moveInRow(1),
  backwards: () => moveInRow(-1),
  first: ({ isOneClick }) => pressOutcome('first', isOneClick),
  draw: ({ isOneClick }) => pressOutcome('draw', isOneClick),
  second: ({ isOneClick }) => pressOutcome('second', isOneClick),
  stake: ({ toStake }) => toStake(),
  place: ({ toPlace }) => toPlace(),
  undo: ({ undo }) => undo(),
};

/** Carries out the shortcut of a pressed key; Escape leads from the bet slip back to the list. */
export function runShortcut(event: KeyboardEvent, page: ShortcutPage): void {
  if (event.key === 'Escape') {
    returnToRow();
    return;
  }
  const shortcut = shortcutOf(event);
  if (shortcut) ACTIONS[shortcut](page);
}
