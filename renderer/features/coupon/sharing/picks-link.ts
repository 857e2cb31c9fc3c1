import { isGroup } from '#shared/domain/builder/group-id.ts';
import { isSelectionId } from '#shared/domain/ids/selection-id.ts';
import {
  PICK_BASE as BASE,
  PICK_SEPARATOR as BETWEEN,
  PICKS_PARAMETER as PARAMETER,
} from '#shared/domain/links/pick-text.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/** Separator between the members of a bet builder. */
const TOGETHER = '.';

/**
 * Returns the address that adds bets to the coupon of the player who opens it. It holds no prices, no amounts and no
 * player.
 *
 * @param groups members of bet builders, which follow the other bets
 */
export function picksLink(
  origin: string,
  language: string,
  selectionIds: readonly number[],
  groups: readonly (readonly number[])[] = [],
): string {
  const textOf = (id: number) => id.toString(BASE);
  const picks = [...selectionIds.map(textOf), ...groups.map((members) => members.map(textOf).join(TOGETHER))];
  return `${origin}${paths.home(language)}?${PARAMETER}=${picks.join(BETWEEN)}`;
}

/** Reads the bet builders of an address; skips what is not one. */
export function readGroups(search: string, max: number): number[][] {
  const parts = (new URLSearchParams(search).get(PARAMETER) ?? '').split(BETWEEN);
  const joined = parts.filter((part) => /^[0-9a-z.]+$/.test(part) && part.includes(TOGETHER));
  const groups = joined.map((part) => part.split(TOGETHER).map((id) => Number.parseInt(id, BASE)));
  return groups.filter(isGroup).slice(0, max);
}

/** Reads the bets of an address, each once; skips what is not a selection. */
export function readPicks(search: string, max: number): number[] {
  const text = new URLSearchParams(search).get(PARAMETER) ?? '';
  const ids = text.split(BETWEEN).map((part) => (/^[0-9a-z]+$/.test(part) ? Number.parseInt(part, BASE) : 0));
  return [...new Set(ids.filter(isSelectionId))].slice(0, max);
}

/** Returns the query without the bets. */
export function withoutPicks(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return query.size > 0 ? `?${query}` : '';
}
