import * as v from 'valibot';
import { ProviderAway } from './provider-port.ts';

/** How an account of a Hyperswitch is reached; each value is the operator's (README of this module). */
export interface HyperswitchAccess {
  /** Origin of its calls, such as `https://sandbox.hyperswitch.io`. */
  readonly origin: string;
  /** Secret key of its calls. */
  readonly apiKey: string;
  /** Key with which it signs notices. */
  readonly webhookSecret: string;
  /** Business profile whose payments and payouts are those of this platform's database. */
  readonly profile: string;
  /** Longest time for an answer, ms. */
  readonly timeoutMs?: number;
}

/** A call whose refusal is an answer that the adapter uses. */
interface Question<Schema extends v.GenericSchema> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Language of the page that the answer names. */
  readonly language?: string;
  readonly answer: Schema;
}

/** What was answered: the object, or the status and the code of a refusal. */
export type Said<Value> =
  | { readonly isRefused: false; readonly value: Value }
  | { readonly isRefused: true; readonly status: number; readonly code: string };

/** Longer than the calls of the demonstration's provider: it asks a bank or a wallet meanwhile. */
const TIMEOUT_MS = 10_000;

/** Code of a request for an object that exists already. */
export const EXISTS = 'HE_01';
/** Code of a request about an object that does not exist. */
export const UNKNOWN = 'HE_02';

const errorSchema = v.object({
  error: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2,4}_\d{1,4}$/)) }),
});

/** Statuses after which a call may be made again: nothing is known. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

/** Returns why an answer cannot be read, without what stands in it. */
const unreadable = (error: unknown): string =>
  v.isValiError(error) ? `wrong ${error.issues.map((issue) => v.getDotPath(issue) ?? 'form').join(', ')}` : 'no JSON';

/** Makes calls to a Hyperswitch. */
export interface HyperswitchCalls {
  /**
   * Makes a call.
   *
   * @throws ProviderAway when nothing is known afterwards
   */
  ask<Schema extends v.GenericSchema>(question: Question<Schema>): Promise<Said<v.InferOutput<Schema>>>;
  /** Makes a call whose object must exist: any refusal is an error of this side, for the operator. */
  must<Schema extends v.GenericSchema>(question: Question<Schema>): Promise<v.InferOutput<Schema>>;
}

/** Returns the error for a refusal that the adapter should not have caused; it names no person. */
export const refusedCall = (path: string, { status, code }: { readonly status: number; readonly code: string }) =>
  new Error(`${path} is answered with ${status}: ${code === '' ? 'no code' : code}`);

/** Creates what makes calls to a Hyperswitch. */
export function createHyperswitchCalls({
  origin,
  apiKey,
  timeoutMs = TIMEOUT_MS,
}: HyperswitchAccess): HyperswitchCalls {
  async function send({ method, path, body, language }: Question<v.GenericSchema>): Promise<Response> {
    try {
      return await fetch(origin + path, {
        method,
        headers: {
          'api-key': apiKey,
          accept: 'application/json',
          ...(language === undefined ? {} : { 'accept-language': language }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new ProviderAway(`${method} ${path} has no answer`, { cause });
    }
  }

  const calls: HyperswitchCalls = {
    async ask(question) {
      const response = await send(question);
      const { status } = response;
      const what = `${question.method} ${question.path} is answered with ${status}`;
      if (isPassing(status)) {
        await response.body?.cancel().catch(() => undefined);
        throw new ProviderAway(what);
      }
      if (!response.ok) {
        const body = await response.json().catch(() => null);
        return { isRefused: true, status, code: v.is(errorSchema, body) ? body.error.code : '' };
      }
      try {
        return { isRefused: false, value: v.parse(question.answer, await response.json()) };
      } catch (error) {
        throw new ProviderAway(`${what} and cannot be read: ${unreadable(error)}`);
      }
    },
    async must(question) {
      const said = await calls.ask(question);
      if (said.isRefused) throw refusedCall(`${question.method} ${question.path}`, said);
      return said.value;
    },
  };
  return calls;
}
