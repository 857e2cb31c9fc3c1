import type { CompetitionCount, Game, Market, SportCount } from '#shared/contracts/catalogue.ts';
import type { LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import type { GameState, Pair, ReportLine } from '#shared/domain/game/game-state.ts';
import type { ListSort } from '#shared/domain/routing/list-choice.ts';
import type { TimeFilter } from '#shared/domain/routing/time-filters.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { OutcomeStatus } from '../models/model.ts';
import type { Sections } from './game-index.ts';
import type { PriceHistory } from './history/price-histories.ts';
import type { JointBook } from './joint/joint-book.ts';

/** Price of one selection at this instant. */
export interface Quote {
  readonly selectionId: number;
  readonly gameId: number;
  /** Thousandths, margin included. */
  readonly price: number;
  /** True for a price that is shown but takes no bets now. */
  readonly suspended: boolean;
  readonly live: boolean;
  /** True for a quarter line, which no anti-express can hold. */
  readonly quarterLine: boolean;
  readonly kind: number;
  readonly score: Pair;
}

/** Incident that closed the game's book: prices seen before it take no bets. */
export interface MaterialIncident {
  readonly kind: string;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Change of one game in the book, in absolute values. */
export interface BookChange {
  readonly gameId: number;
  /** Selections with a new price or suspension; price 0 for one that has left the book. */
  readonly odds: readonly {
    readonly selectionId: number;
    readonly price: number;
    readonly suspended: boolean;
    /**
     * True for selections in the columns of the lists. When another line becomes the balanced one, its selections come
     * with `main` and replace those of the old line, which continues without it.
     */
    readonly main: boolean;
  }[];
  /** New visible state; null when it has not changed. */
  readonly state: GameState | null;
  /** True once the game has left the book (finished, cancelled). */
  readonly gone: boolean;
}

export interface GameQuery {
  readonly section: 'live' | 'line';
  readonly sportId?: number;
  readonly competitionId?: number;
  readonly filter?: TimeFilter;
  readonly hours?: number;
  /** Instants between which a game of the line must start, the second one excluded; server clock, epoch ms. */
  readonly span?: { readonly from: number; readonly until: number };
  /** Only these games, and those of these competitions and teams. */
  readonly among?: {
    readonly games: ReadonlySet<number>;
    readonly competitions: ReadonlySet<number>;
    readonly teams: ReadonlySet<number>;
  };
  readonly sort?: ListSort;
}

/** Parts of a game's address. */
export type GameAddress = Pick<Game, 'competitionId' | 'competitionSlug' | 'id' | 'slug' | 'sportId'>;

/**
 * Book of the house: every game on offer, with its prices. It is a pure function of seed, clock and QA's overrides, so
 * every process computes the same book and a restart continues it.
 */
export interface Book extends JointBook {
  /** Returns the sports with their counts for the rail, in the order of the catalogue. */
  sports(): SportCount[];
  /** Returns the competitions of a sport that have games; none for an unknown sport. */
  competitions(sportId: number): CompetitionCount[];
  /** Returns the top competitions that have games, in the order of the catalogue. */
  topCompetitions(): CompetitionCount[];
  /** Returns ids of games in display order: real ones first, then sport, competition order, start, id. */
  list(query: GameQuery): number[];
  featured(limit: number): number[];
  /** Returns the games on offer without pricing them; the same object until they change. */
  sections(): Sections;
  /** Names of teams and competitions, for the search; they never change. */
  readonly names: Pick<Catalogue, 'competitions' | 'team' | 'teams'>;
  /** Returns the game in contract form with its main markets, also when it is finished; null for an unknown id. */
  game(gameId: number): Game | null;
  /** Returns the parts of the game's address without pricing the game; null for an unknown id. */
  address(gameId: number): GameAddress | null;
  /** Returns the start that the game was moved to; null for a game that begins as planned, and for an unknown id. */
  movedStart(gameId: number): number | null;
  /** Returns the state of the game without pricing it; null for an unknown id. */
  state(gameId: number): GameState | null;
  /** Returns all markets that are on offer now; none once the game is over. */
  markets(gameId: number): Market[];
  /** Returns the latest events of the game, newest first; none before it starts. */
  report(gameId: number): ReportLine[];
  quote(selectionId: number): Quote | null;
  /**
   * Returns how the price of a selection moved, computed from seed and clock like the present one (decision 053); null
   * for an id that is no selection and for an unknown game.
   */
  priceHistory(selectionId: number): Promise<PriceHistory | null>;
  /**
   * Returns the probability behind the price of a selection, without the margin; null when the selection is not in the
   * book.
   */
  chance(selectionId: number): LegChance | null;
  /**
   * Tells whether the house has stopped the market of a selection, or the bet builders of a game when the id is that of
   * a group (decision 029).
   */
  isStopped(selectionId: number): boolean;
  /** Returns the incidents that closed the game's book in (since, until], server clock. */
  materialIncidents(gameId: number, since: number, until: number): MaterialIncident[];
  /** Returns the status of a selection that is decided by now, else null. A cancelled game returns every stake (2). */
  settle(selectionId: number): OutcomeStatus | null;
  /**
   * Tells whether something in the game may be decided by now: it has started, is over, is unknown, or QA has decided
   * something. Far cheaper than asking for each selection.
   */
  mayDecide(gameId: number): boolean;
  /** Returns the final score of a finished game, else null. */
  finalScore(gameId: number): Pair | null;
  /** Returns the earliest server instant at which an open selection can be decided: the next event of the game. */
  nextEventAt(gameId: number): number | null;
  /**
   * Sets the games of which every market is announced; other listed games announce their columns only. The feed names
   * the games that clients follow in full.
   */
  announceInFull(gameIds: ReadonlySet<number>): void;
  /** Announces changes at most every 100 ms of wall clock; returns the function that ends the subscription. */
  onChanges(listener: (changes: readonly BookChange[]) => void): () => void;
  /**
   * Announces games with events that may decide bets (period ends, goals, finish); returns the function that ends the
   * subscription.
   */
  onDecisions(listener: (gameIds: readonly number[]) => void): () => void;
  /** Starts and stops the ticker; both calls are idempotent. */
  start(): void;
  stop(): void;
}
