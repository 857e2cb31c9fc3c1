import type { APIRequestContext } from '@playwright/test';
import { describe, expect } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { openPage, test } from '#tests/fixtures/site-test.ts';

/** Pages of one row whose links are followed; rows of games and competitions stand for thousands. */
const MAX_OF_ROW = 400;
const MAX_OF_GAMES = 4;

interface Crawled {
  readonly status: number;
  /** Page that links it. */
  readonly from: string;
  /** Texts of its elements. */
  readonly texts: readonly string[];
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Returns the paths of this site that a page links in a language. */
function linksOf(html: string, language: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)]
    .map(([, href = '']) => decode(href).split(/[?#]/)[0] ?? '')
    .filter((path) => path === `/${language}` || path.startsWith(`/${language}/`));
}

/** Returns the texts of the elements of a page that are in its own language. */
function textsOf(html: string): string[] {
  const body = (html.split('<body')[1] ?? '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<(\w+)\b[^>]*\slang="[^"]*"[^>]*>.*?<\/\1>/gs, '');
  return body
    .split(/<[^>]*>/)
    .map((text) => decode(text).trim())
    .filter((text) => text !== '');
}

const isOfGames = (path: string) => /\/(?:live|line|epl|laliga|europaleague)\//.test(`${path}/`);

/** Follows the links of a site in one language, from its home page. */
async function crawl(request: APIRequestContext, language: string): Promise<ReadonlyMap<string, Crawled>> {
  const crawled = new Map<string, Crawled>();
  const waiting = [{ path: `/${language}`, from: '' }];
  const seen = new Set([`/${language}`]);
  const ofRow = new Map<string, number>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = await openPage(request, next.path);
    const html = answer.status() === 200 ? await answer.text() : '';
    crawled.set(next.path, { status: answer.status(), from: next.from, texts: textsOf(html) });
    for (const path of linksOf(html, language)) {
      const row = matchRoute(path)?.row.id ?? 'none';
      const count = ofRow.get(row) ?? 0;
      if (seen.has(path) || count >= (isOfGames(path) ? MAX_OF_GAMES : MAX_OF_ROW)) continue;
      seen.add(path);
      ofRow.set(row, count + 1);
      waiting.push({ path, from: next.path });
    }
  }
  return crawled;
}

const locationsOf = (file: string): string[] =>
  [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(decode(address)).pathname);

/** Returns the pages of a language that the site map lists, without its games. */
async function listedPages(request: APIRequestContext, language: string): Promise<string[]> {
  const files = locationsOf(await (await openPage(request, '/sitemap.xml')).text());
  const pages: string[] = [];
  for (const file of files.filter((path) => !path.includes('/games-'))) {
    pages.push(...locationsOf(await (await openPage(request, file)).text()));
  }
  return pages.filter((path) => path === `/${language}` || path.startsWith(`/${language}/`));
}

/** Decides whether a text is a sentence in Latin letters rather than a name: several words, most of them small. */
function isSentence(text: string): boolean {
  const words = text.replace(/\S*[@/]\S*/g, '').match(/[A-Za-z]{2,}/g) ?? [];
  const isLatin = /^[\x20-\x7E\u2010-\u201F\u2026]+$/.test(text);
  return isLatin && words.length >= 3 && words.filter((word) => /^[a-z]+$/.test(word)).length * 2 > words.length;
}

const isRawKey = (text: string): boolean => /^[a-z-]+:[a-z_]+$|^[a-z]+(?:_[a-z0-9]+)+$|\{\w+\}/.test(text);

const english = new Map<string, ReadonlySet<string>>();

/** Returns the texts of the English page at an address of another language. */
async function englishTexts(request: APIRequestContext, path: string): Promise<ReadonlySet<string>> {
  const own = `/en${path.slice('/en'.length)}`;
  const known = english.get(own);
  if (known) return known;
  const answer = await openPage(request, own);
  const texts = new Set(answer.status() === 200 ? textsOf(await answer.text()) : []);
  english.set(own, texts);
  return texts;
}

describe.each(LANGUAGES)('a crawl from the home page in $name', ({ code }) => {
  test('reaches every listed page, and meets no dead link, no raw key and no English sentence elsewhere', {
    timeout: 900_000,
  }, async ({ request }) => {
    const crawled = await crawl(request, code);
    const all = [...crawled].map(([path, page]) => ({ path, ...page }));
    const dead = all.filter(({ status }) => status >= 400);
    expect(dead.map(({ path, from, status }) => `${from} links ${path}: ${status}`)).toEqual([]);
    const listed = await listedPages(request, code);
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((path) => !crawled.has(path) && !isOfGames(path))).toEqual([]);
    const said = all.flatMap(({ path, texts }) => texts.map((text) => ({ path, text })));
    expect(said.filter(({ text }) => isRawKey(text))).toEqual([]);
    if (code === 'en') return;
    const foreign: string[] = [];
    for (const { path, text } of said) {
      if (!isSentence(text) || isOfGames(path)) continue;
      if ((await englishTexts(request, path)).has(text)) foreign.push(`${path}: ${text}`);
    }
    expect(foreign).toEqual([]);
  });
});
