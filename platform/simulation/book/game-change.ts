import * as v from 'valibot';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { TimelineEvent } from '../models/model.ts';
import { type MadeGame, madeGameSchema } from './made-game.ts';

const instant = v.pipe(v.number(), v.safeInteger());
const side = v.nullable(v.picklist([0, 1]));

/** Change that QA made to a game; `at` is the server instant (epoch ms) from which it applies. */
export const gameChangeSchema = v.variant('kind', [
  /** Inserts an incident that the game did not have. */
  v.object({
    kind: v.literal('incident'),
    at: instant,
    incident: v.string(),
    side,
    value: v.optional(v.number()),
  }),
  /** Replaces the rest of the game from `at` on by these events; the last one is `finish`. */
  v.object({
    kind: v.literal('rest'),
    at: instant,
    events: v.array(v.object({ t: v.number(), kind: v.string(), side, value: v.optional(v.number()) })),
    /** Seed of this course, when the family has drawn it. */
    seed: v.optional(v.array(v.number())),
  }),
  /** Decides one selection, whatever happens. */
  v.object({
    kind: v.literal('status'),
    at: instant,
    selectionId: v.pipe(v.number(), v.safeInteger()),
    statusId: v.picklist([0, 1, 2, 3, 4, 5, 6]),
  }),
  v.object({ kind: v.literal('cancel'), at: instant }),
  /** Adds a game that the schedule does not have; the first change of its id. */
  v.object({ kind: v.literal('made'), at: instant, ...madeGameSchema.entries }),
  /** Moves the start of a game that has not started. */
  v.object({ kind: v.literal('postpone'), at: instant, startAt: instant }),
]);

export type GameChange = v.InferOutput<typeof gameChangeSchema>;

type Status = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Change of the events of a game, at a server instant. */
export type ScriptEdit =
  | { readonly kind: 'incident'; readonly at: number; readonly event: Omit<TimelineEvent, 't'> }
  | {
      readonly kind: 'rest';
      readonly at: number;
      readonly events: readonly TimelineEvent[];
      readonly seed: readonly number[] | null;
    };

/** Changes of one game in the form in which the game uses them. */
export interface GameChanges {
  /** Set for a game that QA has made. */
  readonly made: MadeGame | null;
  /** Instants of the changes, in order. */
  readonly changedAt: readonly number[];
  readonly startAt: number | null;
  readonly cancelledAt: number | null;
  /** Edits in the order in which they were made. */
  readonly edits: readonly ScriptEdit[];
  /** Decided selections by id. */
  readonly statuses: ReadonlyMap<number, { readonly at: number; readonly statusId: Status }>;
}

/** Changes of a game that QA has not touched. */
export const UNCHANGED: GameChanges = {
  made: null,
  changedAt: [],
  startAt: null,
  cancelledAt: null,
  edits: [],
  statuses: new Map(),
};

/** Folds the changes of one game in the order in which they were made; of several of one kind the last applies. */
export function foldChanges(changes: readonly GameChange[]): GameChanges {
  if (changes.length === 0) return UNCHANGED;
  let made: MadeGame | null = null;
  let startAt: number | null = null;
  let cancelledAt: number | null = null;
  const edits: ScriptEdit[] = [];
  const statuses = new Map<number, { at: number; statusId: Status }>();
  for (const change of changes) {
    switch (change.kind) {
      case 'incident':
        edits.push({ kind: 'incident', at: change.at, event: incidentEvent(change) });
        break;
      case 'rest':
        edits.push({
          kind: 'rest',
          at: change.at,
          events: change.events.map(timelineEvent),
          seed: change.seed ?? null,
        });
        break;
      case 'status':
        statuses.set(change.selectionId, { at: change.at, statusId: change.statusId });
        break;
      case 'cancel':
        cancelledAt = change.at;
        break;
      case 'made':
        made = change;
        break;
      case 'postpone':
        startAt = change.startAt;
        break;
      default:
        assertNever(change, 'change of a game');
    }
  }
  return { made, changedAt: changes.map(({ at }) => at), startAt, cancelledAt, edits, statuses };
}

function incidentEvent(change: Extract<GameChange, { kind: 'incident' }>): Omit<TimelineEvent, 't'> {
  const event = { kind: change.incident, side: change.side };
  return change.value === undefined ? event : { ...event, value: change.value };
}

function timelineEvent(event: { t: number; kind: string; side: 0 | 1 | null; value?: number | undefined }) {
  const { value, ...rest } = event;
  return value === undefined ? rest : { ...rest, value };
}
