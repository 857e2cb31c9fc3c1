import type { Pair } from '#shared/domain/game/game-state.ts';
import type { TimelineEvent } from '../models/model.ts';
import { ControlRefused } from './control-refused.ts';
import type { Course } from './courses.ts';
import type { CachedGame, GameCache } from './game-cache.ts';
import type { GameChange } from './game-change.ts';
import { type GameScript, withoutTieBreak } from './game-script.ts';
import { stillAfter } from './made-game.ts';
import type { BookOverrides } from './overrides.ts';
import { courseWith, type Midgame, steerTo, vocabulary } from './steering.ts';

export interface IncidentInput {
  readonly gameId: number;
  readonly kind: string;
  readonly side: 0 | 1 | null;
  readonly value?: number | undefined;
}

interface PlannerInput {
  readonly gameCache: GameCache;
  readonly overrides: BookOverrides;
}

/** Creates what turns QA's requests into changes of games; each throws ControlRefused for what a game does not allow. */
export function createChangePlanner({ gameCache, overrides }: PlannerInput) {
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

  /** Returns the events that follow: of a game that stands still those of now alone. */
  function futureOf({ board: { run } }: CachedGame, { future }: Course, now: number): GameScript {
    const t = now - run.startAt;
    const past = future.filter((event) => event.t <= t);
    return run.isStill ? stillAfter(past, t) : future;
  }

  return {
    openGame,
    /** Returns the change by which an incident happens now. */
    incident(input: IncidentInput, now: number): GameChange {
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
      return course === null
        ? { kind: 'incident', at: now, incident, ...rest }
        : { kind: 'rest', at: now, events: [...futureOf(cached, course, now)], seed: [...course.seed] };
    },
    /** Returns the change by which a game ends now with a score. */
    finish(gameId: number, score: Pair, now: number): GameChange {
      const midgame = midgameOf(openGame(gameId, now), now);
      const events = steerTo(midgame, score);
      if (events === null) {
        const reached = midgame.model.score(midgame.state).join(':');
        throw new ControlRefused('BAD_REQUEST', `From ${reached} the game cannot end ${score.join(':')}`);
      }
      return { kind: 'rest', at: now, events: [...events] };
    },
  };
}
