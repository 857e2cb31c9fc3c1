import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import type { CallTrace } from '#renderer/lib/debug/debug-port.ts';
import { redactPath, shapeOf } from './redact.ts';
import { createRing, type Ring } from './ring.ts';

/** Class of a call's problem, as support asks for it. */
export type CallProblem = 'cancelled' | 'client' | 'network' | 'server' | 'session';

/** Record of one call, without its contents. */
export interface CallEntry {
  readonly id: number;
  readonly method: string;
  /** Path without private values. */
  readonly path: string;
  /** Ms since the page was opened. */
  readonly startedAt: number;
  /** null while the call runs; 0 without an answer, 499 when it was cancelled. */
  readonly status: number | null;
  readonly durationMs: number | null;
  /** Attempts after the first. */
  readonly retries: number;
  readonly problem: CallProblem | null;
  /** Error code of the answer. */
  readonly code: string | null;
  /** Characters of the answer's JSON. */
  readonly size: number | null;
  readonly requestId: string | null;
  /** Shape of the sent body, and of the received one. */
  readonly sent: unknown;
  readonly answered: unknown;
}

const KEPT = 200;
const REQUEST_ID = /^[0-9a-f-]{36}$/;
const CODE = /^[A-Z][A-Z_]{2,40}$/;

export function problemOf(status: number): CallProblem | null {
  if (status === 0) return 'network';
  if (status === 499) return 'cancelled';
  if (status === 401) return 'session';
  if (status >= 500) return 'server';
  return status >= 400 ? 'client' : null;
}

function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' && CODE.test(body.code) ? body.code : null;
}

export interface CallLog extends Pick<Ring<CallEntry>, 'clear' | 'entries' | 'subscribe'> {
  readonly begin: (request: FetchRequest) => CallTrace;
}

/** Creates the list of a page's last calls. */
export function createCallLog(now: () => number, onProblem: (entry: CallEntry) => void = () => {}): CallLog {
  const ring = createRing<{ entry: CallEntry }>(KEPT);
  let ids = 0;
  let known: readonly CallEntry[] = [];
  let of: unknown;
  const entries = () => {
    const kept = ring.entries();
    if (kept !== of) known = kept.map(({ entry }) => entry);
    of = kept;
    return known;
  };
  return {
    clear: ring.clear,
    subscribe: ring.subscribe,
    entries,
    begin({ method, path, body }) {
      ids += 1;
      const slot: { entry: CallEntry } = {
        entry: {
          id: ids,
          method,
          path: redactPath(path),
          startedAt: now(),
          status: null,
          durationMs: null,
          retries: -1,
          problem: null,
          code: null,
          size: null,
          requestId: null,
          sent: body === undefined ? null : shapeOf(body, false),
          answered: null,
        },
      };
      const change = (part: Partial<CallEntry>) => {
        slot.entry = { ...slot.entry, ...part };
        ring.touch();
      };
      ring.add(slot);
      return {
        sent: () => change({ retries: slot.entry.retries + 1 }),
        ended({ status, body: answer, requestId }) {
          change({
            status,
            durationMs: now() - slot.entry.startedAt,
            retries: Math.max(0, slot.entry.retries),
            problem: problemOf(status),
            code: codeOf(answer),
            size: answer === undefined || answer === null ? 0 : JSON.stringify(answer).length,
            requestId: requestId !== undefined && REQUEST_ID.test(requestId) ? requestId : null,
            answered: shapeOf(answer, true),
          });
          if (slot.entry.problem !== null) onProblem(slot.entry);
        },
      };
    },
  };
}
