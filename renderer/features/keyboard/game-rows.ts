import { priceClass } from '#renderer/ui/price-button.tsx';

/** Rows and cards of games. */
const ROWS = 'main article[aria-label]';

/** The last focused element of a row, to which the focus returns from the bet slip. */
let left: HTMLElement | null = null;

const isShown = (element: Element): boolean => element.checkVisibility();

/** Returns the row that has the focus; null when it is elsewhere. */
function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROWS) ?? null;
}

/** Returns the visible prices of a row in the order of the page. */
function pricesOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(`.${priceClass}`)].filter(isShown);
}

/** Returns the link of a row and its prices, from left to right and from top to bottom. */
function stopsOf(row: HTMLElement): HTMLElement[] {
  const link = row.querySelector<HTMLElement>('a[href]');
  const stops = [...(link ? [link] : []), ...pricesOf(row)];
  const places = new Map(stops.map((stop) => [stop, stop.getBoundingClientRect()]));
  const place = (stop: HTMLElement) => places.get(stop) ?? { left: 0, top: 0 };
  return stops.sort((a, b) => place(a).left - place(b).left || place(a).top - place(b).top);
}

function focusIn(row: HTMLElement, element: HTMLElement | undefined): void {
  if (!element) return;
  left = element;
  row.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
}

/** Moves the focus to the next row (1) or the previous one (-1), at the same price; from elsewhere to the first in sight. */
export function moveRow(step: -1 | 1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(isShown);
  const from = focusedRow();
  const to = from ? rows[rows.indexOf(from) + step] : firstInSight(rows);
  if (!to) return;
  const place = from ? pricesOf(from).indexOf(document.activeElement as HTMLElement) : -1;
  const prices = pricesOf(to);
  const price = place === -1 ? undefined : prices[Math.min(place, prices.length - 1)];
  focusIn(to, price ?? to.querySelector<HTMLElement>('a[href]') ?? undefined);
}

/** Returns the row that the player left, while it is in sight, or else the first row below the header. */
function firstInSight(rows: readonly HTMLElement[]): HTMLElement | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isInSight = (row: HTMLElement) => {
    const { top } = row.getBoundingClientRect();
    return top >= header && top < window.innerHeight;
  };
  const before = left?.isConnected ? left.closest<HTMLElement>(ROWS) : null;
  return before && isInSight(before) ? before : (rows.find(isInSight) ?? rows[0]);
}

/** Moves the focus inside its row to the next stop on the right (1) or on the left (-1). */
export function moveInRow(step: -1 | 1): void {
  const row = focusedRow();
  if (!row) return;
  const stops = stopsOf(row);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  focusIn(row, at === -1 ? stops[0] : stops[at + step]);
}

/**
 * Presses an outcome of the first market in the focused row: the first, the draw of a market of three, or the last.
 *
 * @param isOnlyFocus moves the focus to the price without pressing it
 */
export function pressOutcome(which: 'draw' | 'first' | 'second', isOnlyFocus: boolean): void {
  const row = focusedRow();
  const prices = row ? pricesOf(row) : [];
  const group = prices.filter(({ parentElement }) => parentElement === prices[0]?.parentElement);
  const hasDraw = group.length === 3;
  const chosen = which === 'first' ? group[0] : which === 'second' ? group.at(-1) : hasDraw ? group[1] : undefined;
  if (!row || !chosen) return;
  focusIn(row, chosen);
  if (!isOnlyFocus) chosen.click();
}

/** Returns the focus from the bet slip to the row that it came from. */
export function returnToRow(): void {
  const row = left?.isConnected ? left.closest<HTMLElement>(ROWS) : null;
  if (row && left) focusIn(row, left);
}
