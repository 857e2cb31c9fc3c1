import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { ICON_PATHS } from '../ui/icons/icon-paths.ts';
import { escapeHtml } from './html-template.ts';

/** Built files of the offline page that the service worker shows. */
export interface OfflineAssets {
  readonly script: string;
  readonly styles: readonly string[];
}

interface OfflinePage {
  readonly config: SiteConfig;
  readonly language: string;
  readonly assets: OfflineAssets;
}

const LOCALES = path.resolve(import.meta.dirname, '../locales');
const known = new Map<string, Promise<Readonly<Record<string, string>>>>();

function textsOf(language: string): Promise<Readonly<Record<string, string>>> {
  const file = path.join(LOCALES, languageOf(language).code, 'offline.json');
  const texts = known.get(language) ?? readFile(file, 'utf8').then((text) => JSON.parse(text));
  known.set(language, texts);
  return texts;
}

function offlineHead({ config, language, assets }: OfflinePage, title: string): string {
  const { dir } = languageOf(language);
  return [
    `<!doctype html><html lang="${languageTag(language)}" dir="${dir}" data-theme="dark"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} – ${escapeHtml(config.brand)}</title>`,
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // The script sets the theme before the first paint in browsers that support blocking.
    `<script type="module" async blocking="render" src="${assets.script}"></script></head>`,
  ].join('');
}

/** Renders the offline page of a language. It needs nothing but its own script and styles. */
export async function offlinePage(page: OfflinePage): Promise<string> {
  const { config, language } = page;
  const texts = await textsOf(language);
  const text = (name: string) => escapeHtml(texts[name] ?? '');
  const mirrors = escapeHtml(config.mirrors.join(' '));
  const sign =
    '<svg viewBox="0 0 20 20" width="30" height="30" fill="none" stroke="currentColor" stroke-width="1.7" ' +
    `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICON_PATHS.offline}"/></svg>`;
  return [
    offlineHead(page, texts.offline_title ?? ''),
    `<body><header><img src="/icon.svg" width="28" height="28" alt=""><span>${escapeHtml(config.brand)}</span></header>`,
    `<main><article><span class="sign">${sign}</span><h1>${text('offline_title')}</h1><p>${text('offline_text')}</p>`,
    `<section aria-labelledby="holds"><h2 id="holds">${text('offline_holds')}</h2><ul>`,
    ...['offline_nothing', 'offline_picks', 'offline_bets'].map((name) => `<li>${text(name)}</li>`),
    `</ul></section><p class="mirror" data-mirrors="${mirrors}" hidden>${text('offline_mirror')} <a href="/"></a></p>`,
    `<div class="actions"><button type="button">${text('offline_retry')}</button>`,
    `<p role="status" data-looking="${text('offline_looking')}" data-found="${text('offline_found')}">`,
    `${text('offline_looking')}</p></div></article></main></body></html>`,
  ].join('');
}
