import { SPORT_SPRITE } from '../ui/icons/sport-sprite.ts';
import type { PageHead } from './render-contract.ts';

/** What one rendered page puts into the document. */
export interface DocumentParts {
  readonly head: PageHead;
  readonly html: string;
  readonly state: unknown;
  readonly assets: PageAssets;
  readonly sectionStyles?: readonly { readonly url: string; readonly integrity: string }[];
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
  "(d=>{if(!d.dataset.theme)d.dataset.theme=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'})(document.documentElement)";

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

function headTags({ head, assets, sectionStyles = [] }: DocumentParts): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description"${attributes({ content: head.description })}>`,
    ...(head.links ?? []).map((link) => `<link${attributes(link)}>`),
    ...(head.metas ?? []).map((meta) => `<meta${attributes(meta)}>`),
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...sectionStyles.map(({ url, integrity }) => `<link${attributes({ rel: 'stylesheet', href: url, integrity })}>`),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
}

/** The whole document, split where the nonce goes. */
export function splitDocument(parts: DocumentParts): SplitDocument {
  const { head, html, state, assets } = parts;
  const root = attributes({ lang: head.lang, dir: head.dir, ...head.htmlAttributes });
  return {
    before:
      `<!doctype html><html${root}><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      '<script nonce="',
    after:
      `">${THEME_SCRIPT}</script>${headTags(parts)}</head>` +
      `<body>${SPORT_SPRITE}<div id="root">${html}</div>` +
      `<script type="application/json" id="state">${escapeState(state)}</script>` +
      `<script type="module" src="${assets.entry}"></script></body></html>`,
  };
}
