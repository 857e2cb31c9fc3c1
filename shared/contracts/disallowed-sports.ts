import * as v from 'valibot';

/** Ids of sports, each once, ascending; none when left out. */
export const sportIds = v.optional(
  v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  ),
  [],
);

/** Entries of site config for sports that this site neither shows nor takes bets on, by section; ascending (B-06). */
export const disallowedSportsEntries = { lineDisallowSports: sportIds, liveDisallowSports: sportIds } as const;
