import { TIE_BREAK_KINDS } from '#shared/domain/game/incident-kinds.ts';
import type { TieBreak, TimelineEvent } from '../models/model.ts';
import type { ScriptEdit } from './game-change.ts';

/** Events of a game in order, with QA's changes; `t` is ms after the start. */
export type GameScript = readonly TimelineEvent[];

/** Kind of the event that ends every game. */
export const FINISH = 'finish';

function upTo(events: GameScript, t: number): GameScript {
  const end = events.findIndex((event) => event.t > t);
  return end === -1 ? events : events.slice(0, end);
}

function insert(events: GameScript, added: TimelineEvent): GameScript {
  const before = upTo(events, added.t);
  if (before.at(-1)?.kind === FINISH) return events;
  return [...before, added, ...events.slice(before.length)];
}

/**
 * Applies QA's changes to the timeline of the seed: inserts incidents at their instants, replaces the rest of the game,
 * and ends the game at its first finish.
 *
 * @param startAt start of the game, server clock (epoch ms)
 */
export function gameScript(natural: GameScript, startAt: number, edits: readonly ScriptEdit[]): GameScript {
  let events = natural;
  for (const edit of edits) {
    const t = edit.at - startAt;
    if (edit.kind === 'incident') events = insert(events, { ...edit.event, t });
    else events = [...upTo(events, t), ...edit.events];
  }
  return events;
}

const TIE_BREAKS: ReadonlySet<string> = new Set(TIE_BREAK_KINDS);

/**
 * Removes the event that tells which side goes through: it follows from the end of a game and is no part of its course.
 */
export function withoutTieBreak(events: GameScript): GameScript {
  return events.filter(({ kind }) => !TIE_BREAKS.has(kind));
}

/** Adds the event that tells which side goes through, between the last event and the end. */
export function withTieBreak(events: GameScript, { kind, side }: TieBreak): GameScript {
  const [last, end] = events.slice(-2);
  if (last === undefined || end === undefined) return events;
  return [...events.slice(0, -1), { t: Math.ceil((last.t + end.t) / 2), kind, side }, end];
}
