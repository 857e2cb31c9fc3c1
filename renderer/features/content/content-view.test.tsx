import { describe, expect, test } from 'vitest';
import { loadLaterRoutes } from '#renderer/app/load-later-routes.ts';
import type { AppStore } from '#renderer/app/make-store.ts';
import { contentPagesApi } from '#renderer/lib/api/content-api.ts';
import { partOf } from '#renderer/lib/pages/known-parts.tsx';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import { BLOCK_SAMPLES, contentPage } from '#renderer/lib/test-fixtures/content.fixture.ts';
import type { ContentEntry, ContentPage } from '#shared/contracts/content.ts';
import { BLOCKS, type BlockKind, type ContentBlock } from '#shared/contracts/content-blocks.ts';
import { PART_KINDS } from '#shared/contracts/content-parts.ts';
import { config } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { contentApi } from './api.ts';
import { ContentScreen } from './content-page.tsx';
import { OfferNotFound } from './offer-not-found.tsx';

const namespaces = [
  'content',
  'games',
  'competition',
  'consent',
  'storage',
  'tax-calculator',
  'calculator',
  'coupon',
  'cash-terminals',
  'history',
  'offers',
  'pages',
];

type Language = (typeof LANGUAGES)[number];

interface Shown {
  readonly language?: Language;
  readonly url?: string;
  readonly pages?: readonly ContentEntry[];
  /** Setting of the site that chooses between the pages of bonuses and their twins. */
  readonly promoBonusToOffer?: boolean;
}

/** Draws the page at its address. */
async function drawn(
  page: ContentPage,
  { language = 'en', url, pages = [], promoBonusToOffer = false }: Shown = {},
): Promise<string> {
  await loadLaterRoutes();
  await Promise.all(PART_KINDS.map((kind) => partOf(kind)?.preload()));
  const prepare = ({ dispatch }: AppStore) => {
    dispatch(configChanged({ ...config, promoBonusToOffer }));
    dispatch(
      contentApi.util.upsertQueryEntries([
        { endpointName: 'content', arg: { query: { id: page.id, lang: language } }, value: page },
      ]),
    );
    dispatch(
      contentPagesApi.util.upsertQueryEntries([
        { endpointName: 'contentPages', arg: { query: { lang: language } }, value: { pages: [...pages] } },
      ]),
    );
  };
  return renderPart(<ContentScreen />, { language, namespaces, prepare, url: url ?? `/${language}/${page.id}` });
}

const withText = (text: string) => contentPage({ blocks: [{ id: 'only', kind: 'text', text }] });
const proseOf = async (text: string, language: Language = 'en') =>
  /id="part-only">(.*?)<\/div>/s.exec(await drawn(withText(text), { language }))?.[1];

/** Entry of the list of pages. */
const entry = (id: string, name: string, rest: Partial<ContentEntry> = {}): ContentEntry => ({
  ...{ id, class: 'article', name, words: '', places: [], languages: ['en'] },
  ...rest,
});

/** Every text that a block brings. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** Texts that a block says later or to others: the tests of its part show them. */
const NOT_AT_ONCE: Partial<Record<BlockKind, readonly string[]>> = {
  helpLines: ['near'],
  selfTest: ['missing', 'results'],
};

const wordsOf = (block: ContentBlock) => {
  const texts = Object.entries(block).filter(
    ([name]) => name in BLOCKS[block.kind].texts && !NOT_AT_ONCE[block.kind]?.includes(name),
  );
  const items = texts.flatMap(([, value]) => textsOf(value));
  return items
    .filter((text) => text !== '/live')
    .flatMap((text) => text.replace(/\]\([^)]*\)/g, ']').split(/\*\*|[[\]]|\n\n/))
    .map((text) => text.trim())
    .filter((text) => /\w/.test(text));
};

