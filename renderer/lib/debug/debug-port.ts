import type { FetchRequest } from '../api/fetcher.ts';

/** What is noted of one call while it is on its way. */
export interface CallTrace {
  /** It goes out, for the first time or again. */
  readonly sent: () => void;
  /** It is over: with an answer, or with none (status 0; 499 when it was given up). */
  readonly ended: (answer: { readonly status: number; readonly body?: unknown; readonly requestId?: string }) => void;
}

export type DebugEventKind =
  | 'analytics'
  | 'call'
  | 'feed'
  | 'navigation'
  | 'notice'
  | 'section'
  | 'settings'
  | 'verdict'
  | 'visibility';

/** Keeps what support staff looks at. There is none in production. */
export interface DebugRecorder {
  readonly call: (request: FetchRequest) => CallTrace;
  readonly event: (kind: DebugEventKind, detail: unknown) => void;
}

const sources = new Map<string, () => unknown>();
let loading: Promise<DebugRecorder> | null = null;
let recorder: DebugRecorder | null = null;

/**
 * A part of the product says how its state is read: plain data without secrets. Nobody reads it but the debugger, when
 * it is open. Returns the undo.
 */
export function registerDebugSource(name: string, read: () => unknown): () => void {
  sources.set(name, read);
  return () => {
    if (sources.get(name) === read) sources.delete(name);
  };
}

/** The parts that can say how they are, by name. */
export function debugSources(): ReadonlyMap<string, () => unknown> {
  return sources;
}

/** Begins to record; what waits for the recorder goes on without one that cannot be had. */
export function installRecorder(coming: Promise<DebugRecorder>): void {
  loading = coming;
  coming.then(
    (come) => {
      recorder = come;
    },
    () => {
      loading = null;
    },
  );
}

/** The recorder as soon as it is there; null when nobody records. */
export async function debugRecorder(): Promise<DebugRecorder | null> {
  return loading?.catch(() => null) ?? null;
}

/** Notes something that has happened; nothing at all when nobody records. */
export function noteDebugEvent(kind: DebugEventKind, detail: unknown): void {
  recorder?.event(kind, detail);
}
