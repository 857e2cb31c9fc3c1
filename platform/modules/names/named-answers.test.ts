import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBook } from '#platform/simulation/book/create-book.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { competitionsCall, featuredCall, Game, gameCall, sportsCall } from '#shared/contracts/catalogue.ts';
import type { CouponLeg, couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SearchAnswer } from '#shared/contracts/search.ts';
import type { askStatementCall } from '#shared/contracts/statement.ts';
import {
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

type History = CallAnswer<typeof couponHistoryCall>;

const PREMIER_LEAGUE = 1;
const HOUR = 3_600_000;
const RUSSIAN = { 'accept-language': 'ru' };
const CYRILLIC = /\p{Script=Cyrillic}/u;
const ARABIC = /\p{Script=Arabic}/u;

let site: TestPlatform;
let guest: TestClient;
let player: TestPlayer;
/** A game of the Premier League of England as the catalogue names it. */
let game: Game;

const inLanguage = (language: string, by = guest) => ({
  get: async <Answer>(path: string): Promise<Answer> => {
    by.headers = { 'accept-language': language };
    return (await by.get<Answer>(path)).body;
  },
});
const gamesIn = async (language: string) =>
  (
    await inLanguage(language).get<{ games: Game[] }>(
      `/web-api/line/games?section=line&sport=football&competition=${PREMIER_LEAGUE}`,
    )
  ).games;

beforeAll(async () => {
  site = await startTestPlatform({ createBook, callLimits: {} });
  guest = site.client();
  player = await site.player({ balance: 100_000 });
  const [first] = await gamesIn('en');
  if (!first) throw new Error('The Premier League has no game');
  game = first;
});
afterAll(() => site.close());

describe('each call answers the names of the language that it asks in', () => {
  test.each([
    ['ru', CYRILLIC],
    ['ar', ARABIC],
  ])('list, featured games, rail, competitions and game in %s', async (language, script) => {
    const { get } = inLanguage(language);
    const listed = await gamesIn(language);
    expect(listed.length).toBeGreaterThan(0);
    const { game: whole, others } = await get<CallAnswer<typeof gameCall>>(`/web-api/line/games/${game.id}`);
    const { games: featured } = await get<CallAnswer<typeof featuredCall>>('/web-api/line/featured');
    const team = featured.filter(({ sportId }) => sportId === 1);
    for (const one of [...listed, whole, ...others, ...team]) {
      expect(one.competition).toMatch(script);
      expect([one.home.name, one.away.name].filter((name) => !script.test(name))).toEqual([]);
    }
    const { competitions } = await get<CallAnswer<typeof competitionsCall>>(
      '/web-api/line/sports/football/competitions',
    );
    const { top } = await get<CallAnswer<typeof sportsCall>>('/web-api/line/sports');
    expect([...competitions, ...top].filter(({ name }) => !script.test(name))).toEqual([]);
  });

  test('only names differ between the languages: ids, addresses and short names stay', async () => {
    const russian = (await gamesIn('ru')).find(({ id }) => id === game.id);
    expect(russian?.home).toEqual({ ...game.home, name: russian?.home.name });
    expect([russian?.slug, russian?.competitionSlug]).toEqual([game.slug, game.competitionSlug]);
    expect((await gamesIn('en')).find(({ id }) => id === game.id)?.home).toEqual(game.home);
  });

  test('caches keep the answers of languages apart', async () => {
    const listed = await fetch(`${guest.origin}/web-api/line/sports`, { headers: RUSSIAN });
    expect(listed.headers.get('vary')).toMatch(/accept-language/);
    const priced = await fetch(`${guest.origin}/web-api/line/price-history/${game.main[0]?.outcomes[0]?.id}`);
    expect(priced.headers.get('vary')).not.toMatch(/accept-language/);
  });
});

test('the search finds a team by its name in any language, and answers in the language of the page', async () => {
  const { get } = inLanguage('ru');
  const russian = (await gamesIn('ru')).find(({ id }) => id === game.id)?.home.name ?? '';
  const arabic = (await gamesIn('ar')).find(({ id }) => id === game.id)?.home.name ?? '';
  for (const text of [game.home.name, russian, arabic]) {
    const { hits } = await get<SearchAnswer>(`${openPaths.search}?text=${encodeURIComponent(text)}`);
    expect(hits).toContainEqual(
      expect.objectContaining({ kind: 'team', team: expect.objectContaining({ id: game.home.id, name: russian }) }),
    );
  }
});

describe('a placed bet', () => {
  let leg: CouponLeg;
  const russianName = async () => (await gamesIn('ru')).find(({ id }) => id === game.id)?.home.name ?? '';
  const historyOf = async (language: string, query = '') =>
    inLanguage(language, player).get<History>(`${openPaths.couponHistory}?limit=10${query}`);

  beforeAll(async () => {
    player.headers = RUSSIAN;
    const outcome = game.main[0]?.outcomes[0];
    if (!outcome) throw new Error('The game has no price');
    const { body } = await player.place({
      ...{ id: crypto.randomUUID(), accountId: player.accountId, amount: 500, typeId: 0, changeCoefAction: 2 },
      bets: [{ selectionId: outcome.id, coef: outcome.price, blockId: 0 }],
    });
    if (body.status !== 'accepted') throw new Error(`The bet was ${body.status}`);
    leg = body.coupon.legs[0] as CouponLeg;
  });

  test('is answered and listed in the language of the reader, whatever it was placed in', async () => {
    expect(leg.home.name).toBe(await russianName());
    expect(leg.competition).toBe('Премьер-лига');
    expect((await historyOf('ar')).coupons[0]?.legs[0]?.home.name).toMatch(ARABIC);
    expect((await historyOf('en')).coupons[0]?.legs[0]?.home).toEqual(game.home);
  });

  test('is found in the history by its stored name and by the one that the player sees', async () => {
    const russian = await russianName();
    const arabic = (await historyOf('ar')).coupons[0]?.legs[0]?.home.name ?? '';
    for (const text of [game.home.name, russian, russian.toUpperCase(), arabic, `${russian} премьер-лига`]) {
      const { coupons, sums } = await historyOf('ru', `&search=${encodeURIComponent(text)}`);
      expect([text, coupons.length, sums[0]?.count]).toEqual([text, 1, 1]);
    }
    for (const text of ['небылица', `${russian} небылица`, '%']) {
      expect((await historyOf('ru', `&search=${encodeURIComponent(text)}`)).coupons).toEqual([]);
    }
  });

  test('stands in the statement under the names of its language', async () => {
    const now = site.platform.clock.now();
    const question = { format: 'csv', from: now - HOUR, to: now + HOUR, zone: 0 };
    for (const [language, name] of [
      ['ru', await russianName()],
      ['en', game.home.name],
    ] as const) {
      const { body } = await player.post<CallAnswer<typeof askStatementCall>>(openPaths.askStatement, question, {
        'x-language': language,
      });
      const { origin, cookie } = player;
      expect(await (await fetch(origin + body.path, { headers: { cookie } })).text()).toContain(name);
    }
  });

  test('on sides that the catalogue no longer has keeps the names that were stored', async () => {
    await site.database.owner`
      update coupon_leg set snapshot = snapshot
        || '{"competitionId": 4095, "competition": "Gone League", "home": {"id": 1, "name": "Gone Rovers", "shortName": "GON", "colors": ["#111111", "#222222"]}}'::jsonb
      where selection_id = ${leg.selectionId}`;
    const [coupon] = (await historyOf('ru')).coupons;
    expect(coupon?.legs[0]).toMatchObject({ competition: 'Gone League', home: { name: 'Gone Rovers' } });
    expect(coupon?.legs[0]?.away.name).toMatch(CYRILLIC);
    expect((await historyOf('ru', '&search=gone%20rovers')).coupons).toHaveLength(1);
  });
});

test('the operator’s own names win in lists and are found, without a restart', async () => {
  const own = { ru: { teams: { [game.home.id]: 'Зызыкс Роуд' }, competitions: { [PREMIER_LEAGUE]: 'Лига Зызыкс' } } };
  await site.platform.config.merge({ displayNames: own });
  try {
    const shown = (await gamesIn('ru')).find(({ id }) => id === game.id);
    expect([shown?.home.name, shown?.competition]).toEqual(['Зызыкс Роуд', 'Лига Зызыкс']);
    expect((await gamesIn('ar')).find(({ id }) => id === game.id)?.home.name).toMatch(ARABIC);
    const { hits } = await inLanguage('ru').get<SearchAnswer>(
      `${openPaths.search}?text=${encodeURIComponent('Зызыкс Роуд')}`,
    );
    expect(hits[0]).toMatchObject({ kind: 'team', team: { id: game.home.id } });
  } finally {
    await site.platform.config.restore(['displayNames']);
  }
  expect((await gamesIn('ru')).find(({ id }) => id === game.id)?.home.name).not.toBe('Зызыкс Роуд');
});

test.each([
  ['a language that the product lacks', { pl: { teams: { 1: 'Arsenal' } } }],
  ['an id that is no number', { ru: { teams: { Arsenal: 'Арсенал' } } }],
  ['a name of nothing', { ru: { teams: { 1: ' ' } } }],
  ['a name of 61 letters', { ru: { competitions: { 1: 'Ж'.repeat(61) } } }],
  ['an unknown kind', { ru: { players: { 1: 'Джокович' } } }],
])('a config with %s is refused', async (_what, displayNames) => {
  await expect(site.platform.config.merge({ displayNames } as never)).rejects.toThrow();
});