describe('a block of a page of words', () => {
  test.each(Object.keys(BLOCK_SAMPLES) as BlockKind[])('of the kind %s says each of its texts', async (kind) => {
    const block = BLOCK_SAMPLES[kind];
    const html = await drawn(contentPage({ blocks: [block] }), { pages: [entry('information/about', 'About us')] });
    const text = `${textOf(html)} ${html.match(/alt="[^"]*"/)?.[0] ?? ''}`;
    const words = wordsOf(block);
    expect(words.length).toBeGreaterThan(0);
    for (const one of words) expect(text).toContain(one);
    expect(text).not.toMatch(/\*\*|\]\(/);
  });

  test('of the markets of a sport names each market once, below the page of its family', async () => {
    const { sportMarkets } = BLOCK_SAMPLES;
    const [family] = sportMarkets.families;
    const families = [{ family: 'exact-score', page: family?.page ?? null, types: [19, 56, 999, 21, 160, 8] }];
    const html = await drawn(contentPage({ class: 'legal', blocks: [{ ...sportMarkets, families }] }));
    expect(html).toContain('href="/en/information/rules/4/total"');
    expect(html).toContain('<strong>total</strong>');
    const names = [...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);
    // Names with a number have an example of it.
    expect(names).toEqual(['Exact number of goals', '2nd goal', 'Over 2: runs', 'Side 1: total goals']);
    const arabic = await drawn(contentPage({ blocks: [sportMarkets] }), { language: 'ar' });
    expect(arabic).toMatch(/id="part-markets" lang="ar" dir="rtl"/);
    expect(arabic).toMatch(/lang="en" dir="ltr"><h3/);
  });

  test.each(['article', 'landing', 'composed'] as const)(
    'has no paragraph within another, in the frame of the class %s',
    async (kind) => {
      const html = await drawn(contentPage({ class: kind, blocks: Object.values(BLOCK_SAMPLES) }));
      expect(html).not.toMatch(/<p\b[^>]*>(?:(?!<\/p>).)*<p\b/s);
    },
  );

  test('of games shows their sides with a link to each game', async () => {
    const html = await drawn(contentPage({ blocks: [BLOCK_SAMPLES.games] }));
    expect(textOf(html)).toContain('Arsenal');
    expect(html).toMatch(/href="\/en\/live\/football\/[^"]+"/);
  });

  test('that is a table names its box for the keyboard, its columns and its rows', async () => {
    const html = await drawn(contentPage({ blocks: [BLOCK_SAMPLES.table] }));
    expect(html).toMatch(/<section[^>]*aria-labelledby="part-margins-caption"[^>]*tabindex="0"/i);
    expect(html.match(/<th scope="col">/g)).toHaveLength(2);
    expect(html.match(/<th scope="row">/g)).toHaveLength(2);
  });

  test('with a picture keeps its place before it comes', async () => {
    const html = await drawn(contentPage({ blocks: [BLOCK_SAMPLES.picture] }));
    expect(html).toMatch(
      /<img[^>]*src="\/pictures\/about.svg" width="640" height="320" alt="Our office" loading="lazy"/,
    );
  });

  test('that counts down to nothing is left out', async () => {
    const html = await drawn(contentPage({ blocks: [{ ...BLOCK_SAMPLES.countdown, at: null }] }));
    expect(html).not.toContain('role="timer"');
  });
});

