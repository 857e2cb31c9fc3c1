import { CHOICE_LIFE_MS, CONSENT_KEY } from '#shared/domain/consent/consent-choice.ts';
import { EARLY_PRESSES_SCRIPT } from '../lib/page/early-presses.ts';
import { COUPON_ID } from '../lib/page/element-ids.ts';
import { jsonInScript } from '../lib/page/json-in-script.ts';
import { SPORT_SPRITE } from '../ui/icons/sport-sprite.ts';
import { BROWSER_CHECK } from './browser-check.ts';
import type { FailureWords, PageHead } from './render-contract.ts';

/** Parts of the document that one rendered page fills. */
export interface DocumentParts {
  readonly head: PageHead;
  readonly html: string;
  readonly state: unknown;
  readonly failureWords?: FailureWords | undefined;
  readonly assets: PageAssets;
  readonly sectionStyles?: readonly { readonly url: string; readonly integrity: string }[];
  /** Part of `html` that differs for a player; the state then ends with an empty `player`. */
  readonly playerSlot?: string | undefined;
}

/** Built files that a page needs at once. */
export interface PageAssets {
  /** Script that starts the page. */
  readonly entry: string;
  /** Scripts that the entry fetches after the first paint. */
  readonly preload: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly ScriptFont[];
}

/** Font file of a script. */
export interface ScriptFont {
  readonly href: string;
  /** Characters for which a page needs it. */
  readonly characters: RegExp;
}

/** Document in two halves around the place of the nonce, so that a cached page can be sent with a fresh one. */
export interface SplitDocument {
  readonly before: string;
  readonly after: string;
  /**
   * The rest of the document without the nonce, a player's HTML and a player's state, in three parts; null where a player's
   * page has to be drawn whole.
   */
  readonly player: readonly [string, string, string] | null;
}

/** Sets the device's theme where the document names none. */
export const THEME_SCRIPT =
  "(function(d){if(!d.getAttribute('data-theme'))d.setAttribute('data-theme',matchMedia('(prefers-color-scheme: light)').matches?'light':'dark')})(document.documentElement)";

/** Marks the document where the device has a cookie choice that still holds: the drawn question is not shown then. */
const CONSENT_SCRIPT =
  `(function(d){try{var t=/^[a-z+]+:(\\d{1,16})$/.exec(localStorage.getItem('${CONSENT_KEY}'));` +
  `if(t&&Date.now()-t[1]<${CHOICE_LIFE_MS})d.setAttribute('data-consent-known','')}catch(e){}})(document.documentElement);`;

/**
 * Styles of a section hold the first paint for as long as this, ms: then they apply when they come. A section is a part of
 * the frame, and a server that hangs must not hide the page.
 */
const SECTION_STYLES_MS = 1500;
const SECTION_STYLES_SCRIPT =
  "setTimeout(function(){document.querySelectorAll('link[data-section-styles]').forEach(function(l){" +
  `if(!l.sheet){l.media='print';l.onload=function(){l.media='all'}}})},${SECTION_STYLES_MS});`;

/**
 * Holds the first paint of a wide window until the coupon beside the page is parsed: one layout instead of one for each
 * piece of the document, and no larger paint later. On a phone the coupon is in a closed sheet.
 */
const WHOLE_PAGE = `<link rel="expect" href="#${COUPON_ID}" blocking="render" media="(width >= 720px)">`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Returns the text that `escapeHtml` was given. */
export function unescapeHtml(html: string): string {
  const signs = Object.entries(escapes);
  return html.replace(/&#?\w+;/g, (escaped) => signs.find(([, one]) => one === escaped)?.[0] ?? escaped);
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/** Returns a head element marked as the page's own, so that navigation in the browser can replace it. */
function pageTag(name: string, values: Readonly<Record<string, string>>): string {
  return `<${name}${attributes({ ...values, 'data-page': '' })}>`;
}

function headTags({ head, html, assets, sectionStyles = [] }: DocumentParts): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [pageTag('meta', { name: 'description', content: head.description })] : []),
    ...(head.links ?? []).map((link) => pageTag('link', link)),
    ...(head.metas ?? []).map((meta) => pageTag('meta', meta)),
    ...(head.data ?? []).map(
      (thing) => `${pageTag('script', { type: 'application/ld+json' })}${jsonInScript(thing)}</script>`,
    ),
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    ...(head.siteLinks ?? []).map((link) => `<link${attributes(link)}>`),
    ...(head.siteMetas ?? []).map((meta) => `<meta${attributes(meta)}>`),
    ...(html.includes(`id="${COUPON_ID}"`) ? [WHOLE_PAGE] : []),
    // A font that came after the first paint would lay the whole page out again.
    ...assets.fonts
      .filter(({ characters }) => characters.test(html))
      .map(({ href }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...sectionStyles.map(
      ({ url, integrity }) =>
        `<link${attributes({ rel: 'stylesheet', href: url, integrity, 'data-section-styles': '' })}>`,
    ),
  ].join('');
}

/** Returns the script that lets the page be shown without late section styles, where it has some. */
const sectionStylesScript = ({ sectionStyles = [] }: DocumentParts): string =>
  sectionStyles.length > 0 ? SECTION_STYLES_SCRIPT : '';

/** Returns the notice of a page that does not start: `web-start.ts` shows it, which is all it needs for that. */
function failureNotice(words: FailureWords | undefined): string {
  if (!words) return '';
  const [title, text, reload] = [words.title, words.text, words.reload].map(escapeHtml);
  return `<div id="failure" role="alert" hidden><b>${title}</b> ${text} <a href="">${reload}</a></div>`;
}

/** End of the state of a page that has a place for a player's state. */
const PLAYER_END = '"player":null}';

/** Splits the document after the nonce at the places of a player's parts. */
function aroundPlayer(after: string, html: string, state: string, slot: string | undefined): SplitDocument['player'] {
  if (slot === undefined || slot === '' || html.split(slot).length !== 2 || !state.endsWith(PLAYER_END)) return null;
  const atSlot = after.indexOf(html) + html.indexOf(slot);
  const atState = after.indexOf(state) + state.length - 'null}'.length;
  return [after.slice(0, atSlot), after.slice(atSlot + slot.length, atState), after.slice(atState + 'null'.length)];
}

/** Returns the whole document, split at the place of the nonce. */
export function splitDocument(parts: DocumentParts): SplitDocument {
  const { head, html, assets, playerSlot } = parts;
  const root = attributes({ lang: head.lang, dir: head.dir, ...head.htmlAttributes });
  const state = jsonInScript(parts.state);
  const after =
    `">${BROWSER_CHECK}${EARLY_PRESSES_SCRIPT}${CONSENT_SCRIPT}${sectionStylesScript(parts)}${THEME_SCRIPT}</script>${headTags(parts)}</head>` +
    `<body>${SPORT_SPRITE}<div id="root">${html}</div>${failureNotice(parts.failureWords)}` +
    `<script type="application/json" id="state">${state}</script>` +
    `<script type="module"${attributes({ src: assets.entry, 'data-scripts': assets.preload.join(' ') || undefined })}></script></body></html>`;
  return {
    before:
      `<!doctype html><html${root}><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      '<script nonce="',
    after,
    player: aroundPlayer(after, html, state, playerSlot),
  };
}
