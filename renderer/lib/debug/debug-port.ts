import type { FetchRequest } from '../api/fetcher.ts';

/** Record of one call in progress. */
export interface CallTrace {
  /** Called when the call is sent, for the first time or again. */
  readonly sent: () => void;
  /** Called when the call ends: with an answer, or without (status 0; 499 when it was cancelled). */
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

/** Records what support staff looks at; production has none. */
export interface DebugRecorder {
  readonly call: (request: FetchRequest) => CallTrace;
  readonly event: (kind: DebugEventKind, detail: unknown) => void;
}

const sources = new Map<string, () => unknown>();
let loading: Promise<DebugRecorder> | null = null;
let recorder: DebugRecorder | null = null;

/**
 * Registers the state of a part of the product: plain data without secrets. Only the open debugger reads it. Returns
 * the undo.
 */
export function registerDebugSource(name: string, read: () => unknown): () => void {
  sources.set(name, read);
  return () => {
    if (sources.get(name) === read) sources.delete(name);
  };
}

/** Returns the registered parts by name. */
export function debugSources(): ReadonlyMap<string, () => unknown> {
  return sources;
}

/** Starts recording; a recorder that does not load blocks no call. */
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

/** Returns the recorder once it is loaded; null without recording. */
export async function debugRecorder(): Promise<DebugRecorder | null> {
  return loading?.catch(() => null) ?? null;
}

/** Records an event; does nothing without recording. */
export function noteDebugEvent(kind: DebugEventKind, detail: unknown): void {
  recorder?.event(kind, detail);
}
