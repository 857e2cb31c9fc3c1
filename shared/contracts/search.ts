import * as v from 'valibot';
import { MAX_SEARCHED_TEXT, MIN_SEARCHED_TEXT } from '../domain/search/search-length.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { competitionCountSchema, gameSchema, marketSchema, teamSchema } from './catalogue.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * Line of what a search found. Lines name games and competitions by their ids, which are in `games` and `competitions`
 * of the same answer.
 */
export const searchHitSchema = v.variant('kind', [
  /** Team or player, with the next game. */
  v.object({ kind: v.literal('team'), team: teamSchema, sportId: id, gameId: id }),
  v.object({ kind: v.literal('competition'), id }),
  v.object({ kind: v.literal('sport'), id, slug: v.string() }),
  v.object({ kind: v.literal('game'), gameId: id }),
  /** Market of a game that was asked for by its name. */
  v.object({ kind: v.literal('market'), gameId: id, market: marketSchema }),
]);

/** Team or player that a search names and that has no game now. */
export const quietTeamSchema = v.object({ team: teamSchema, sportId: id });

/**
 * Fields of what a search found. `hits` and the position of the feed are optional for a back end that has games and
 * competitions only: pages then show competitions, and after them games.
 */
const found = {
  games: v.array(gameSchema),
  competitions: v.array(competitionCountSchema),
  /** What to show, best first. */
  hits: v.optional(v.array(searchHitSchema), []),
  /** Teams and players that the text names and that have no game now, best first; shown after the others. */
  quiet: v.optional(v.array(quietTeamSchema), []),
  /** Position of the feed at which the prices were read. */
  sequence: v.optional(v.number(), 0),
  epoch: v.optional(v.string(), ''),
  now: shownInstant,
};

/** Finds teams, players, competitions, sports, games and markets by their names, also misspelt or in another script. */
export const searchCall = defineCall({
  id: 'search',
  method: 'GET',
  partial: {},
  path: openPaths.search,
  rate: perMinute(600),
  summary: 'Teams, players, competitions, sports, games and markets whose names match, best first',
  query: v.object({
    text: v.pipe(v.string(), v.trim(), v.minLength(MIN_SEARCHED_TEXT), v.maxLength(MAX_SEARCHED_TEXT)),
  }),
  answer: v.object(found),
});

/** Answers what visitors open most often from the search, for a search that is empty. */
export const popularSearchesCall = defineCall({
  isSameForAll: true,
  id: 'popularSearches',
  method: 'GET',
  partial: {},
  path: openPaths.popularSearches,
  rate: 'read',
  summary: 'Teams and competitions that visitors open most often from the search',
  answer: v.object(found),
});

/** Kinds of lines whose openings are counted. */
export const COUNTED_KINDS = ['team', 'competition'] as const;

/** Counts that a line of the search was opened. It stores neither who opened it nor what was typed. */
export const noteSearchOpenedCall = defineCall({
  id: 'noteSearchOpened',
  method: 'POST',
  path: openPaths.noteSearchOpened,
  rate: perMinute(60),
  summary: 'Counts that a team or a competition was opened from the search, without saying by whom',
  body: v.object({ kind: v.picklist(COUNTED_KINDS), id }),
  answer: v.object({ now: shownInstant }),
});

export type SearchHit = v.InferOutput<typeof searchHitSchema>;
export type QuietTeam = v.InferOutput<typeof quietTeamSchema>;
export type SearchAnswer = v.InferOutput<typeof searchCall.answer>;
export type CountedKind = (typeof COUNTED_KINDS)[number];
