import * as v from 'valibot';
import { GAME_PHASES } from '../domain/game/game-state.ts';
import { LIST_DAYS, LIST_SORTS } from '../domain/routing/list-choice.ts';
import { TIME_FILTERS } from '../domain/routing/time-filters.ts';
import { PERIOD_KINDS } from '../domain/sports/sports.ts';
import { zoneInQuery } from '../domain/time/zone-schema.ts';
import { defineCall } from './call.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const pair = v.tuple([v.number(), v.number()]);

export const teamSchema = v.object({
  id,
  name: v.string(),
  shortName: v.string(),
  /** Two colours (#rrggbb) for the drawn crest. */
  colors: v.tuple([v.string(), v.string()]),
  /** ISO 3166 alpha-2 of a player or a national team. */
  country: v.optional(v.string()),
});

export const incidentSchema = v.object({
  kind: v.string(),
  side: v.nullable(v.picklist([0, 1])),
  at: shownInstant,
});

/** Line of the running report of a game. */
export const reportLineSchema = v.object({
  ...incidentSchema.entries,
  period: v.number(),
  clockSeconds: v.nullable(v.number()),
  score: v.nullable(v.pipe(pair, v.readonly())),
});

export const gameStateSchema = v.object({
  statusId: v.picklist([1, 2, 3, 4, 5]),
  period: v.number(),
  periodKind: v.optional(v.picklist(PERIOD_KINDS)),
  phase: v.optional(v.picklist(GAME_PHASES)),
  clockSeconds: v.nullable(v.number()),
  clockAt: shownInstant,
  clockRate: v.number(),
  score: pair,
  periodScores: v.array(pair),
  points: v.optional(v.tuple([v.string(), v.string()])),
  server: v.optional(v.picklist([0, 1])),
  counters: v.optional(v.record(v.string(), pair)),
  suspended: v.boolean(),
  incident: v.nullable(incidentSchema),
});

export const outcomeSchema = v.object({
  /** Selection id: game, market type, period, parameter and outcome packed (shared/domain/ids/selection-id.ts). */
  id,
  /** Index in the list of outcomes of the market type. */
  outcome: v.number(),
  /** Name in the language of the request, in a market whose type is the operator's own. */
  name: v.optional(v.string()),
  /** Thousandths. */
  price: v.number(),
  suspended: v.boolean(),
});

export const marketSchema = v.object({
  typeId: v.number(),
  period: v.number(),
  /** Raw parameter; the `param` of the market type says what it means. */
  param: v.number(),
  /** Name in the language of the request, with its line, of a market whose type is the operator's own. */
  name: v.optional(v.string()),
  outcomes: v.array(outcomeSchema),
});

/** Segment of addresses of a sport that is the operator's own. */
const sportSlug = v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,40}$/)));

/** Whether it is played by software or on a console, not in a stadium; without a word the sport decides (shared/domain/sports/simulated.ts). */
const simulated = v.optional(v.boolean());

export const competitionSchema = v.object({
  id,
  sportId: id,
  sportSlug,
  name: v.string(),
  slug: v.string(),
  /** ISO 3166 alpha-2, or a region key of the locale namespace `sports` (region_world, region_europe …). */
  country: v.string(),
  top: v.boolean(),
  order: v.number(),
  simulated,
});

export const gameSchema = v.object({
  id,
  sportId: id,
  sportSlug,
  competitionId: id,
  competition: v.string(),
  competitionSlug: v.string(),
  country: v.string(),
  slug: v.string(),
  simulated,
  home: teamSchema,
  away: teamSchema,
  /** Server clock, epoch ms. */
  startAt: shownInstant,
  live: v.boolean(),
  state: gameStateSchema,
  /** Number of markets that the game page offers now. */
  marketCount: v.number(),
  /** Markets of the list columns (columns 1 to 3 of the market type, with `wide` all), each with its most balanced line. */
  main: v.array(marketSchema),
});

export const competitionCountSchema = v.object({
  ...competitionSchema.entries,
  live: v.number(),
  line: v.number(),
});

export const sportCountSchema = v.object({
  id,
  slug: v.string(),
  /** Name in the language of the request, of a sport that is the operator's own. */
  name: v.optional(v.string()),
  live: v.number(),
  line: v.number(),
});

const section = v.picklist(['live', 'line']);
const numeric = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));
/** Comma list of at most a hundred ids. */
const idList = v.pipe(v.string(), v.regex(/^\d{1,16}(,\d{1,16}){0,99}$/));

/**
 * Answers the rail of sports: all sports with counts, and the top competitions. The competitions of a sport come when
 * the player opens it.
 */
