import { SPORT_SPRITE } from '../ui/icons/sport-sprite.ts';
import { BROWSER_CHECK } from './browser-check.ts';
import type { PageHead } from './render-contract.ts';

/** What one rendered page puts into the document. */
export interface DocumentParts {
  readonly head: PageHead;
  readonly html: string;
  readonly state: unknown;
  readonly assets: PageAssets;
}

/** Built files a page needs at once. */
export interface PageAssets {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** A document in two halves around the one place where the nonce stands, so that a cached page can be sent with a fresh one. */
export interface SplitDocument {
  readonly before: string;
  readonly after: string;
}

const THEME_SCRIPT =
  "(function(d){if(!d.getAttribute('data-theme'))d.setAttribute('data-theme',matchMedia('(prefers-color-scheme: light)').matches?'light':'dark')})(document.documentElement)";

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** JSON that can stand inside a script element: no `<`, and none of the line ends that JavaScript knows and JSON does not. */
export function escapeState(state: unknown): string {
  return JSON.stringify(state)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function headTags(head: PageHead, assets: PageAssets): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description"${attributes({ content: head.description })}>`,
    ...(head.links ?? []).map((link) => `<link${attributes(link)}>`),
    ...(head.metas ?? []).map((meta) => `<meta${attributes(meta)}>`),
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
}

/** The whole document, split where the nonce goes. */
export function splitDocument({ head, html, state, assets }: DocumentParts): SplitDocument {
  const root = attributes({ lang: head.lang, dir: head.dir, ...head.htmlAttributes });
  return {
    before:
      `<!doctype html><html${root}><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      '<script nonce="',
    after:
      `">${BROWSER_CHECK}${THEME_SCRIPT}</script>${headTags(head, assets)}</head>` +
      `<body>${SPORT_SPRITE}<div id="root">${html}</div>` +
      `<script type="application/json" id="state">${escapeState(state)}</script>` +
      `<script type="module" src="${assets.entry}"></script></body></html>`,
  };
}
