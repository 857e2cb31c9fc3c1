import type { DecidingEventRecord } from '#shared/contracts/deciding-event.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Leader } from '../../database/leader.ts';
import type { OutcomeStatus } from '../../simulation/models/model.ts';
import { type DecidingBook, decide, type OpenGame } from './decide.ts';
import type { GameResult, ResultsRepository, SelectionResult, StoredResults } from './results-repository.ts';

export type { OpenGame } from './decide.ts';

/** What is stored of the games and selections that were asked for. */
export interface Results {
  statusOf(selectionId: number): OutcomeStatus | null;
  /** What had just happened when the last of these selections was decided; null where nothing had. */
  eventOf(selectionIds: readonly number[]): DecidingEventRecord | null;
  /** null while the game is not over. */
  endOf(gameId: number): GameResult | null;
}

/** Decisions of the book: made by the leader, stored once, read by everybody (decision 032). */
export interface Decisions {
  /**
   * What is stored of games with open bets. The leader first stores what its book has decided by now; any other process
   * only reads.
   */
  resultsFor(games: readonly OpenGame[]): Promise<Results>;
  /** QA has set the world back: its games are decided once more. */
  beginReplay(): Promise<void>;
}

interface DecisionsInput {
  readonly repository: ResultsRepository;
  readonly leader: Pick<Leader, 'term'>;
  readonly book: DecidingBook;
  /** Of the book that this process computes. */
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

/** Open games by id, those that are named twice joined. */
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
      // The term is read before the book is asked: a process that was held up between the two has lost it.
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
      // What is stored first holds; nothing is known of what was refused.
      return toResults(outcome.status === 'stored' ? outcome : stored);
    },
    beginReplay: () => repository.beginReplay(),
  };
}
