import * as v from 'valibot';
import { readStoredJson } from '#shared/text/stored-json.ts';

/** Key in the storage of the host. */
export const FAVOURITES_KEY = 'favourites';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

const schema = v.object({
  game: v.array(v.object({ id, startAt: v.number() })),
  competition: v.array(
    v.object({ id, sportId: id, sportSlug: v.optional(v.string()), name: v.string(), slug: v.string() }),
  ),
  team: v.array(
    v.object({
      id,
      sportId: id,
      name: v.string(),
      colors: v.tuple([color, color]),
      country: v.optional(v.string()),
    }),
  ),
  market: v.array(v.object({ id })),
});

export type StoredFavourites = v.InferOutput<typeof schema>;

/** Time after its start when a game is over and its favourite is dropped, ms. */
const GAME_KEPT_MS = 2 * 86_400_000;

const NOTHING: StoredFavourites = { game: [], competition: [], team: [], market: [] };

/**
 * Reads stored favourites. Invalid data counts as none: another version may have written it.
 * @param now server clock, epoch ms
 */
export function readFavourites(text: string | null, now: number): StoredFavourites {
  const stored = v.safeParse(schema, readStoredJson(text));
  if (!stored.success) return NOTHING;
  return { ...stored.output, game: stored.output.game.filter(({ startAt }) => startAt > now - GAME_KEPT_MS) };
}
