import { HIDDEN, isSecretField, redactSecrets } from '#shared/domain/redaction/redact-secrets.ts';

/** Names whose value is a person's, or what a bet is made of; secrets have names of their own. */
const PERSONAL_NAME =
  /mail|phone|^u?login$|^name$|surname|^words$|money|amount|stake|^sum$|^sums$|balance|^bets?$|^legs$|payout|^odds$|^coef$|selection|account_?id|user_?id/i;
const PLAIN_NAME = /^[A-Za-z_][\w-]{0,39}$/;

/** Returns a text without secrets, addresses and numbers of people; words of an address stay. */
export function redactText(text: string): string {
  return redactSecrets(text, ['slug']);
}

const nameOf = (name: string) => (PLAIN_NAME.test(name) && redactText(name) === name ? name : HIDDEN);

/** Plain data without what is private: by the names of fields first, then by what texts look like. */
export function redactData(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const isPrivate = isSecretField(name) || PERSONAL_NAME.test(name);
      const isOpen = part === null || typeof part === 'boolean';
      return [nameOf(name), isPrivate && !isOpen ? HIDDEN : redactData(part)];
    }),
  );
}

/** Fields of an answer that say how it went, with what may stand in them. */
const OPEN_FIELDS: Readonly<Record<string, RegExp>> = {
  code: /^(?:[A-Z][A-Z_]{2,40}|-?\d{1,6})$/,
  errorCode: /^-?\d{1,6}$/,
  exception_code: /^-?\d{1,6}$/,
  status: /^(?:[a-z]{2,20}|\d{1,3})$/,
  retryAfter: /^\d{1,6}(?:\.\d+)?$/,
};
const DEEPEST = 6;

function shapeOfField(name: string, value: unknown, isAnswer: boolean, depth: number): [string, unknown] {
  const isPlain = typeof value === 'string' || typeof value === 'number';
  const isOpen = isAnswer && isPlain && OPEN_FIELDS[name]?.test(String(value));
  return [nameOf(name), isOpen ? value : shapeOf(value, isAnswer, depth + 1)];
}

/**
 * What a body is made of, never what is in it: names of fields with the kind of their values. Of answers, the fields
 * that say how it went stay as they are.
 */
export function shapeOf(value: unknown, isAnswer: boolean, depth = 0): unknown {
  if (typeof value === 'string') return `text (${value.length})`;
  if (typeof value === 'number' || typeof value === 'bigint') return 'number';
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value))
    return value.length === 0 ? [] : [`${value.length} ×`, shapeOf(value[0], isAnswer, depth + 1)];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => shapeOfField(name, part, isAnswer, depth)));
}

const OPEN_QUERY = new Set([
  'force_refresh',
  'groups',
  'lang',
  'limit',
  'live',
  'platform_type',
  'section',
  'sport',
  'state',
]);
const PLAIN_VALUE = /^[a-z0-9_-]{1,24}$/i;
const PLAIN_SEGMENT = /^[\w.-]{1,60}$/;

function redactSegment(segment: string): string {
  return segment === '' || (PLAIN_SEGMENT.test(segment) && redactText(segment) === segment) ? segment : HIDDEN;
}

/** Path and query without values that are a person's; ids of games stay when they are short. */
export function redactPath(address: string): string {
  const [path = '', query] = address.split('#')[0]?.split('?') ?? [];
  const kept = path.split('/').map(redactSegment).join('/');
  if (!query) return kept;
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => {
    const isOpen = OPEN_QUERY.has(name) && PLAIN_VALUE.test(value) && redactText(value) === value;
    return `${nameOf(name)}=${isOpen ? value : HIDDEN}`;
  });
  return `${kept}?${pairs.join('&')}`;
}
