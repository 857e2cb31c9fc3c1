import type { Call } from '#shared/contracts/call.ts';
import { SECTION_HEADERS } from '#shared/domain/sections/section-request.ts';
import { requestAddress, type SampleRequest } from './call-samples.ts';

/** How a back end is asked. */
export interface AskOptions {
  /** Scheme, host and port of the back end. */
  readonly origin: string;
  /** Cookies of a signed-in player; '' asks as a guest. */
  readonly cookie: string;
}

/** Answer to one request; status 0 for none. */
export interface GivenReply {
  readonly status: number;
  /** Parsed JSON; undefined for a body that is none. */
  readonly body: unknown;
  /** Method, address and body of the request, shortened for a person. */
  readonly request: string;
}

const TIMEOUT_MS = 10_000;
const MAX_SHOWN = 160;

const shortened = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Sends one request of a call as the site would. */
export async function askCall(call: Call, sample: SampleRequest, options: AskOptions): Promise<GivenReply> {
  const address = requestAddress(call, sample);
  const hasBody = sample.body !== undefined && call.method !== 'GET' && !call.isForm;
  const body = hasBody ? JSON.stringify(sample.body) : undefined;
  const request = shortened(`${call.method} ${address}${body ? ` ${body}` : ''}`);
  try {
    const response = await fetch(`${options.origin}${address}`, {
      method: call.method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...SECTION_HEADERS,
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await bodyOf(response), request };
  } catch {
    return { status: 0, body: undefined, request };
  }
}