describe('a text of a page', () => {
  test('has paragraphs and bold words', async () => {
    expect(await proseOf('One **two**.\n\nThree.')).toBe('<p>One <strong>two</strong>.</p><p>Three.</p>');
  });

  test.each<[string, string]>([
    ['[a](/live/football)', '<a href="/de/live/football">a</a>'],
    ['[a](/)', '<a href="/de">a</a>'],
    ['[a](/information/rules#part-odds)', '<a href="/de/information/rules#part-odds">a</a>'],
    ['[a](#support)', '<a href="#support">a</a>'],
    ['[a](https://a.example/b?c=1)', '<a href="https://a.example/b?c=1" rel="noopener noreferrer">a</a>'],
    ['[a](mailto:a@b.example)', '<a href="mailto:a@b.example" rel="noopener noreferrer">a</a>'],
    ['[a](tel:+4930)', '<a href="tel:+4930" rel="noopener noreferrer">a</a>'],
  ])('leads with %s to %s', async (text, html) => {
    expect(await proseOf(text, 'de')).toBe(`<p>${html}</p>`);
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScript:alert(1))',
    '[a](//evil.example)',
    '[a](http://evil.example)',
    '[a](data:text/html,x)',
    '[a](\\\\evil.example)',
    '[a][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[a](/live [b](//evil.example) c)',
  ])('has no link for %s', async (text) => {
    const html = (await proseOf(text)) ?? '';
    expect(html).not.toMatch(/<a|href/);
    expect(textOf(html)).not.toBe('');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x()">bold</b> word',
    '<!-- note --> a',
    '<div>\n\nx\n\n</div>',
  ])('shows %s as it is written', async (text) => {
    const html = (await proseOf(text)) ?? '';
    expect(html).not.toMatch(/<(?!\/?p>)/);
    expect(textOf(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(text.replace(/\s+/g, ' '));
  });

  test.each([
    ['# Not a heading', 'Not a heading'],
    ['![a picture](/x.png)', 'a picture'],
    ['| a | b |\n|---|---|\n| c | d |', 'a b c d'],
    ['    indented', 'indented'],
    ['one[^1]\n\n[^1]: two', 'one[^1] [^1]: two'],
  ])('draws %j without its own element', async (text, words) => {
    const html = (await drawn(withText(text))).split('id="part-only"')[1] ?? '';
    expect(html).not.toMatch(/<(footer|h\d|img|table|pre)\b/);
    expect(textOf(`<p${html}`)).toContain(words);
  });
});

describe('an article', () => {
  test('has breadcrumbs, its heading and the day of its version', async () => {
    const html = await drawn(contentPage());
    expect(html).toMatch(/<nav[^>]*aria-label="You are here"><a href="\/en">Home<\/a>/);
    expect(html.match(/<h1[^>]*>About us<\/h1>/g)).toHaveLength(1);
    expect(html).toContain('<time dateTime="2026-11-30" lang="en" dir="ltr">Updated 30 November 2026</time>');
    expect(textOf(html)).not.toContain('Limits apply at once.');
  });

  test.each<[Language, string]>([
    ['en', 'Updated 30 November 2026'],
    ['de', 'Aktualisiert am 30. November 2026'],
    ['ru', 'Обновлено 30 ноября 2026 года'],
    ['es', 'Actualizado el 30 de noviembre de 2026'],
    ['pt', 'Atualizado em 30 de novembro de 2026'],
    ['fr', 'Mis à jour le 30 novembre 2026'],
    ['tr', 'Güncelleme: 30 Kasım 2026'],
    ['ar', 'آخر تحديث: 30 نوفمبر 2026'],
  ])('writes its day in %s', async (language, words) => {
    expect(textOf(await drawn(contentPage(), { language }))).toContain(words);
  });

  test('of the law names its version and what the versions changed, the newest first', async () => {
    const versions = [
      { number: 1, on: '2026-01-01', change: '' },
      { number: 2, on: '2026-03-01', change: 'Refunds were added.' },
      { number: 3, on: '2026-11-30', change: 'Limits apply at once.' },
    ];
    const text = textOf(await drawn(contentPage({ class: 'legal', versions })));
    expect(text).toContain('Version 3, valid from 30 November 2026');
    expect(text).toMatch(
      /What has changed Version 3, 30 November 2026 Limits apply at once\. Version 2, 1 March 2026 Refunds were added\./,
    );
    expect(text).not.toContain('1 January');
  });

  test('in another language than the address says so, and has the language and the direction of its text', async () => {
    const html = await drawn(contentPage(), { language: 'ar' });
    expect(html).toMatch(/<article[^>]*lang="en" dir="ltr"/);
    expect(html).toMatch(
      /<div[^>]*lang="ar" dir="rtl"><div[^>]*>.*?هذه الصفحة غير متاحة بالعربية بعد، وهي معروضة بالإنجليزية\./s,
    );
    expect(textOf(await drawn(contentPage()))).not.toContain('not available');
  });

  test.each<[ContentPage['state'], RegExp | null]>([
    ['outdated', /This text is the version of 30 November 2026\./],
    ['machine', /This text was translated automatically/],
    ['needsReview', null],
    ['approved', null],
  ])('whose text is %s says what is to know of it: %s', async (state, words) => {
    const text = textOf(await drawn(contentPage({ state })));
    if (words) expect(text).toMatch(words);
    else expect(text).not.toMatch(/This text/);
  });

  test('of more than three headings has a table of contents, each of whose links has its target', async () => {
    const { heading, list, table, faq, cards, text } = BLOCK_SAMPLES;
    const html = await drawn(contentPage({ blocks: [heading, text, list, table, faq, cards] }));
    const links = [...html.matchAll(/<a [^>]*href="#([\w-]+)"[^>]*>([^<]+)<\/a>/g)].filter(
      ([, id]) => id !== 'support',
    );
    // Once beside the text, and once folded above it.
    const headings = ['How odds are made', 'Rules', 'Usual margin', 'Questions', 'What we offer'];
    expect(links.map(([, , name]) => name)).toEqual([...headings, ...headings]);
    for (const [, id] of links) expect(html).toContain(`id="${id}"`);
    expect(textOf(await drawn(contentPage()))).not.toContain('On this page');
  });

  test('of a table of sentences names the column of each cell, for screens without room for columns', async () => {
    const rows = [['Single', 'One selection alone, whose stake is multiplied by its odds.']];
    const html = await drawn(
      contentPage({ blocks: [{ ...BLOCK_SAMPLES.table, columns: ['Type', 'How it works'], rows }] }),
    );
    expect(html).toMatch(/class="[^"]*wordy[^"]*"/);
    expect(html).toContain('<td data-column="How it works">');
    const figures = await drawn(contentPage({ blocks: [{ ...BLOCK_SAMPLES.table, rows: [['1.50', '1/2']] }] }));
    expect(figures).not.toMatch(/wordy/);
  });

  test('has headings one level below each other, none left out', async () => {
    const html = await drawn(contentPage({ blocks: Object.values(BLOCK_SAMPLES) }));
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test('links the other pages of its folder', async () => {
    const pages = [
      entry('information/about', 'About us'),
      entry('information/contacts', 'Contacts'),
      entry('news', 'News'),
    ];
    const html = await drawn(contentPage(), { pages });
    expect(textOf(html)).toContain('More information Contacts');
    expect(html).toContain('href="/en/information/contacts"');
    expect(html).not.toContain('href="/en/information/about"');
    expect(html).not.toContain('href="/en/news"');
  });

  test.each(LANGUAGES)('has every word in %s', async (language) => {
    for (const state of ['outdated', 'machine'] as const) {
      const page = contentPage({ class: 'legal', state, language: 'xx', blocks: Object.values(BLOCK_SAMPLES) });
      const html = await drawn(page, { language });
      // Names of stored keys are no texts.
      expect(textOf(html.replace(/<code.*?<\/code>/gs, ''))).not.toMatch(KEY_LEAK);
      expect(html).not.toMatch(/ style="/);
    }
  });
});

test.each([
  [false, ['/en/bonus/rules/free-bet#part-one', '/en/bonus/games', '/en/bonus/casino']],
  [true, ['/en/special-offer/rules/free-bet#part-one', '/en/special-offer/games', '/en/bonus/casino']],
])('[R-36] links of texts lead straight to the pages of bonuses with promoBonusToOffer %s', async (on, addresses) => {
  const text = '[One](/bonus/rules/free-bet#part-one) and [two](/bonus/games)';
  const items = [{ title: 'Three', text: 'Casino', target: '/bonus/casino' }];
  const page = contentPage({
    blocks: [
      { id: 'one', kind: 'text', text },
      { id: 'two', kind: 'cards', title: 'Read on', items },
    ],
  });
  const html = await drawn(page, { promoBonusToOffer: on });
  const links = [...html.matchAll(/href="(\/en\/(?:bonus|special-offer)\/[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(addresses);
});

describe('a page with chapters', () => {
  const RULES = [
    entry('information/rules/10', 'Later group'),
    entry('information/rules/2', 'Types of bets'),
    entry('information/rules/1', 'Rules', { heading: 'General rules' }),
    entry('information/rules/1/account', 'Account'),
    entry('information/rules/1/odds', 'Odds'),
    entry('information/about', 'About us'),
  ];
  const block = { id: 'all', kind: 'chapters', under: 'information/rules', title: 'Our rules' } as const;
  const chapter = (id: string, heading: string) =>
    drawn(contentPage({ id, heading, blocks: [BLOCK_SAMPLES.text, block] }), { pages: RULES });
  const linksOf = (html: string) =>
    [...html.matchAll(/<a[^>]*href="\/en\/information\/rules\/([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
      ([, path, name]) => `${path} ${textOf(name ?? '')}`,
    );

  test('lists the groups by number with their chapters, and marks itself', async () => {
    const html = await chapter('information/rules/1/account', 'Account');
    const list = html.slice(html.indexOf('Our rules</h2>'));
    expect(linksOf(list)).toEqual([
      '1 General rules',
      '1/account Account',
      '1/odds Odds',
      '2 Types of bets',
      '10 Later group',
    ]);
    expect(html.match(/aria-current="page"[^>]*><bdi>Account/g)).toHaveLength(1);
    expect(html).not.toContain('More information');
  });

  test.each<[string, string, (string | undefined)[]]>([
    ['information/rules/1', 'General rules', [undefined, '1/account']],
    ['information/rules/1/odds', 'Odds', ['1/account', '2']],
    ['information/rules/10', 'Later group', ['2', undefined]],
  ])('leads from %s to the one before and the one after', async (id, heading, expected) => {
    const html = await chapter(id, heading);
    const to = (rel: string) => new RegExp(`rel="${rel}"[^>]*href="/en/information/rules/([^"]*)"`).exec(html)?.[1];
    const beside = [to('prev'), to('next')];
    expect(beside).toEqual(expected);
  });

  test('has breadcrumbs from the whole over its group', async () => {
    const html = await chapter('information/rules/1/account', 'Account');
    const crumbs = /<nav[^>]*aria-label="You are here">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    expect([...crumbs.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/en',
      '/en/information/rules',
      '/en/information/rules/1',
    ]);
    expect(textOf(crumbs)).toBe('Home Our rules General rules Account');
  });

  test('has a named filter for the keyboard, and says what it finds', async () => {
    const html = await chapter('information/rules/1', 'General rules');
    expect(html).toMatch(/<label[^>]*for="([^"]+)"[^>]*>Find a page<\/label>.*?<input[^>]*type="search"[^>]*id="\1"/s);
    expect(html).toContain('role="status"');
  });
});

test('[R-10] a composed page has its name as its one heading, with one head, with several or without', async () => {
  const { competition, faq } = BLOCK_SAMPLES;
  for (const blocks of [[competition], [faq], [faq, competition, { ...competition, id: 'again' }]]) {
    const html = await drawn(contentPage({ id: 'epl', class: 'composed', heading: 'The league', blocks }));
    expect(html.match(/<h1[^>]*>[^<]*/g)?.map((one) => one.replace(/<[^>]*>/, ''))).toEqual(['The league']);
  }
});

describe('[R-22] a landing', () => {
  const landing = (blocks: ContentPage['blocks']) => contentPage({ id: 'landings/spring', class: 'landing', blocks });
  const query = '?utm_source=news&tag=42';
  const url = `/en/landing-page/spring${query}`;
  const kept = query.replaceAll('&', '&amp;');

  test('passes the tags of its address on with every link to the site, and no further', async () => {
    const blocks = [BLOCK_SAMPLES.offer, BLOCK_SAMPLES.games, BLOCK_SAMPLES.text, BLOCK_SAMPLES.cards];
    const html = await drawn(landing([...blocks, BLOCK_SAMPLES.steps]), { url });
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toEqual([
      `/en/line${kept}`,
      expect.stringMatching(/^\/en\/live\/football\/.+\?utm_source=news&amp;tag=42$/),
      `/en/live/football${kept}`,
      `/en/live${kept}`,
      'mailto:help@example.com',
    ]);
  });

  test('asks a guest for its dialog first', async () => {
    const html = await drawn(landing([BLOCK_SAMPLES.hero]), { url });
    const [, href = ''] = /href="([^"]+)"/.exec(html) ?? [];
    const asked = new URL(href.replaceAll('&amp;', '&'), 'http://fairline.test');
    expect(asked.pathname).toBe('/en');
    expect(asked.searchParams.get('signUp')).toBe(`live${query}`);
    expect(asked.searchParams.get('utm_source')).toBe('news');
  });

  test('with a code lets the registration begin with it, whichever code its address has, and players go on without', async () => {
    const { hero } = BLOCK_SAMPLES;
    const gift = { ...hero, leadsTo: { ...hero.leadsTo, code: 'FAIRSTART' } };
    const html = await drawn(landing([gift]), { url: '/en/landing-page/spring?tag=42&bwpromocode=OTHER' });
    const [, href = ''] = /href="([^"]+)"/.exec(html) ?? [];
    const asked = new URL(href.replaceAll('&amp;', '&'), 'http://fairline.test');
    expect([...asked.searchParams].sort()).toEqual([
      ['bwpromocode', 'FAIRSTART'],
      ['signUp', 'live?tag=42&bwpromocode=OTHER'],
      ['tag', '42'],
    ]);
    const line = { ...gift, leadsTo: { ...gift.leadsTo, dialog: null } };
    expect(await drawn(landing([line]), { url })).toContain(`href="/en/live${kept}"`);
  });

  test('has neither breadcrumbs nor a day, and one heading with one hero, with several or without', async () => {
    const { hero, offer } = BLOCK_SAMPLES;
    for (const blocks of [[hero], [offer], [offer, hero, { ...hero, id: 'again' }]]) {
      const html = await drawn(landing(blocks), { url });
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain('<time');
      expect(html).not.toContain('aria-label="You are here"');
    }
  });
});

describe('an address of an offer without a page', () => {
  const missing = (language: Language, pages: readonly ContentEntry[]) =>
    renderPart(<OfferNotFound listedAt="promo" />, {
      ...{ language, namespaces: ['content'], url: `/${language}/promotions/happy-friday` },
      prepare: ({ dispatch }) =>
        dispatch(
          contentPagesApi.util.upsertQueryEntries([
            { endpointName: 'contentPages', arg: { query: { lang: language } }, value: { pages: [...pages] } },
          ]),
        ),
    });

  test.each(LANGUAGES)('says so in %s, and leads back to the list of offers', async (language) => {
    const html = await missing(language, [entry('promo', 'All promotions')]);
    expect(html).toContain(`href="/${language}/promo"`);
    expect(textOf(html)).toContain('All promotions');
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  });

  test('leads home alone where the list was removed', async () => {
    const html = await missing('en', []);
    expect(textOf(html)).toContain('There is no such offer');
    expect(html).toContain('href="/en"');
    expect(html).not.toContain('href="/en/promo"');
  });
});