export const sportsCall = defineCall({
  isSameForAll: true,
  id: 'sports',
  method: 'GET',
  partial: {},
  path: openPaths.sports,
  rate: 'read',
  summary: 'Sports and the top competitions, with the number of live and line games of each',
  answer: v.object({ sports: v.array(sportCountSchema), top: v.array(competitionCountSchema), now: shownInstant }),
});

/** Answers the competitions of one sport for the rail. */
export const competitionsCall = defineCall({
  isSameForAll: true,
  id: 'competitions',
  method: 'GET',
  partial: {},
  path: openPaths.competitions,
  rate: 'read',
  summary: 'Competitions of a sport that have games, with the number of live and line games of each',
  params: v.object({
    /** Sport slug. */
    sport: v.string(),
  }),
  answer: v.object({ competitions: v.array(competitionCountSchema), now: shownInstant }),
  errors: ['SPORT_UNKNOWN'],
});

/** Answers a list of games in display order: real ones first, then sport, competition order, start. */
export const gamesCall = defineCall({
  isSameForAll: true,
  id: 'games',
  method: 'GET',
  partial: {},
  path: openPaths.games,
  rate: 'read',
  summary: 'Games of the live or the line section with the markets of the list columns',
  query: v.object({
    section,
    /** Sport slug. */
    sport: v.optional(v.string()),
    competition: v.optional(numeric),
    filter: v.optional(v.picklist(TIME_FILTERS)),
    /** `time` lists by start, across sports and competitions; real games stay before simulated ones. */
    sort: v.optional(v.picklist(LIST_SORTS)),
    /** Hours from now in which a game must start; line section only. */
    hours: v.optional(numeric),
    /** Day on which a game must start; line section only. */
    day: v.optional(v.picklist(LIST_DAYS)),
    /** Zone of that day: its name, or minutes from UTC; UTC without it. */
    zone: v.optional(zoneInQuery),
    /** Comma list of game ids: exactly these games, from any section (favourites, coupon). */
    ids: v.optional(v.pipe(v.string(), v.regex(/^\d+(,\d+){0,99}$/))),
    /** Comma lists of ids: only these games, and those of these competitions and teams (favourites). */
    games: v.optional(idList),
    competitions: v.optional(idList),
    teams: v.optional(idList),
    /** Adds the markets of further columns to `main`: double chance, both teams to score, total of corners. */
    wide: v.optional(v.literal('1')),
    cursor: v.optional(v.string()),
    limit: v.optional(numeric),
  }),
  answer: v.object({
    games: v.array(gameSchema),
    /** Number of matching games on all pages. */
    total: v.number(),
    next: v.nullable(v.string()),
    /** Sequence of the feed at which the prices were read, so that the socket takes over without a gap. */
    sequence: v.number(),
    epoch: v.string(),
    now: shownInstant,
  }),
  errors: ['SPORT_UNKNOWN', 'COMPETITION_UNKNOWN'],
});

/** Answers everything that the game page shows. */
export const gameCall = defineCall({
  isSameForAll: true,
  id: 'game',
  method: 'GET',
  partial: {},
  path: openPaths.game,
  rate: 'read',
  summary: 'One game with all its markets',
  params: v.object({ gameId: numeric }),
  answer: v.object({
    game: gameSchema,
    markets: v.array(marketSchema),
    /** Latest events of the game, the last first; empty before the start. */
    report: v.array(reportLineSchema),
    /** Other games of the competition to go on to: live games first, then games to come. */
    others: v.array(gameSchema),
    sequence: v.number(),
    epoch: v.string(),
    now: shownInstant,
  }),
  errors: ['GAME_UNKNOWN'],
});

/** Answers the featured live and line games of the home page. */
export const featuredCall = defineCall({
  isSameForAll: true,
  id: 'featured',
  method: 'GET',
  partial: {},
  path: openPaths.featured,
  rate: 'read',
  summary: 'Games for the head of the home page: the most popular live ones, then the next of the top competitions',
  answer: v.object({ games: v.array(gameSchema), sequence: v.number(), epoch: v.string(), now: shownInstant }),
});

export type Team = v.InferOutput<typeof teamSchema>;
export type QuotedOutcome = v.InferOutput<typeof outcomeSchema>;
export type Market = v.InferOutput<typeof marketSchema>;
export type Game = v.InferOutput<typeof gameSchema>;
export type Competition = v.InferOutput<typeof competitionSchema>;
export type CompetitionCount = v.InferOutput<typeof competitionCountSchema>;
export type SportCount = v.InferOutput<typeof sportCountSchema>;
export type GameSection = 'live' | 'line';
