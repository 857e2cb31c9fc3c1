import type { DecidingEventRecord } from '#shared/contracts/deciding-event.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import type { Pool } from '../../database/pool.ts';
import type { OutcomeStatus } from '../../simulation/models/model.ts';

/** Circumstances of a decision: the event that had just happened, the score and the status of the game. */
export interface DecidedBy {
  readonly event: DecidingEventRecord | null;
  readonly score: Pair | null;
  /** GAME_STATUS; null for a game that the book does not know. */
  readonly gameStatusId: number | null;
}

/** The stored decision of a selection. */
export interface SelectionResult {
  readonly selectionId: number;
  readonly statusId: OutcomeStatus;
  /** Server clock, epoch ms. */
  readonly decidedAt: number;
  readonly event: DecidingEventRecord | null;
}

/** The stored end of a game. */
export interface GameResult {
  readonly gameId: number;
  readonly state: 'finished' | 'cancelled' | 'vanished';
  /** Null for a game that was not finished. */
  readonly finalScore: Pair | null;
}

/** Stored results of some selections and games. */
export interface StoredResults {
  /** Number of the present replay: 1, and one more for each time QA has reset the world. */
  readonly replay: number;
  readonly selections: readonly SelectionResult[];
  readonly games: readonly GameResult[];
}

/** A decision of the leader that is not stored yet. */
export interface NewSelectionResult extends Pick<SelectionResult, 'selectionId' | 'statusId'> {
  readonly gameId: number;
  readonly by: DecidedBy;
}

/** An end of a game that is not stored yet; `endedAt` is server clock, epoch ms. */
export interface NewGameResult extends GameResult {
  readonly endedAt: number;
  readonly by: DecidedBy;
}

/** Decisions that a leader stores in one call. */
export interface DecisionStep {
  readonly term: number;
  readonly version: number;
  readonly replay: number;
  /** Server clock, epoch ms. */
  readonly at: number;
  readonly selections: readonly NewSelectionResult[];
  readonly games: readonly NewGameResult[];
  /** Ids whose results the same call returns. */
  readonly wanted: { readonly selections: readonly number[]; readonly games: readonly number[] };
}

/**
 * The stored results after a step, or why nothing was stored: this process is not the leader, or not of this book, any
 * more.
 */
type DecisionOutcome =
  | ({ readonly status: 'stored' } & StoredResults)
  | { readonly status: 'other-leader' | 'other-version' | 'other-replay' };

export interface ResultsRepository {
  of(selectionIds: readonly number[], gameIds: readonly number[]): Promise<StoredResults>;
  /** Stores each decision that is not stored yet. */
  store(step: DecisionStep): Promise<DecisionOutcome>;
  /** Begins another replay: its games are decided again. */
  beginReplay(): Promise<void>;
}

const idsOf = (ids: readonly number[]) => `{${ids.join(',')}}`;

export function createResultsRepository(sql: Pool): ResultsRepository {
  return {
    async of(selectionIds, gameIds) {
      const [row] = await sql<{ answer: StoredResults }[]>`
        select results_of(${idsOf(selectionIds)}::text::bigint[], ${idsOf(gameIds)}::text::bigint[]) as answer`;
      if (!row) throw new Error('The database knows no book');
      return row.answer;
    },
    async store(step) {
      const [row] = await sql<{ answer: DecisionOutcome }[]>`
        select store_results(${JSON.stringify(step)}::text::jsonb) as answer`;
      if (!row) throw new Error('store_results answered nothing');
      return row.answer;
    },
    async beginReplay() {
      await sql`select begin_replay()`;
    },
  };
}
