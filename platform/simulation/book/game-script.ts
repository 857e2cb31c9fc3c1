import { TIE_BREAK_KINDS } from '#shared/domain/game/incident-kinds.ts';
import type { TieBreak, TimelineEvent } from '../models/model.ts';
import type { ScriptEdit } from './game-change.ts';

/** What happens in a game, in order, QA's doing included; `t` is ms after the start. */
export type GameScript = readonly TimelineEvent[];

/** The kind that ends every game. */
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
 * The timeline of the seed with QA's changes in it: inserted incidents take their places, a new rest takes the place of
 * all that came later, and nothing follows the end of the game.
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

/** The events without what tells who goes through: that follows from the end of a game and is no part of its course. */
export function withoutTieBreak(events: GameScript): GameScript {
  return events.filter(({ kind }) => !TIE_BREAKS.has(kind));
}

/** The events with what tells who goes through, between the last of them and the end. */
export function withTieBreak(events: GameScript, { kind, side }: TieBreak): GameScript {
  const [last, end] = events.slice(-2);
  if (last === undefined || end === undefined) return events;
  return [...events.slice(0, -1), { t: Math.ceil((last.t + end.t) / 2), kind, side }, end];
}
