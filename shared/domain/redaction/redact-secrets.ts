/** Text that replaces what a log or a report must not hold. */
export const HIDDEN = '‹hidden›';

/** Harmless texts that look like secrets: words of an address (`17-premier-league`), milliseconds since 1970. */
type Harmless = 'slug' | 'epoch';

const HARMLESS: Readonly<Record<Harmless, RegExp>> = {
  slug: /^(?:[a-z]{1,20}|\d{1,6})(?:-(?:[a-z]{1,20}|\d{1,6}))+$/,
  epoch: /^1\d{12}$/,
};

interface Rule {
  readonly find: RegExp;
  /** Number of leading groups that stay: the name of a header, of a field. */
  readonly kept?: number;
  /** Text that this rule finds too, and that a caller may let through. */
  readonly harmless?: Harmless;
  /** Whether the rule leaves instants alone: the day of one has as many digits as a telephone number. */
  readonly skipsInstants?: true;
}

/** Names whose values are secrets, as headers, cookies, addresses and JSON write them. */
const SECRET_NAMES =
  'authorization|proxy-authorization|cookie|set-cookie|[a-z_-]*(?:session|token|secret|pass|password|passwd|grant|ggru|otp|pin|api[_-]?key)|captcha_?(?:result|code)|code|support_guest|(?:__host-)?known_device|passkey_browser|social_[a-z]+';

/** What counts as a secret; each rule reads the whole text, so their order does not matter. */
const RULES: readonly Rule[] = [
  { find: /\b((?:proxy-)?authorization|set-cookie|cookie)\b(["']?\s*[:=]\s*)[^\r\n]+/gi, kept: 2 },
  { find: /\b((?:bearer|basic|digest|negotiate|ntlm)\s+)[\w.~+/=-]{4,}/gi, kept: 1 },
  // Signed tokens: three parts, or one long part between two dots.
  { find: /\b[\w-]{6,}\.[\w-]{6,}\.[\w-]{6,}\b/g },
  { find: /[\w+=-]*\.[\w+=-]{12,}\.[\w+=-]*/g },
  {
    find: new RegExp(`\\b(${SECRET_NAMES})(["']?\\s*[:=]\\s*)("[^"]*"|'[^']*'|[^\\s"'&;,)}\\]]+)`, 'gi'),
    kept: 2,
  },
  { find: /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi },
  { find: /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, harmless: 'slug' },
  { find: /(?=[\w+=-]*\d)(?=[\w+=-]*[A-Z])[\w+=-]{24,}/g },
  // Names and passwords in front of a host, with the host.
  { find: /[a-z][a-z0-9+.-]*:\/\/[^\s/@]+@[^\s@<>"']*/gi },
  // E-mail addresses, and whatever else an @ joins; punctuation at the end stays.
  { find: /[^\s@<>"']+@(?:[^\s<>"']*[^\s<>"',;:.!?)]|[^\s<>"']+)/g },
  { find: /(?:\b|(?<!\p{L}))(code|код|kod|código|codigo)(?:\b|(?!\p{L}))(\D{0,12})\d{4,8}\b/giu, kept: 2 },
  // Numbers of cards and telephones: seven digits or more, whatever follows a plus sign, pairs.
  { find: /\+?\(?\d(?:[\s()/-]{0,2}\d){6,}/g, harmless: 'epoch', skipsInstants: true },
  { find: /(?<!\d)\+\d[\d ()-]{6,}\d/g },
  { find: /\b\d{2}(?:\.\d{2}){4}\b/g },
];

/** Beginning of an instant as logs write it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:/;

/** Part of a text, from its first character to the one after its last. */
type Span = readonly [start: number, end: number];

function spansOf(text: string, { find, kept = 0, harmless, skipsInstants }: Rule, open: readonly Harmless[]): Span[] {
  return [...text.matchAll(find)].flatMap((match): Span[] => {
    const [found, ...groups] = match;
    if (skipsInstants && INSTANT.test(text.slice(match.index))) return [];
    if (harmless && open.includes(harmless) && HARMLESS[harmless].test(found)) return [];
    return [[match.index + groups.slice(0, kept).join('').length, match.index + found.length]];
  });
}

/**
 * Returns a text without tokens, cookies, passwords, codes, cards, e-mail addresses and telephone numbers: the one rule
 * set for every log, report and screen that leaves the machine of a player (Z-06).
 *
 * @param open harmless texts that the caller lets through although a rule finds them
 */
export function redactSecrets(text: string, open: readonly Harmless[] = []): string {
  const spans = RULES.flatMap((rule) => spansOf(text, rule, open)).sort(([one], [other]) => one - other);
  let redacted = '';
  let end = 0;
  for (const [from, to] of spans) {
    if (from > end || redacted === '') redacted += text.slice(end, from) + HIDDEN;
    end = Math.max(end, to);
  }
  return redacted + text.slice(end);
}

/** Names of fields whose whole value is a secret. */
const SECRET_FIELD =
  /pass(word|wd)?$|token|secret|captcha_?(result|code)|cookie|authorization|api_?key|(?:^|_)(?:grant|ggru|otp|pin)$|^support_guest$|^(?:__host-)?known_device$|^passkey_browser$|^social_[a-z]+$/i;

/** Tells whether the value of a field is a secret by the field's name alone, whatever the value looks like. */
export function isSecretField(name: string): boolean {
  return SECRET_FIELD.test(name);
}
