import * as v from 'valibot';
import { competitionCountSchema, gameSchema, teamSchema } from './catalogue.ts';
import { line, prose } from './content-words.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/), v.maxLength(80));
/** Competition of the catalogue that a part is about: slugs of its sport and its own. */
const competition = { sport: slug, competition: slug };
/** The competition with its games that can be bet on; null for one that the site does not offer. */
const subject = { subject: v.nullable(competitionCountSchema) };

/** Kinds of blocks that a feature draws, as its record `<name>.part.ts` says. They are what composed pages are made of. */
export const PART_BLOCKS = {
  /** Head of a page of one competition: its place, what can be bet on now, and the way to its live and line games. */
  competition: { settings: competition, texts: { text: prose }, facts: subject },
  /** Games of one competition with their prices; at an address of the other section it is not shown. */
  competitionGames: {
    settings: { ...competition, section: v.picklist(['live', 'line']) },
    texts: { title: line },
    facts: subject,
  },
  /** Sides of one competition, each with the game that it plays now or next. */
  clubs: {
    settings: competition,
    texts: { title: line, text: v.exactOptional(prose) },
    facts: { ...subject, clubs: v.array(v.object({ team: teamSchema, game: v.nullable(gameSchema) })) },
  },
  /** All that the product stores on a device, by classes of consent, and a button that opens the cookie settings. */
  storage: { settings: {}, texts: { action: line }, facts: {} },
} as const;

export type PartKind = keyof typeof PART_BLOCKS;
/** Every kind of {@link PART_BLOCKS}. */
export const PART_KINDS = Object.keys(PART_BLOCKS) as PartKind[];
