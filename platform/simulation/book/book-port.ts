import type { CompetitionCount, Game, Market, SportCount } from '#shared/contracts/catalogue.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import type { GameState, Pair, ReportLine } from '#shared/domain/game/game-state.ts';
import type { TimeFilter } from '#shared/domain/routing/time-filters.ts';
import type { OutcomeStatus } from '../models/model.ts';
import type { JointBook } from './joint/joint-book.ts';

/** What the book says of one selection at this instant. */
export interface Quote {
  readonly selectionId: number;
  readonly gameId: number;
  /** Thousandths, margin included. */
  readonly price: number;
  /** The price stands but cannot be bet on now. */
  readonly suspended: boolean;
  readonly live: boolean;
  /** The market can be a leg of an express (quarter lines cannot be one of an anti-express). */
  readonly quarterLine: boolean;
  readonly kind: number;
  readonly score: Pair;
}

/** Why a game's prices may not be bet on at the old view of things: an incident that closed the book. */
export interface MaterialIncident {
  readonly kind: string;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** One change of the book; absolute values. */
export interface BookChange {
  readonly gameId: number;
  /** Selections whose price or suspension changed; price 0 has left the book. */
  readonly odds: readonly {
    readonly selectionId: number;
    readonly price: number;
    readonly suspended: boolean;
    /**
     * Belongs to the columns of the lists. When another line becomes the balanced one, its selections come with `main`,
     * and take the place of those of the old line, which go on without it.
     */
    readonly main: boolean;
  }[];
  /** Set when the visible state changed. */
  readonly state: GameState | null;
  /** The game left the book (finished, cancelled). */
  readonly gone: boolean;
}

export interface GameQuery {
  readonly section: 'live' | 'line';
  readonly sportId?: number;
  readonly competitionId?: number;
  readonly filter?: TimeFilter;
  readonly hours?: number;
}

/** What the address of a game is made of. */
export type GameAddress = Pick<Game, 'competitionId' | 'competitionSlug' | 'id' | 'slug' | 'sportId'>;

/**
 * The book of the house: every game on offer, priced. A pure function of seed, clock and QA's overrides, so that any
 * process computes the same one and a restart resumes it.
 */
export interface Book extends JointBook {
  /** Sports with counts for the rail, busiest order of the catalogue. */
  sports(): SportCount[];
  /** Those of a sport that have games; none for a sport that the catalogue lacks. */
  competitions(sportId: number): CompetitionCount[];
  /** Those that have games, in the order of the catalogue. */
  topCompetitions(): CompetitionCount[];
  /** Ids in display order: sport, competition order, start, id. */
  list(query: GameQuery): number[];
  featured(limit: number): number[];
  search(text: string, limit: number): { games: number[]; competitions: CompetitionCount[] };
  /** The game as contracts show it, main markets included; null when the id names no game. Finished games too. */
  game(gameId: number): Game | null;
  /** What its address is made of, without pricing it; null when the id names no game. */
  address(gameId: number): GameAddress | null;
  /** The state of the game alone, without pricing it; null when the id names no game. */
  state(gameId: number): GameState | null;
  /** All markets offered now; empty once the game is over. */
  markets(gameId: number): Market[];
  /** What has happened in the game lately, the last first; empty before it starts. */
  report(gameId: number): ReportLine[];
  quote(selectionId: number): Quote | null;
  /** What the price of a selection says without the margin that is in it; null when it is not in the book. */
  chance(selectionId: number): LegChance | null;
  /**
   * Whether the house has stopped the market of a selection; by the number of a group, the bet builders of its game
   * (decision 029).
   */
  isStopped(selectionId: number): boolean;
  /** Incidents that closed the game's book in (since, until], server clock. */
  materialIncidents(gameId: number, since: number, until: number): MaterialIncident[];
  /** The status of a selection if it is decided by now, else null. A cancelled game returns everything (2). */
  settle(selectionId: number): OutcomeStatus | null;
  /**
   * Whether something about the game may be decided by now: it has started, is over, is not known, or QA has decided
   * something. Costs next to nothing, unlike asking for each selection.
   */
  mayDecide(gameId: number): boolean;
  /** Final score once finished, else null. */
  finalScore(gameId: number): Pair | null;
  /** Earliest server instant at which an open selection of the game can be decided: the next event of the game. */
  nextEventAt(gameId: number): number | null;
  /**
   * Ids of games of which every market is announced; of all other games on the lists only the columns are. The feed names
   * those that somebody looks at whole.
   */
  followGames(gameIds: ReadonlySet<number>): void;
  /** Announces changes, at most every 100 ms of wall clock; returns the undo. */
  onChanges(listener: (changes: readonly BookChange[]) => void): () => void;
  /** Announces games that have events that may decide bets (period ends, goals, finish); returns the undo. */
  onDecisions(listener: (gameIds: readonly number[]) => void): () => void;
  /** Starts and stops the ticking; both are idempotent. */
  start(): void;
  stop(): void;
}
