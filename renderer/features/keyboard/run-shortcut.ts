import { runCouponCommand } from '#renderer/lib/ports/coupon-commands.ts';
import { moveInRow, moveRow, pressOutcome, returnToRow } from './game-rows.ts';
import { type Shortcut, shortcutOf } from './shortcut-of.ts';

/** What shortcuts need of the page. */
interface ShortcutPage {
  readonly openSearch: () => void;
  readonly openSheet: () => void;
  /** Brings the bet slip into sight, which may not be there yet when it returns. */
  readonly showCoupon: () => void;
  /** A press of a price places a bet at once: then a key only moves to the price, and Enter presses it. */
  readonly isOneClick: boolean;
}

/** Runs a command in the bet slip, which is brought into sight before. */
function toCoupon(command: 'place' | 'stake', { showCoupon }: ShortcutPage): void {
  showCoupon();
  requestAnimationFrame(() => runCouponCommand(command));
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
  stake: (page) => toCoupon('stake', page),
  place: (page) => toCoupon('place', page),
  undo: () => void runCouponCommand('undo'),
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
