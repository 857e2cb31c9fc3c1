import { isSelectionId } from '#shared/domain/ids/selection-id.ts';
import { paths } from '#shared/domain/routing/paths.ts';

const PARAMETER = 'picks';
const BASE = 36;
const BETWEEN = '-';

/** The address that puts bets into the coupon of whoever opens it. Prices, amounts and the player are not in it. */
export function picksLink(origin: string, language: string, selectionIds: readonly number[]): string {
  const picks = selectionIds.map((id) => id.toString(BASE)).join(BETWEEN);
  return `${origin}${paths.home(language)}?${PARAMETER}=${picks}`;
}

/** The bets of an address, each once; what is no selection is left out. */
export function readPicks(search: string, most: number): number[] {
  const text = new URLSearchParams(search).get(PARAMETER) ?? '';
  const ids = text.split(BETWEEN).map((part) => (/^[0-9a-z]+$/.test(part) ? Number.parseInt(part, BASE) : 0));
  return [...new Set(ids.filter(isSelectionId))].slice(0, most);
}

/** The same query without the bets. */
export function withoutPicks(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return query.size > 0 ? `?${query}` : '';
}
