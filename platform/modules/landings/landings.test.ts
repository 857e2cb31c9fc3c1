import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTROL_PREFIX } from '#shared/contracts/control.ts';
import type { Landing, LandingRecord } from '#shared/contracts/landing.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { readBrandLandings } from './brand-landings.ts';
import { createLandings } from './landings-service.ts';

const { languages } = defaultSiteConfig(false);

let site: TestPlatform;
let visitor: TestClient;

beforeAll(async () => {
  site = await startTestPlatform();
  visitor = site.client();
});
afterAll(() => site.close());

const show = (id: string, lang = 'en') =>
  visitor.get<Landing & { code?: string }>(`${openPaths.landing.replace(':landingId', id)}?lang=${lang}`);
const put = (id: string, landing: unknown) => visitor.post<unknown>(`${CONTROL_PREFIX}/landing`, { id, landing });
const leadOf = async (url: string) =>
  (await visitor.post<{ data: Record<string, unknown> }>('/redirects-api/api/v1/redirect-light', { url })).body.data;

const texts = (word: string): LandingRecord['texts'][string] => ({
  title: word,
  description: word,
  hero: { title: word, text: word, action: word },
  terms: { title: word, items: [word] },
});
const landing = (rest: Partial<LandingRecord> = {}): LandingRecord => ({
  publishedFrom: null,
  publishedUntil: null,
  whenOver: null,
  fallback: 'en',
  blocks: ['terms'],
  countdownTo: null,
  games: null,
  action: { page: 'live', dialog: null },
  texts: { en: texts('English'), ar: texts('Arabic') },
  ...rest,
});

const brand = await readBrandLandings();

describe('[R-22] the landing pages of the brand', () => {
  test('are at least three', () => {
    expect(brand.size).toBeGreaterThanOrEqual(3);
  });

  test.each([...brand])(
    '%s has texts in every language of the site, and links to an existing page',
    async (id, record) => {
      expect(Object.keys(record.texts).sort()).toEqual([...languages].sort());
      expect(matchRoute(`/en/${record.action.page}`)?.row.page).toBeTruthy();
      const said = new Set<string>();
      for (const language of languages) {
        const { status, body } = await show(id, language);
        expect(status).toBe(200);
        expect(body.language).toBe(language);
        said.add(body.texts.hero.title);
        for (const block of ['steps', 'facts', 'faq'] as const) {
          expect(body.texts[block]?.items.length).toBe(record.texts.en?.[block]?.items.length);
        }
      }
      expect(said.size).toBe(languages.length);
    },
  );
});

describe('[R-22] a landing page', () => {
  test('contains the games of its query, and counts down to the first that begins', async () => {
    const { clock } = site.platform;
    const now = clock.now();
    const starts = [now - 60_000, now + 7_200_000, now + 3_600_000, now + 60_000];
    const ids = starts.map((startAt) => site.table.addGame({ startAt }));
    const list = vi.fn(() => ids);
    const query = { section: 'line', sport: 'tennis', count: 3 } as const;
    const record = landing({
      blocks: ['games', 'countdown'],
      games: query,
      countdownTo: 'firstGame',
      texts: { en: { ...texts('English'), games: { title: 'Games', text: 'Now' }, countdown: 'Begins in' } },
    });
    const repository = { find: async () => record, put: async () => {}, clear: async () => {} };
    const landings = await createLandings({ repository, clock, book: { list, game: site.table.book.game } });
    const shown = await landings.show('games', 'en');
    expect(list).toHaveBeenCalledWith({ section: 'line', sportId: sportBySlug('tennis')?.id });
    expect(shown.games.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(shown.countdownAt).toBe(starts[2]);
  });

  test('falls back to its default language when a translation is missing', async () => {
    await put('two', landing());
    expect((await show('two', 'ar')).body.language).toBe('ar');
    expect((await show('two', 'fr')).body).toMatchObject({ language: 'en', texts: { title: 'English' } });
  });

  test('exists from its start to its end by the clock of the platform', async () => {
    const now = site.platform.clock.now();
    await put('spring', landing({ publishedFrom: now + 60_000, publishedUntil: now + 120_000, countdownTo: 'end' }));
    expect((await show('spring')).body.code).toBe('LANDING_UNKNOWN');
    await site.platform.clock.moveTo(now + 60_000);
    expect((await show('spring')).body).toMatchObject({ endsAt: now + 120_000, countdownAt: now + 120_000 });
    await site.platform.clock.moveTo(now + 120_000);
    expect((await show('spring')).status).toBe(404);
    expect(await leadOf('/en/landing-page/spring')).toEqual({ redirect: false });
  });

  test.each([
    ['/de/landing-page/landing-over?utm_source=a', '/de/live?utm_source=a'],
    ['/en/promotions/landing-over', '/en/live'],
    ['/ar/bonus/casino/landing-over', '/ar/live'],
  ])('that has ended redirects as its record says: %s to %s', async (from, to) => {
    const now = site.platform.clock.now();
    await put('landing-over', landing({ publishedUntil: now - 1, whenOver: 'live' }));
    expect((await show('landing-over')).status).toBe(404);
    expect(await leadOf(from)).toMatchObject({ redirect: true, code: 302, url: to });
    await put('landing-over', landing({ whenOver: 'live' }));
    expect(await leadOf(from)).toEqual({ redirect: false });
  });

  test('of the brand can be overridden and removed, and returns after a reset', async () => {
    await put('live-betting', landing());
    expect((await show('live-betting')).body.texts.title).toBe('English');
    await put('live-betting', null);
    expect((await show('live-betting')).status).toBe(404);
    await site.platform.landings.reset();
    expect((await show('live-betting')).body.games).toEqual([]);
  });

  test.each([
    ['no text of its fallback language', { fallback: 'de' }],
    ['a block without a text', { blocks: ['steps'] }],
    ['an address of another site to lead to', { action: { page: '//evil.example', dialog: null } }],
    ['an address of another site once it is over', { whenOver: 'https://evil.example' }],
    ['games of nothing', { blocks: ['games'], texts: { en: { ...texts('a'), games: { title: 'a', text: 'a' } } } }],
  ])('is refused with %s', async (_why, patch) => {
    expect((await put('bad', { ...landing(), ...patch })).status).toBe(400);
    expect((await show('bad')).status).toBe(404);
  });

  test.each(['UPPER', 'a_b', '-a', 'a'.repeat(81)])('cannot have the id %s', async (id) => {
    expect((await show(id)).status).toBe(400);
  });
});
