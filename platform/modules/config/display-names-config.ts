import * as v from 'valibot';
import { LANGUAGES } from '#shared/domain/languages.ts';

/** Largest number of teams, and of competitions, that an operator names in one language. */
const MAX_NAMED = 5000;

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/, 'must be the id of a team or competition, in digits'));
/** What is not seen, breaks the line, or turns the text around it: a name stands in lists, titles, files and messages. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const name = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60),
  v.check((text) => !UNSEEN.test(text), 'must not have characters that are not seen or that steer the direction'),
  v.regex(/[\p{L}\p{N}]/u, 'must have a letter or a digit'),
);
const byId = v.optional(
  v.pipe(
    v.record(id, name),
    v.check((names) => Object.keys(names).length <= MAX_NAMED, `at most ${MAX_NAMED} names`),
  ),
);

/**
 * Names of teams and competitions as the operator writes them, by language, then by id:
 * `{ "ru": { "teams": { "1842": "Нортпорт" }, "competitions": { "7": "Городская лига" } } }`. They win over the product's own.
 */
export const displayNamesSchema = v.record(
  v.picklist(LANGUAGES.map(({ code }) => code)),
  v.strictObject({ teams: byId, competitions: byId }),
);

export type DisplayNames = v.InferOutput<typeof displayNamesSchema>;
