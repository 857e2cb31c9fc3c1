import * as v from 'valibot';

/** Id of a page of content: its path without the language, or `landings/<name>`. */
export const contentId = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/,
    'Must be a path in small letters, such as information/about',
  ),
  v.maxLength(160),
);

/** Values that a text may name in braces, such as `{brand}`; `offer` and `code` on a page that stands for each of them. */
export const TEXT_VALUES = ['brand', 'company', 'age', 'email', 'offer', 'code'] as const;
export type TextValue = (typeof TEXT_VALUES)[number];

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Where links lead: `[a](target)`, `[a]: target` at the head of a line, `<scheme:target>`. */
const LINK = /\]\(\s*([^)\s]*)|^[ >]*\[[^\]\n]+\]:\s*(\S+)|<([a-z][a-z0-9+.-]*:[^<>\s]*)>/gim;
/** Page of this site without its language, `/live/football`; a panel of it, `#support`; or an address elsewhere. */
const TARGET = /^(?:\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?|#[\w-]+|https:\/\/[^\s"'<>]+|(?:mailto|tel):[^\s"'<>]+)$/;

const knowsValues = (text: string) =>
  [...text.matchAll(PLACEHOLDER)].every(([, name]) => (TEXT_VALUES as readonly string[]).includes(name ?? ''));
const hasTargets = (text: string) =>
  [...text.matchAll(LINK)].every(([, inline, defined, bare]) => isLinkTarget(inline ?? defined ?? bare ?? ''));

/** Tells whether a link of a text leads to a page of the site or to a harmless address. */
export function isLinkTarget(target: string): boolean {
  return TARGET.test(target.replace('{email}', 'mail@fairline.test'));
}

const wordsOf = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxLength),
    v.check(knowsValues, `Braces name a value: ${TEXT_VALUES.map((name) => `{${name}}`).join(', ')}`),
  );

/** One line of plain text. */
export const line = wordsOf(300);
/** Markdown without headings and HTML: paragraphs, bold text, links to `/page`, `#panel`, `https:` or `mailto:`. */
export const prose = v.pipe(
  wordsOf(10_000),
  v.check(hasTargets, 'A link leads to /page, #panel, https://… or mailto:…'),
);
/** Page of this site without its language: `live/football`; '' is its home. */
export const sitePage = v.pipe(v.string(), v.regex(/^(?:[\w-]+(?:\/[\w-]+)*)?$/), v.maxLength(200));
export const linkTarget = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check(isLinkTarget, 'Must lead to /page, #panel or https://'),
);
/** List of 1 to 200 of something. */
export const few = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(200));
