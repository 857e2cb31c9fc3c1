import { beforeAll, describe, expect, test } from 'vitest';
import { loadLaterRoutes } from '#renderer/app/load-later-routes.ts';
import type { AppStore } from '#renderer/app/make-store.ts';
import { partOf } from '#renderer/lib/pages/known-parts.tsx';
import { BLOCK_SAMPLES } from '#renderer/lib/test-fixtures/content.fixture.ts';
import type { game } from '#renderer/lib/test-fixtures/game.fixture.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { PART_KINDS, type PartKind } from '#shared/contracts/content-parts.ts';
import { LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { catalogueApi } from '../api.ts';
import { partQuery } from './shown-games.ts';

beforeAll(async () => {
  await loadLaterRoutes();
  await Promise.all(PART_KINDS.map((kind) => partOf(kind)?.preload()));
});

const namespaces = ['competition', 'games'];
type Block = ContentBlock<PartKind>;

interface Shown {
  readonly url?: string;
  readonly language?: (typeof LANGUAGES)[number];
  readonly prepare?: (store: AppStore) => void;
}

/** Draws a part of a composed page at an address. */
function drawn(block: Block, { url = '/en/epl', ...rest }: Shown = {}): Promise<string> {
  const part = partOf(block.kind);
  if (!part) throw new Error(`no part draws ${block.kind}`);
  const attributes = {
    prose: (markdown: string) => markdown,
    own: { lang: 'ar', dir: 'rtl' },
    words: { lang: 'en', dir: 'ltr' },
  } as const;
  return renderPart(
    <part.Page block={block} heading="Premier League" anchor="part-x" text={<p>Own words</p>} {...attributes} />,
    { namespaces, url, ...rest },
  );
}

test.each(PART_KINDS)('the part %s is drawn by a feature', (kind) => {
  expect(partOf(kind)?.record.kind).toBe(kind);
});

test.each([
  ['competition', 'header', ['<h1 lang="en" dir="ltr">Premier League', 'lang="en" dir="ltr"><p>Own words']],
  ['competitionGames', 'section', ['id="part-x-title" lang="en" dir="ltr">']],
  ['clubs', 'section', ['id="part-x-title" lang="en" dir="ltr">', 'lang="en" dir="ltr"><p>Own words']],
] as const)('the part %s says which of its words are those of the page', async (kind, tag, pieces) => {
  const html = await drawn(BLOCK_SAMPLES[kind]);
  expect(html).toMatch(new RegExp(`<${tag}[^>]* lang="ar" dir="rtl"`));
  for (const piece of pieces) expect(html).toContain(piece);
});

describe('[R-10] the head of a competition', () => {
  const block = BLOCK_SAMPLES.competition;

  test('links the games of each section among its own pages, with their numbers', async () => {
    const html = await drawn(block, { url: '/en/epl/live' });
    const links = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>/g)].map(([link, to]) => [
      to,
      link.includes('aria-current'),
    ]);
    expect(links).toEqual([
      ['/en/epl', false],
      ['/en/epl/live', true],
      ['/en/epl/line', false],
      ['/en/line/football/17-england-premier-league', false],
    ]);
    expect(textOf(html)).toMatch(/Live\s*1\s*Upcoming\s*2/);
    expect(html).toMatch(/<h1[^>]*>Premier League<\/h1>/);
  });

  test('links the usual lists on a page that is not of one competition', async () => {
    const html = await drawn(block, { url: '/en/information/about' });
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    expect(links).toEqual([
      '/en/live/football/17-england-premier-league',
      '/en/line/football/17-england-premier-league',
      '/en/line/football/17-england-premier-league',
    ]);
  });
});

describe('[R-10] the games of a competition', () => {
  const block = BLOCK_SAMPLES.competitionGames;
  const answer =
    (games: ReturnType<typeof game>[]) =>
    ({ dispatch, getState }: AppStore) => {
      if (!block.subject) throw new Error('the sample has no competition');
      const arg = partQuery('live', block.subject, getState().display);
      const page = { games, total: games.length, next: null, sequence: 1, epoch: 'a', now: 0 };
      const value = { pages: [page], pageParams: [''] };
      dispatch(catalogueApi.util.upsertQueryEntries([{ endpointName: 'games', arg, value }]));
    };

  test.each([
    ['/en/epl', true],
    ['/en/epl/live', true],
    ['/en/epl/line', false],
  ])('of the live section are shown at %s: %s', async (url, isShown) => {
    const html = await drawn(block, { url, prepare: answer([]) });
    expect(textOf(html).includes('Live games of the league')).toBe(isShown);
  });

  test.each(LANGUAGES)('say in %s that there are none', async (language) => {
    const html = await drawn(block, { url: `/${language}/epl`, language, prepare: answer([]) });
    expect(html).toMatch(/<p[^>]*>[^<]{20,}<\/p>/);
  });
});

describe('[R-10] the clubs of a competition', () => {
  const block = BLOCK_SAMPLES.clubs;

  test('stand by name in the language of the page, each with a star, its game, or that it has none', async () => {
    const html = await drawn({ ...block, clubs: [...block.clubs].reverse() });
    const text = textOf(html);
    expect(text.indexOf('Arsenal')).toBeLessThan(text.indexOf('Chelsea'));
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
    expect(text).toContain('at home against Chelsea');
    expect(text).toContain('No game on offer now');
  });

  test('are left out where there are none', async () => {
    expect(textOf(await drawn({ ...block, clubs: [] }))).toBe('');
  });
});
