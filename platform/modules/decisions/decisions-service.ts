import type { DecidingEventRecord } from '#shared/contracts/deciding-event.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Leader } from '../../database/leader.ts';
import type { OutcomeStatus } from '../../simulation/models/model.ts';
import { type DecidingBook, decide, type OpenGame } from './decide.ts';
import type { GameResult, ResultsRepository, SelectionResult, StoredResults } from './results-repository.ts';

export type { OpenGame } from './decide.ts';

/** Stored results of the requested games and selections. */
export interface Results {
  statusOf(selectionId: number): OutcomeStatus | null;
  /** The event at which the last of these selections was decided; null where there was none. */
  eventOf(selectionIds: readonly number[]): DecidingEventRecord | null;
  /** The end of a game; null while it is not over. */
  endOf(gameId: number): GameResult | null;
}

/** Decisions of the book: made by the leader, stored once, read by all processes (decision 032). */
export interface Decisions {
  /**
   * Stored results of games with open bets. The leader first stores what its book has decided by now; any other process
   * only reads.
   */
  resultsFor(games: readonly OpenGame[]): Promise<Results>;
  /** Begins another replay after QA has reset the world: its games are decided again. */
  beginReplay(): Promise<void>;
}

interface DecisionsInput {
  readonly repository: ResultsRepository;
  readonly leader: Pick<Leader, 'term'>;
  readonly book: DecidingBook;
  /** Version of the book that this process computes. */
  readonly version: number;
  readonly clock: Pick<ServerClock, 'now' | 'speed'>;
  readonly onError: (error: unknown) => void;
}

function toResults({ selections, games }: StoredResults): Results {
  const bySelection = new Map(selections.map((result) => [result.selectionId, result]));
  const byGame = new Map(games.map((result) => [result.gameId, result]));
  return {
    statusOf: (selectionId) => bySelection.get(selectionId)?.statusId ?? null,
    eventOf(selectionIds) {
      const known = selectionIds.flatMap((id) => bySelection.get(id) ?? []);
      const last = known.reduce<SelectionResult | null>(
        (latest, result) => (latest === null || result.decidedAt > latest.decidedAt ? result : latest),
        null,
      );
      return last?.event ?? null;
    },
    endOf: (gameId) => byGame.get(gameId) ?? null,
  };
}

/** Merges open games that are named twice. */
function joined(games: readonly OpenGame[]): OpenGame[] {
  const byId = new Map<number, { gameId: number; startAt: number; selectionIds: Set<number> }>();
  for (const { gameId, startAt, selectionIds } of games) {
    const game = byId.get(gameId) ?? { gameId, startAt, selectionIds: new Set() };
    game.startAt = Math.max(game.startAt, startAt);
    for (const selectionId of selectionIds) game.selectionIds.add(selectionId);
    byId.set(gameId, game);
  }
  return [...byId.values()];
}

export function createDecisions(input: DecisionsInput): Decisions {
  const { repository, leader, version, clock } = input;
  return {
    async resultsFor(named) {
      const games = joined(named);
      const gameIds = games.map(({ gameId }) => gameId);
      const selectionIds = games.flatMap((game) => [...game.selectionIds]);
      // The term is read before the book: a process that was delayed between the two has lost it.
      const { term } = leader;
      const stored = await repository.of(selectionIds, gameIds);
      if (term === null) return toResults(stored);
      const found = decide(games, stored, input);
      if (found.selections.length === 0 && found.games.length === 0) return toResults(stored);
      const wanted = { selections: selectionIds, games: gameIds };
      const outcome = await repository.store({
        term,
        version,
        replay: stored.replay,
        at: clock.now(),
        ...found,
        wanted,
      });
      // The first stored decision holds; a refused step says nothing about what is stored.
      return toResults(outcome.status === 'stored' ? outcome : stored);
    },
    beginReplay: () => repository.beginReplay(),
  };
}
