import type { DebugEventKind } from '#renderer/lib/debug/debug-port.ts';
import { redactData } from './redact.ts';
import { createRing, type Ring } from './ring.ts';

/** Event on the page. */
export interface EventEntry {
  readonly id: number;
  /** Ms since the page was opened. */
  readonly at: number;
  readonly kind: DebugEventKind;
  /** Details without private values. */
  readonly detail: unknown;
}

export interface EventLog extends Pick<Ring<EventEntry>, 'clear' | 'entries' | 'subscribe'> {
  readonly note: (kind: DebugEventKind, detail: unknown) => void;
}

const KEPT = 500;

/** Creates the list of a page's last events. */
export function createEventLog(now: () => number): EventLog {
  const ring = createRing<EventEntry>(KEPT);
  let ids = 0;
  return {
    clear: ring.clear,
    entries: ring.entries,
    subscribe: ring.subscribe,
    note(kind, detail) {
      ids += 1;
      ring.add({ id: ids, at: now(), kind, detail: redactData(detail) });
    },
  };
}
