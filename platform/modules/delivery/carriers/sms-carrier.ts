import { isIP } from 'node:net';
import * as v from 'valibot';
import { type CarriedMessage, type Carrier, DeliveryFailure } from '../carrier.ts';

const placeholders = /\{(\w+)\}/g;
const NAMES = ['to', 'number', 'text', 'key'];

/** Curly brackets around anything but a known name are part of the body. */
const template = v.pipe(
  v.string(),
  v.check(
    (text) => [...text.matchAll(placeholders)].every(([, name = '']) => NAMES.includes(name)),
    `Knows {to}, {number}, {text} and {key} only`,
  ),
);

const gatewaySchema = v.strictObject({
  url: template,
  method: v.optional(v.picklist(['GET', 'POST', 'PUT']), 'POST'),
  headers: v.optional(v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/), v.toLowerCase()), v.string()), {}),
  body: v.optional(template, ''),
});

/** How to call a text message service. */
export type SmsGateway = v.InferOutput<typeof gatewaySchema>;

const ANSWER_MS = 15_000;
/** Statuses below 500 that mean "not now". */
const PASSING = new Set([408, 425, 429]);

type Encode = (text: string) => string;

const jsonText: Encode = (text) => JSON.stringify(text).slice(1, -1);

/** Returns how values are encoded in a body of a content type. */
function encodingOf(type: string): Encode {
  if (type.includes('json')) return jsonText;
  return type.includes('x-www-form-urlencoded') ? encodeURIComponent : (text) => text;
}

type Values = Readonly<Record<string, string>>;

const valuesOf = ({ to, body, key }: Pick<CarriedMessage, 'to' | 'body' | 'key'>): Values => ({
  to,
  number: to.replace('+', ''),
  text: body,
  key,
});

const fill = (text: string, values: Values, encode: Encode) =>
  text.replaceAll(placeholders, (_, name: string) => encode(values[name] ?? ''));

const requestOf = ({ url, method, headers, body }: SmsGateway, values: Values) => ({
  url: fill(url, values, encodeURIComponent),
  method,
  headers: { 'idempotency-key': values.key ?? '', ...headers },
  ...(method === 'GET' ? {} : { body: fill(body, values, encodingOf(headers['content-type'] ?? '')) }),
});

const isHere = (host: string) =>
  host === 'localhost' || (isIP(host) === 4 && host.startsWith('127.')) || host === '[::1]';

/** Returns what is wrong with the settings of a service; null for nothing. */
function problemOf(gateway: SmsGateway): string | null {
  const all = `${gateway.url} ${gateway.method === 'GET' ? '' : gateway.body}`;
  if (!all.includes('{text}') || !/\{(?:to|number)\}/.test(all))
    return 'url or body must hold {text}, and {to} or {number}';
  const sample = requestOf(gateway, valuesOf({ to: '+4915112345678', body: 'A "text"\n', key: 'key' }));
  if (!URL.canParse(sample.url)) return 'url must be an address';
  const { protocol, hostname } = new URL(sample.url);
  if (protocol !== 'https:' && !isHere(hostname)) return 'url must begin with https://';
  if (!gateway.headers['content-type']?.includes('json') || sample.body === undefined) return null;
  try {
    JSON.parse(sample.body);
    return null;
  } catch {
    return 'body must be JSON, as its content-type says; write "{text}" in quotation marks';
  }
}

/**
 * Reads the settings of a text message service.
 *
 * @param text JSON: `url`, `method`, `headers`, `body`; `{to}`, `{number}` (without the plus sign), `{text}` and
 * `{key}` are replaced in `url` and `body`
 * @throws Error that says what is wrong, without repeating a value
 */
export function parseSmsGateway(text: string): SmsGateway {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  const parsed = v.safeParse(gatewaySchema, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'the whole'} is not as described`);
  }
  const problem = problemOf(parsed.output);
  if (problem) throw new Error(problem);
  return parsed.output;
}

/** Sends text messages over HTTP. Address and headers, which may hold secrets, stay out of every message and log. */
export function createSmsCarrier(gateway: SmsGateway): Carrier {
  return {
    name: 'HTTP',
    async carry(message) {
      const { url, ...request } = requestOf(gateway, valuesOf(message));
      const signal = AbortSignal.timeout(ANSWER_MS);
      // The cause is omitted: it may contain the address with its secrets.
      const answer = await fetch(url, { ...request, redirect: 'error', signal }).catch((error: unknown) => {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        throw new DeliveryFailure(isLate ? 'the gateway did not answer' : 'the gateway cannot be reached');
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const isFinal = answer.status < 500 && !PASSING.has(answer.status);
      throw new DeliveryFailure(`the gateway answered ${answer.status}`, { isFinal });
    },
  };
}
