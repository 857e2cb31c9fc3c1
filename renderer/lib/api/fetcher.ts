import type { Call } from '#shared/contracts/call.ts';

/** Request with the retries and headers of its call. */
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
  /** Id of the answer in the log of the back end. */
  readonly requestId?: string;
}

/** Sends one request. Resolves for every status; rejects only without an answer. */
export type Fetcher = (request: FetchRequest) => Promise<FetchAnswer>;
