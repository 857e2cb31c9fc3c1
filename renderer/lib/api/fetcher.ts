import type { Call } from '#shared/contracts/call.ts';

/** One request, with what its call says of retries and headers. */
export interface FetchRequest extends Pick<Call, 'fingerprint' | 'method' | 'retries'> {
  /** Path and query, from the origin of the page. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface FetchAnswer {
  readonly status: number;
  /** Parsed JSON; null when there was none. */
  readonly body: unknown;
  /** Names the answer in the log of the back end. */
  readonly requestId?: string;
}

/** Sends one request. Any status is an answer; it rejects only when there is no answer at all. */
export type Fetcher = (request: FetchRequest) => Promise<FetchAnswer>;
