import type { Pair } from '#shared/domain/game/game-state.ts';
import { isSelectionId, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { OutcomeStatus } from '../models/model.ts';
import { createChangePlanner, type IncidentInput } from './change-planner.ts';
import { ControlRefused } from './control-refused.ts';
import type { GameCache } from './game-cache.ts';
import { UNCHANGED } from './game-change.ts';
import { createGameMaker, type GameMakerInput, type GameRequest } from './game-maker.ts';
import type { BookOverrides, StoredChange } from './overrides.ts';

/** Changes that QA makes to games. Every method throws ControlRefused for a change that the game does not allow. */
export interface BookControls {
  /** Makes an incident happen in a live game now. */
  incident(input: IncidentInput): Promise<void>;
  /** Decides a selection now (betting §4 status ids). */
  decide(selectionId: number, statusId: OutcomeStatus): Promise<void>;
  /** Ends a game now with this score. */
  finish(gameId: number, score: Pair): Promise<void>;
  cancel(gameId: number): Promise<void>;
  /** Moves a game that has not started to another instant (server clock, epoch ms). */
  postpone(gameId: number, startAt: number): Promise<void>;
  /** Adds a game to the book; returns its id. */
  make(request: GameRequest): Promise<number>;
  /**
   * Cancels a game that was made: it leaves the lists, and open bets on it return their stakes. One that is over stays as
   * it ended.
   */
  remove(gameId: number): Promise<void>;
  /** Takes all changes back, so that every game follows the schedule again. */
  reset(): Promise<void>;
  changes(): readonly StoredChange[];
}

interface ControlsInput extends Pick<GameMakerInput, 'catalogue' | 'source'> {
  readonly clock: ServerClock;
  readonly gameCache: GameCache;
  readonly overrides: BookOverrides;
}

/**
 * Creates QA's controls of a book; every change is stored as an override, which holds in all processes until a reset.
 */
export function createBookControls({ clock, gameCache, overrides, ...parts }: ControlsInput): BookControls {
  const plan = createChangePlanner({ gameCache, overrides });
  const planGame = createGameMaker({
    ...parts,
    isTaken: (gameId) => overrides.of(gameId) !== UNCHANGED || gameCache.get(gameId) !== null,
  });
  let last: Promise<unknown> = Promise.resolve();

  /** Runs changes one after the other, because each starts from the result of the one before. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = last.catch(() => undefined).then(change);
    last = turn;
    return turn;
  }

  const changes = {
    async make(request: GameRequest): Promise<number> {
      const now = clock.now();
      const { gameId, made } = planGame(request, now);
      await overrides.append(gameId, { kind: 'made', at: now, ...made });
      return gameId;
    },
    async remove(gameId: number): Promise<void> {
      if (overrides.of(gameId).made === null)
        throw new ControlRefused('BAD_REQUEST', `Game ${gameId} was not made by a control`);
      if (gameCache.get(gameId)?.board.run.isOpen(clock.now())) await changes.cancel(gameId);
    },
    async incident(input: IncidentInput): Promise<void> {
      await overrides.append(input.gameId, plan.incident(input, clock.now()));
    },
    async decide(selectionId: number, statusId: OutcomeStatus): Promise<void> {
      if (!isSelectionId(selectionId)) throw new ControlRefused('BAD_REQUEST', `${selectionId} is no selection`);
      const { gameId } = unpackSelectionId(selectionId);
      if (gameCache.get(gameId) === null) throw new ControlRefused('GAME_UNKNOWN', `There is no game ${gameId}`);
      await overrides.append(gameId, { kind: 'status', at: clock.now(), selectionId, statusId });
    },
    async finish(gameId: number, score: Pair): Promise<void> {
      await overrides.append(gameId, plan.finish(gameId, score, clock.now()));
    },
    async cancel(gameId: number): Promise<void> {
      const now = clock.now();
      plan.openGame(gameId, now);
      await overrides.append(gameId, { kind: 'cancel', at: now });
    },
    async postpone(gameId: number, startAt: number): Promise<void> {
      const now = clock.now();
      const { run } = plan.openGame(gameId, now).board;
      if (run.startAt <= now) throw new ControlRefused('BAD_REQUEST', `Game ${gameId} has started`);
      if (startAt <= now) throw new ControlRefused('BAD_REQUEST', 'A game cannot be put off to the past');
      await overrides.append(gameId, { kind: 'postpone', at: now, startAt });
    },
  };

  return {
    make: (request) => inTurn(() => changes.make(request)),
    remove: (gameId) => inTurn(() => changes.remove(gameId)),
    incident: (input) => inTurn(() => changes.incident(input)),
    decide: (selectionId, statusId) => inTurn(() => changes.decide(selectionId, statusId)),
    finish: (gameId, score) => inTurn(() => changes.finish(gameId, score)),
    cancel: (gameId) => inTurn(() => changes.cancel(gameId)),
    postpone: (gameId, startAt) => inTurn(() => changes.postpone(gameId, startAt)),
    reset: () => inTurn(() => overrides.clear()),
    changes: () => overrides.all(),
  };
}
