import * as v from 'valibot';

/** Largest number of names that an operator adds, for one team and in all. */
const MAX_NAMES = 30;
const MAX_NAMED = 5000;

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/**
 * Further names of the operator for the search: nicknames, sponsors, spellings. The key is a team or competition as the
 * site shows it, or the segment of addresses of a competition (`england-premier-league`).
 */
export const searchNamesSchema = v.pipe(
  v.record(v.pipe(v.string(), v.minLength(1), v.maxLength(80)), v.pipe(v.array(name), v.maxLength(MAX_NAMES))),
  v.check((names) => Object.keys(names).length <= MAX_NAMED, `at most ${MAX_NAMED} teams and competitions`),
);

export type SearchNames = v.InferOutput<typeof searchNamesSchema>;
