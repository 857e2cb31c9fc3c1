import * as v from 'valibot';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { TimelineEvent } from '../models/model.ts';

const instant = v.pipe(v.number(), v.safeInteger());
const side = v.nullable(v.picklist([0, 1]));

/** What QA made of a game; `at` is the server instant (epoch ms) from which it holds. */
export const gameChangeSchema = v.variant('kind', [
  /** Something happens that the game itself did not have. */
  v.object({
    kind: v.literal('incident'),
    at: instant,
    incident: v.string(),
    side,
    value: v.optional(v.number()),
  }),
  /** The rest of the game, from `at` on, is these events instead; the last one is `finish`. */
  v.object({
    kind: v.literal('rest'),
    at: instant,
    events: v.array(v.object({ t: v.number(), kind: v.string(), side, value: v.optional(v.number()) })),
    /** What makes this course of the game, when it is one that the family has drawn. */
    seed: v.optional(v.array(v.number())),
  }),
  /** One selection is decided so, whatever happens. */
  v.object({
    kind: v.literal('status'),
    at: instant,
    selectionId: v.pipe(v.number(), v.safeInteger()),
    statusId: v.picklist([0, 1, 2, 3, 4, 5, 6]),
  }),
  v.object({ kind: v.literal('cancel'), at: instant }),
  /** The game starts at another time; only before it has started. */
  v.object({ kind: v.literal('postpone'), at: instant, startAt: instant }),
]);

export type GameChange = v.InferOutput<typeof gameChangeSchema>;

type Status = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A change of what happens in a game, at a server instant. */
export type ScriptEdit =
  | { readonly kind: 'incident'; readonly at: number; readonly event: Omit<TimelineEvent, 't'> }
  | {
      readonly kind: 'rest';
      readonly at: number;
      readonly events: readonly TimelineEvent[];
      readonly seed: readonly number[] | null;
    };

/** The changes of one game, in the form in which the game uses them. */
export interface GameChanges {
  readonly startAt: number | null;
  readonly cancelledAt: number | null;
  /** In the order in which they were made. */
  readonly edits: readonly ScriptEdit[];
  /** Decided selections by id. */
  readonly statuses: ReadonlyMap<number, { readonly at: number; readonly statusId: Status }>;
}

/** A game that nobody has changed. */
export const UNCHANGED: GameChanges = { startAt: null, cancelledAt: null, edits: [], statuses: new Map() };

/** Folds the changes of one game, in the order in which they were made: of several of one kind the last holds. */
export function foldChanges(changes: readonly GameChange[]): GameChanges {
  if (changes.length === 0) return UNCHANGED;
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
      case 'postpone':
        startAt = change.startAt;
        break;
      default:
        assertNever(change, 'change of a game');
    }
  }
  return { startAt, cancelledAt, edits, statuses };
}

function incidentEvent(change: Extract<GameChange, { kind: 'incident' }>): Omit<TimelineEvent, 't'> {
  const event = { kind: change.incident, side: change.side };
  return change.value === undefined ? event : { ...event, value: change.value };
}

function timelineEvent(event: { t: number; kind: string; side: 0 | 1 | null; value?: number | undefined }) {
  const { value, ...rest } = event;
  return value === undefined ? rest : { ...rest, value };
}
