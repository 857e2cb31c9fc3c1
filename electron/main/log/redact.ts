const HIDDEN = '‹hidden›';

/** Names whose values are never written down, as they stand in headers, cookies, addresses and JSON. */
const SECRET_NAMES =
  'authorization|proxy-authorization|cookie|set-cookie|(?:[a-z_-]*)(?:session|token|secret|password|passwd|grant|ggru|otp|pin|api[_-]?key)|code|support_guest|passkey_browser|social_[a-z]+';

/** What a line must not hold, in this order: a whole header before the names inside it. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\b((?:proxy-)?authorization|set-cookie|cookie)\b(["']?\s*[:=]\s*)[^\r\n]+/gi, `$1$2${HIDDEN}`],
  [/\b(bearer|basic|digest|negotiate|ntlm)\s+[\w.~+/=-]{4,}/gi, `$1 ${HIDDEN}`],
  [/\b[\w-]{6,}\.[\w-]{6,}\.[\w-]{6,}\b/g, HIDDEN],
  [new RegExp(`\\b(${SECRET_NAMES})(["']?\\s*[:=]\\s*)("[^"]*"|'[^']*'|[^\\s"'&;,)}\\]]+)`, 'gi'), `$1$2${HIDDEN}`],
  [/([a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, `$1${HIDDEN}@`],
  [/[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g, HIDDEN],
  [/\b(code|код|kod|código|codigo)\b(\D{0,12})\d{4,8}\b/gi, `$1$2${HIDDEN}`],
  [/(?<!\d)\d(?:[ -]?\d){13,18}(?!\d)/g, HIDDEN],
  [/(?<!\d)\+\d[\d ()-]{6,}\d/g, HIDDEN],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi, HIDDEN],
];

const MAX_LENGTH = 2000;

/** A text without tokens, cookies, passwords, codes, cards, e-mails and phones: what may stand in a log. At most 2,000 signs. */
export function redactLine(text: string): string {
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return RULES.reduce((rest, [what, instead]) => rest.replace(what, instead), cut);
}
