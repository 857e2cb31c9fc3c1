import { describe, expect, test } from 'vitest';
import type { NewsArticle } from '#shared/contracts/content.ts';
import { atomFeed } from './atom-feed.ts';

const ORIGIN = 'https://bets.example';
const article = (change: Partial<NewsArticle> = {}): NewsArticle => ({
  ...{ id: 'news/cash-out', heading: 'Offers', description: 'What an offer costs.', language: 'en' },
  ...{ on: '2026-11-02', updatedOn: '2026-11-20', topics: ['bets'] },
  ...change,
});
const feed = (articles: readonly NewsArticle[], change: Partial<Parameters<typeof atomFeed>[0]> = {}) =>
  atomFeed({
    ...{
      origin: ORIGIN,
      language: 'en',
      title: 'News – Fairline',
      subtitle: 'About the site.',
      author: 'Fairline Ltd',
    },
    ...{ articles, since: '2026-10-01' },
    ...change,
  });

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Reads XML as strictly as its grammar is for what a feed has; throws at anything else. */
function readXml(xml: string): Element {
  const fail = (what: string): never => {
    throw new Error(`not well-formed: ${what}`);
  };
  const plain = (text: string) =>
    /[<>]|&(?!\w+;|#\d+;)/.test(text)
      ? fail(text)
      : text.replace(/&([\w#]+);/g, (whole, name: string) => CHARACTERS[name] ?? fail(whole));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML must not have them
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml) || !xml.isWellFormed()) fail('a character');
  const [, body = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n(<.*>)\n$/s.exec(xml) ?? fail('its head');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, tag, text = ''] of body.matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [, end, name = '', written = '', empty] =
      /^(\/?)([a-z]+)((?: [a-z:]+="[^"]*")*)(\/?)$/.exec(tag ?? '') ?? fail(tag ?? '');
    const inner = open.at(-1) ?? root;
    if (end) {
      if (open.pop()?.name !== name) fail(tag ?? '');
    } else {
      const attributes = Object.fromEntries(
        [...written.matchAll(/ ([a-z:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
      );
      const element: Element = { name, attributes, children: [], text: '' };
      inner.children.push(element);
      if (!empty) open.push(element);
    }
    const outer = open.at(-1) ?? root;
    outer.text += plain(text);
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || !only || others.length > 0) return fail('an element is open');
  return only;
}

const all = (element: Element, name: string) => element.children.filter((child) => child.name === name);
const text = (element: Element, name: string) => all(element, name).map((child) => child.text);
const links = (element: Element) =>
  Object.fromEntries(all(element, 'link').map(({ attributes }) => [attributes.rel, attributes]));

describe('the Atom feed of the news', () => {
  test('has what RFC 4287 asks of a feed: one id, title, instant and author, and its own address', () => {
    const root = readXml(feed([article()]));
    expect([root.name, root.attributes.xmlns, root.attributes['xml:lang']]).toEqual([
      'feed',
      'http://www.w3.org/2005/Atom',
      'en',
    ]);
    expect(text(root, 'id')).toEqual([`${ORIGIN}/en/news.atom`]);
    expect(text(root, 'title')).toEqual(['News – Fairline']);
    expect(text(root, 'subtitle')).toEqual(['About the site.']);
    expect(text(root, 'updated')).toEqual(['2026-11-20T00:00:00Z']);
    expect(all(root, 'author').map((author) => text(author, 'name'))).toEqual([['Fairline Ltd']]);
    expect(links(root)).toMatchObject({
      self: { href: `${ORIGIN}/en/news.atom`, type: 'application/atom+xml' },
      alternate: { href: `${ORIGIN}/en/news`, type: 'text/html' },
    });
  });

  test('has one entry for each article, in its order, with absolute links, days and topics', () => {
    const root = readXml(feed([article(), article({ id: 'news/games', topics: [], updatedOn: '2026-11-02' })]));
    const entries = all(root, 'entry');
    expect(entries.map((entry) => text(entry, 'id'))).toEqual([
      [`${ORIGIN}/en/news/cash-out`],
      [`${ORIGIN}/en/news/games`],
    ]);
    const [first] = entries;
    if (!first) throw new Error('no entry');
    expect(text(first, 'title')).toEqual(['Offers']);
    expect(text(first, 'summary')).toEqual(['What an offer costs.']);
    expect([text(first, 'published'), text(first, 'updated')]).toEqual([
      ['2026-11-02T00:00:00Z'],
      ['2026-11-20T00:00:00Z'],
    ]);
    expect(all(first, 'category').map(({ attributes }) => attributes.term)).toEqual(['bets']);
    expect(links(first).alternate?.href).toBe(`${ORIGIN}/en/news/cash-out`);
  });

  test('names the language of words that are not in its own, and leads to the page in its own', () => {
    const root = readXml(feed([article()], { language: 'pt' }));
    const [entry] = all(root, 'entry');
    if (!entry) throw new Error('no entry');
    expect(root.attributes['xml:lang']).toBe('pt');
    expect(all(entry, 'title')[0]?.attributes['xml:lang']).toBe('en');
    expect(text(entry, 'id')).toEqual([`${ORIGIN}/en/news/cash-out`]);
    expect(links(entry).alternate?.href).toBe(`${ORIGIN}/pt/news/cash-out`);
  });

  test.each([
    ['Tom & Jerry <b>"win"</b> it\'s ]]> &amp;', 'Tom & Jerry <b>"win"</b> it\'s ]]> &amp;'],
    ['a\u0000b\u0008c\ufffed\ud800e', 'abcde'],
    ['\u2068مباراة\u2069 😀', 'مباراة 😀'],
  ])('is well-formed with %j among its words', (written, read) => {
    const root = readXml(
      feed([article({ heading: written, description: written })], { title: written, author: written }),
    );
    const [entry] = all(root, 'entry');
    expect([...text(root, 'title'), ...(entry ? [...text(entry, 'title'), ...text(entry, 'summary')] : [])]).toEqual([
      read,
      read,
      read,
    ]);
  });

  test('without articles has the day of the list', () => {
    const root = readXml(feed([]));
    expect(text(root, 'updated')).toEqual(['2026-10-01T00:00:00Z']);
    expect(all(root, 'entry')).toEqual([]);
  });
});
