import { numericCode, type Remedy } from '#shared/domain/transport/answer-codes.ts';
import {
  type Exchange,
  type ExchangeEvent,
  FIRST_SENDING,
  nextExchange,
  type RetryPlan,
} from '#shared/domain/transport/exchange.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import type { CallTrace } from '../../debug/debug-port.ts';
import type { FetchAnswer, Fetcher, FetchRequest } from '../fetcher.ts';
import { unansweredStatus } from './call-trace.ts';
import type { Healer, Remedied } from './healer.ts';

export interface TransportOptions {
  /** Sends a request unchanged. */
  readonly send: Fetcher;
  readonly healers: Readonly<Record<Remedy, Healer>>;
  /** Returns headers for the first attempt, such as the fingerprint that a call needs. */
  readonly headersOf: (request: FetchRequest) => Promise<Readonly<Record<string, string>>>;
  /** Called with the final answer of a request. */
  readonly ended?: (request: FetchRequest, answer: FetchAnswer) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Starts the record of a request; absent without a debugger. */
  readonly trace?: (request: FetchRequest) => CallTrace;
}

const NO_RETRIES: RetryPlan = { times: 0, everyMs: 0 };

/** Returns the result of `work`, or undefined once the request is cancelled. */
function unlessGivenUp<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(undefined);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Request in progress: the state machine decides the next step, this class performs it. */
class Journey {
  readonly #options: TransportOptions;
  readonly #request: FetchRequest;
  readonly #trace: CallTrace | undefined;
  #headers: Readonly<Record<string, string>> = {};
  #worked: Partial<Record<Remedy, number>> = {};
  #answer: FetchAnswer | undefined;
  #failure: unknown;

  constructor(options: TransportOptions, request: FetchRequest) {
    this.#options = options;
    this.#request = request;
    this.#trace = options.trace?.(request);
  }

  async run(): Promise<FetchAnswer> {
    const { headersOf, ended } = this.#options;
    const { signal, retries = NO_RETRIES } = this.#request;
    this.#headers = { ...(await unlessGivenUp(headersOf(this.#request), signal)), ...this.#request.headers };
    let state = FIRST_SENDING;
    while (state.at !== 'ended') state = nextExchange(state, await this.#step(state), retries);
    if (state.with !== 'answer' || !this.#answer) {
      this.#trace?.ended({ status: unansweredStatus(signal) });
      throw this.#failure ?? new Error('The request was cancelled');
    }
    this.#trace?.ended(this.#answer);
    ended?.(this.#request, this.#answer);
    return this.#answer;
  }

  async #step(state: Exclude<Exchange, { at: 'ended' }>): Promise<ExchangeEvent> {
    const { signal } = this.#request;
    if (signal?.aborted) return { kind: 'cancelled' };
    switch (state.at) {
      case 'sending':
        return this.#send();
      case 'healing':
        return this.#heal(state.remedy);
      case 'waiting':
        await unlessGivenUp(this.#options.wait(state.ms), signal);
        return signal?.aborted ? { kind: 'cancelled' } : { kind: 'waited' };
      default:
        return assertNever(state, 'state of a call');
    }
  }

  async #send(): Promise<ExchangeEvent> {
    const { send, healers } = this.#options;
    this.#worked = {
      token: healers.token.worked(),
      fingerprint: healers.fingerprint.worked(),
      captcha: healers.captcha.worked(),
    };
    this.#trace?.sent();
    try {
      // Every repeat has the same body and idempotency key, so that the back end acts once.
      this.#answer = await send({ ...this.#request, headers: this.#headers });
    } catch (error) {
      this.#failure = error;
      return { kind: this.#request.signal?.aborted ? 'cancelled' : 'unanswered' };
    }
    const { status, body } = this.#answer;
    return { kind: 'answered', status, code: numericCode(body) };
  }

  async #heal(remedy: Remedy): Promise<ExchangeEvent> {
    const { signal, path } = this.#request;
    const remedied: Remedied | undefined = await unlessGivenUp(
      this.#options.healers[remedy].heal(this.#worked[remedy] ?? 0, path),
      signal,
    );
    if (signal?.aborted) return { kind: 'cancelled' };
    if (!remedied) return { kind: 'unhealed' };
    this.#headers = { ...this.#headers, ...remedied };
    return { kind: 'healed' };
  }
}

/** Creates a fetcher that applies remedies and repeats requests (shell §7, §8). */
export function createTransport(options: TransportOptions): Fetcher {
  return (request) => new Journey(options, request).run();
}
