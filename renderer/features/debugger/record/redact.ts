/** Replaces private values. */
export const HIDDEN = '‹hidden›';

const E_MAIL = /[^\s@"'<>(),;:/]+@[^\s@"'<>(),;:/]+/g;
/**
 * Matches signed tokens and probable keys: long, without spaces, of letters and digits. Words of a path do not match.
 */
const TOKEN = /[\w+=-]*\.[\w+=-]{12,}\.[\w+=-]*|(?=[\w+=-]*\d)(?=[\w+=-]*[A-Z])[\w+=-]{24,}|(?=[a-z]*\d)[a-z0-9]{24,}/g;
/** Matches seven digits or more, grouped or not. */
const PHONE = /\+?\(?\d(?:[\s()/-]{0,2}\d){6,}/g;
const DOTTED_PHONE = /\b\d{2}(?:\.\d{2}){4}\b/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Names whose value is a secret, personal, or part of a bet. */
const PRIVATE_NAME =
  /pass(word|wd)?$|token|secret|mail|phone|captcha_?(token|result|code)|cookie|authorization|fingerprint_?token|^u?login$|^name$|surname|^words$|money|amount|stake|^sum$|^sums$|balance|^bets?$|^legs$|payout|^odds$|^coef$|selection|account_?id|user_?id/i;
const PLAIN_NAME = /^[A-Za-z_][\w-]{0,39}$/;

/** Matches a log timestamp: its date has as many digits as a phone number. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:/;

function hide(found: string, at: number, text: string): string {
  return INSTANT.test(text.slice(at)) ? found : HIDDEN;
}

/** Returns a text without e-mail addresses, phone numbers and keys. */
export function redactText(text: string): string {
  return [E_MAIL, UUID, TOKEN, PHONE, DOTTED_PHONE].reduce((rest, pattern) => rest.replace(pattern, hide), text);
}

const nameOf = (name: string) => (PLAIN_NAME.test(name) && redactText(name) === name ? name : HIDDEN);

/** Returns plain data without private values: first by field names, then by the form of texts. */
export function redactData(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const isOpen = part === null || typeof part === 'boolean';
      return [nameOf(name), PRIVATE_NAME.test(name) && !isOpen ? HIDDEN : redactData(part)];
    }),
  );
}

/** Fields of an answer that describe its result, with the values that may be shown. */
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
 * Returns the shape of a body without its contents: field names with the types of their values. Fields of an answer
 * that describe its result stay.
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

/** Returns path and query without personal values; short game ids stay. */
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
