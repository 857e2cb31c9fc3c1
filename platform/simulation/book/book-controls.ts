import type { Pair } from '#shared/domain/game/game-state.ts';
import { isSelectionId, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { OutcomeStatus, TimelineEvent } from '../models/model.ts';
import type { CachedGame, GameCache } from './game-cache.ts';
import type { GameChange } from './game-change.ts';
import { withoutTieBreak } from './game-script.ts';
import type { BookOverrides, StoredChange } from './overrides.ts';
import { courseWith, type Midgame, steerTo, vocabulary } from './steering.ts';

/** Refusal of a QA change that cannot be made. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
  readonly code: 'GAME_UNKNOWN' | 'BAD_REQUEST';

  constructor(code: 'GAME_UNKNOWN' | 'BAD_REQUEST', message: string) {
    super(message);
    this.code = code;
  }
}

export interface IncidentInput {
  readonly gameId: number;
  readonly kind: string;
  readonly side: 0 | 1 | null;
  readonly value?: number | undefined;
}

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
  /** Takes all changes back, so that every game follows the schedule again. */
  reset(): Promise<void>;
  changes(): readonly StoredChange[];
}

interface ControlsInput {
  readonly clock: ServerClock;
  readonly gameCache: GameCache;
  readonly overrides: BookOverrides;
}

/**
 * Creates QA's controls of a book; every change is stored as an override, which holds in all processes until a reset.
 */
export function createBookControls({ clock, gameCache, overrides }: ControlsInput): BookControls {
  let last: Promise<unknown> = Promise.resolve();

  /** Runs changes one after the other, because each starts from the result of the one before. */
  function inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = last.catch(() => undefined).then(change);
    last = turn;
    return turn;
  }

  function openGame(gameId: number, now: number): CachedGame {
    const cached = gameCache.get(gameId);
    if (cached === null) throw new ControlRefused('GAME_UNKNOWN', `There is no game ${gameId}`);
    if (!cached.board.run.isOpen(now)) throw new ControlRefused('BAD_REQUEST', `Game ${gameId} is over`);
    return cached;
  }

  function midgameOf({ game, board }: CachedGame, now: number): Midgame {
    const { run } = board;
    const rest = overrides.of(game.card.id).edits.findLast((edit) => edit.kind === 'rest' && edit.at <= now);
    const seed = (rest?.kind === 'rest' ? rest.seed : null) ?? game.course().seed;
    const { model, matchup, state, past } = run;
    const tail = withoutTieBreak(run.events().slice(past.length));
    return { model, matchup, state, past: withoutTieBreak(past), seed, t: now - run.startAt, tail };
  }

  function eventOf(midgame: Midgame, { kind, side, value }: IncidentInput): Omit<TimelineEvent, 't'> {
    const words = vocabulary(midgame);
    if (!words.some((word) => word.kind === kind && word.side === side)) {
      const kinds = [...new Set(words.map((word) => `${word.kind}/${word.side}`))].sort().join(', ');
      throw new ControlRefused('BAD_REQUEST', `${kind}/${side} does not happen in this sport; what does: ${kinds}`);
    }
    return value === undefined ? { kind, side } : { kind, side, value };
  }

  const changes = {
    async incident(input: IncidentInput): Promise<void> {
      const now = clock.now();
      const cached = openGame(input.gameId, now);
      if (!cached.board.run.isLive(now)) {
        throw new ControlRefused('BAD_REQUEST', `Game ${input.gameId} has not started`);
      }
      const midgame = midgameOf(cached, now);
      const event = eventOf(midgame, input);
      const course = courseWith(midgame, event);
      if (course === 'never') {
        throw new ControlRefused('BAD_REQUEST', `${input.kind}/${input.side} cannot come next in game ${input.gameId}`);
      }
      const { kind: incident, ...rest } = event;
      const change: GameChange =
        course === null
          ? { kind: 'incident', at: now, incident, ...rest }
          : { kind: 'rest', at: now, events: [...course.future], seed: [...course.seed] };
      await overrides.append(input.gameId, change);
    },
    async decide(selectionId: number, statusId: OutcomeStatus): Promise<void> {
      if (!isSelectionId(selectionId)) throw new ControlRefused('BAD_REQUEST', `${selectionId} is no selection`);
      const { gameId } = unpackSelectionId(selectionId);
      if (gameCache.get(gameId) === null) throw new ControlRefused('GAME_UNKNOWN', `There is no game ${gameId}`);
      await overrides.append(gameId, { kind: 'status', at: clock.now(), selectionId, statusId });
    },
    async finish(gameId: number, score: Pair): Promise<void> {
      const now = clock.now();
      const midgame = midgameOf(openGame(gameId, now), now);
      const events = steerTo(midgame, score);
      if (events === null) {
        const reached = midgame.model.score(midgame.state).join(':');
        throw new ControlRefused('BAD_REQUEST', `From ${reached} the game cannot end ${score.join(':')}`);
      }
      await overrides.append(gameId, { kind: 'rest', at: now, events: [...events] });
    },
    async cancel(gameId: number): Promise<void> {
      const now = clock.now();
      openGame(gameId, now);
      await overrides.append(gameId, { kind: 'cancel', at: now });
    },
    async postpone(gameId: number, startAt: number): Promise<void> {
      const now = clock.now();
      const { run } = openGame(gameId, now).board;
      if (run.startAt <= now) throw new ControlRefused('BAD_REQUEST', `Game ${gameId} has started`);
      if (startAt <= now) throw new ControlRefused('BAD_REQUEST', 'A game cannot be put off to the past');
      await overrides.append(gameId, { kind: 'postpone', at: now, startAt });
    },
  };

  return {
    incident: (input) => inTurn(() => changes.incident(input)),
    decide: (selectionId, statusId) => inTurn(() => changes.decide(selectionId, statusId)),
    finish: (gameId, score) => inTurn(() => changes.finish(gameId, score)),
    cancel: (gameId) => inTurn(() => changes.cancel(gameId)),
    postpone: (gameId, startAt) => inTurn(() => changes.postpone(gameId, startAt)),
    reset: () => inTurn(() => overrides.clear()),
    changes: () => overrides.all(),
  };
}
