import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPlatform } from '#platform/app.ts';
import { createBook } from '#platform/simulation/book/create-book.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SearchAnswer } from '#shared/contracts/search.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

const DAY = 24 * 3_600_000;
const TENNIS = SPORTS.find(({ slug }) => slug === 'tennis')?.id ?? 0;

let target: TestPlatform;
let client: TestClient;
/** A football game of the line whose home side no simulated game shares a whole name with. */
let game: Game;

beforeAll(async () => {
  target = await startTestPlatform({ createBook, callLimits: {}, trustProxy: ['127.0.0.1'] });
  client = target.client();
  const { body } = await client.get<{ games: Game[] }>('/web-api/line/games?section=line&sport=football&limit=50');
  const [first] = body.games.filter(({ home }) => /^[A-Z][a-z]{6,}$/.test(home.name));
  if (!first) throw new Error('The line has no game of a side with a name of one long word');
  game = first;
});
afterAll(() => target.close());

const search = (text: string, by = client) =>
  by.get<SearchAnswer>(`${openPaths.search}?text=${encodeURIComponent(text)}`);
const popular = (by = client) => by.get<SearchAnswer>(openPaths.popularSearches);

const noteOpened = (by: TestClient, body: unknown) => by.post(openPaths.noteSearchOpened, body);

test('a team is found with its next game and the prices of it', async () => {
  const { status, body } = await search(game.home.name);
  expect(status).toBe(200);
  const hit = body.hits.find((one) => one.kind === 'team' && one.team.id === game.home.id);
  const next = body.games.find(({ id }) => hit?.kind === 'team' && id === hit.gameId);
  expect(next && [next.home.id, next.away.id]).toContain(game.home.id);
  expect(next?.main.some(({ outcomes }) => outcomes.length > 0)).toBe(true);
  expect(body.games.map(({ id }) => id)).toContain(game.id);
  expect(body.epoch).not.toBe('');
});

test('a misspelt name finds the same team', async () => {
  const { name } = game.home;
  const swapped = name.slice(0, 3) + (name[4] ?? '') + (name[3] ?? '') + name.slice(5);
  const { body } = await search(swapped);
  expect(body.hits.some((one) => one.kind === 'team' && one.team.id === game.home.id)).toBe(true);
});

test('two teams find the game between them', async () => {
  const { body } = await search(`${game.home.name} v ${game.away.name}`);
  expect(body.hits[0]).toMatchObject({ kind: 'game', gameId: game.id });
});

test('a market and a team find the market of the next game', async () => {
  const { body } = await search(`1x2 ${game.home.name}`);
  const [hit] = body.hits;
  expect(hit?.kind).toBe('market');
  expect(hit?.kind === 'market' && hit.market.outcomes.length).toBeGreaterThan(1);
  expect(body.games.some(({ id }) => hit?.kind === 'market' && id === hit.gameId)).toBe(true);
});

test('a player without a game now is named with the sport, and no line leads to a game', async () => {
  const players = ['Novak Djokovic', 'Jannik Sinner', 'Carlos Alcaraz', 'Iga Świątek', 'Taylor Fritz', 'Casper Ruud'];
  const answers = await Promise.all(players.map(async (name) => ({ name, body: (await search(name)).body })));
  const resting = answers.filter(({ name, body }) => body.quiet.some(({ team }) => team.name === name));
  expect(resting.length).toBeGreaterThan(0);
  for (const { name, body } of resting) {
    const [found] = body.quiet.filter(({ team }) => team.name === name);
    expect(found).toMatchObject({ sportId: TENNIS, team: { name, colors: [expect.any(String), expect.any(String)] } });
    const sides = body.games.flatMap(({ home, away }) => [home.id, away.id]);
    expect(sides).not.toContain(found?.team.id);
  }
  const others = answers.filter((one) => !resting.includes(one));
  for (const { name, body } of others) {
    expect(body.hits.some((hit) => hit.kind === 'team' && hit.team.name === name)).toBe(true);
  }
});

test('a team without games of a sport that the site does not offer is not named', async () => {
  const before = await search('djokovic');
  expect([...before.body.quiet, ...before.body.hits].length).toBeGreaterThan(0);
  await target.platform.config.merge({ lineDisallowSports: [TENNIS], liveDisallowSports: [TENNIS] });
  try {
    const { body } = await search('djokovic');
    const found = [...body.quiet, ...body.hits.filter((hit) => hit.kind === 'team')];
    expect(found.filter(({ sportId }) => sportId === TENNIS)).toEqual([]);
  } finally {
    await target.platform.config.merge({ lineDisallowSports: [], liveDisallowSports: [] });
  }
});

test('a sport and a competition are found with the number of their games', async () => {
  expect((await search('fußball')).body.hits[0]).toMatchObject({ kind: 'sport', slug: 'football' });
  const { body } = await search(game.competition);
  const hit = body.hits.find((one) => one.kind === 'competition');
  const shown = body.competitions.find(({ id }) => hit?.kind === 'competition' && id === hit.id);
  expect((shown?.live ?? 0) + (shown?.line ?? 0)).toBeGreaterThan(0);
});

test('every line names a game or a competition of the same answer, and there are twenty at most', async () => {
  for (const text of ['un', 'real', 'al', 'premier league', 'btts arsenal']) {
    const { body } = await search(text);
    expect(body.hits.length).toBeLessThanOrEqual(20);
    const games = new Set(body.games.map(({ id }) => id));
    const competitions = new Set(body.competitions.map(({ id }) => id));
    for (const hit of body.hits) {
      if (hit.kind === 'sport') continue;
      expect(hit.kind === 'competition' ? competitions.has(hit.id) : games.has(hit.gameId)).toBe(true);
    }
  }
});

test.each([
  ['too short', 'a', 400],
  ['too long', 'a'.repeat(65), 400],
  ['only spaces', '    ', 400],
  ['NUL', 'ars\u0000enal', 400],
  ['control characters', '\u0001\u0002\u001b[31m', 200],
  ['half a character', '%ED%A0%80', 200],
  ['signs', '?*+([{|\\^$.', 200],
  ['a pattern that repeats itself', '(a+)+$(a+)+$(a+)+$(a+)+$', 200],
  ['one letter many times', 'a'.repeat(64), 200],
  ['many words', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.slice(0, 64), 200],
  ['direction marks', '\u202e\u2066arsenal\u2069', 200],
  ['SQL', "' or 1=1 --", 200],
])('a hostile text is answered: %s', async (_what, text, expected) => {
  const encoded = text.startsWith('%ED') ? text : encodeURIComponent(text);
  const { status } = await client.get(`${openPaths.search}?text=${encoded}`);
  expect(status).toBe(expected);
  expect((await search(game.home.name)).status).toBe(200);
});

test('the number of searches of a network is limited', async () => {
  const limited = await startTestPlatform({ callLimits: { search: { max: 3, windowMs: 60_000 } } });
  try {
    const by = limited.client();
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push((await search('arsenal', by)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});

test('names that the operator adds to the site config are found without a restart', async () => {
  expect((await search('zzyzx road')).body.hits).toEqual([]);
  await target.platform.config.merge({ searchNames: { [game.home.name]: ['Zzyzx Road'] } });
  try {
    const { body } = await search('zzyzx road');
    expect(body.hits[0]).toMatchObject({ kind: 'team', team: { name: game.home.name } });
  } finally {
    await target.platform.config.restore(['searchNames']);
  }
});

test('a sport that the site does not offer is not found', async () => {
  await target.platform.config.merge({ lineDisallowSports: [1], liveDisallowSports: [1] });
  try {
    const { body } = await search(game.home.name);
    expect(body.games.filter(({ sportId }) => sportId === 1)).toEqual([]);
    expect((await search('football')).body.hits).not.toContainEqual(expect.objectContaining({ kind: 'sport', id: 1 }));
  } finally {
    await target.platform.config.restore(['lineDisallowSports', 'liveDisallowSports']);
  }
});

describe('popular searches', () => {
  const rows = () =>
    target.database.owner<{ kind: string; id: number; score: number }[]>`
      select kind, entry_id as id, score from popular_search order by score desc, entry_id`;
  let visitor: TestClient;
  let visitors = 0;

  /** Returns a visitor of a network of its own: a network counts for a line once an hour. */
  function newVisitor(): TestClient {
    const client = target.client();
    visitors += 1;
    client.headers = { 'x-forwarded-for': `203.0.113.${visitors}` };
    return client;
  }

  beforeEach(async () => {
    await target.database.owner`delete from popular_search`;
    visitor = newVisitor();
  });

  test('are top competitions while nothing was opened', async () => {
    const { body } = await popular();
    expect(body.hits.length).toBeGreaterThan(0);
    expect(body.hits.every(({ kind }) => kind === 'competition')).toBe(true);
  });

  test('count an opened line once an hour for each network, without saying who opened it', async () => {
    const team = { kind: 'team', id: game.home.id };
    for (let time = 0; time < 3; time += 1) expect((await noteOpened(visitor, team)).status).toBe(200);
    expect(await rows()).toEqual([{ ...team, score: 1 }]);
    const columns = await target.database.owner<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = 'popular_search'`;
    expect(columns.map(({ name }) => name).sort()).toEqual(['entry_id', 'kind', 'score', 'scored_at']);
  });

  test('are the same in every process, the most opened first', async () => {
    await noteOpened(visitor, { kind: 'team', id: game.home.id });
    await noteOpened(visitor, { kind: 'competition', id: game.competitionId });
    const other = await createPlatform({
      environment: parseEnvironment({ NODE_ENV: 'test' }),
      database: await target.database.connect(),
      keys: TEST_KEYS,
      createBook,
      callLimits: {},
      logLevel: 'silent',
    });
    try {
      const origin = await other.app.listen({ host: '127.0.0.1', port: 0 });
      const { body } = await popular(new TestClient(origin));
      expect(body.hits.slice(0, 2)).toContainEqual(
        expect.objectContaining({ kind: 'team', gameId: expect.any(Number) }),
      );
      expect(body.hits.slice(0, 2)).toContainEqual({ kind: 'competition', id: game.competitionId });
    } finally {
      await other.close();
    }
  });

  test('fade: after three days an opening counts half, and after weeks it is forgotten', async () => {
    const { owner } = target.database;
    await noteOpened(visitor, { kind: 'team', id: game.home.id });
    await owner`update popular_search set scored_at = scored_at - ${3 * DAY}`;
    await target.platform.purge();
    expect(await rows()).toEqual([{ kind: 'team', id: game.home.id, score: 1 }]);
    await noteOpened(newVisitor(), { kind: 'team', id: game.home.id });
    expect(await rows()).toEqual([{ kind: 'team', id: game.home.id, score: expect.closeTo(1.5, 5) }]);
    await owner`update popular_search set scored_at = scored_at - ${20 * DAY}`;
    await target.platform.purge();
    expect(await rows()).toEqual([]);
  });

  test('of a team without games, of other kinds and of wrong ids are not counted', async () => {
    expect((await noteOpened(visitor, { kind: 'team', id: 987_654_321 })).status).toBe(200);
    expect(await rows()).toEqual([]);
    for (const body of [{}, { kind: 'game', id: 1 }, { kind: 'team', id: 0 }, { kind: 'team', id: '1; drop' }]) {
      expect((await noteOpened(visitor, body)).status).toBe(400);
    }
  });

  test('never exceed two thousand entries', async () => {
    const { owner } = target.database;
    await owner`
      insert into popular_search (kind, entry_id, score, scored_at)
      select 'team', 5000000 + n, 1 + n, ${target.platform.clock.now()} from generate_series(1, 2500) as n`;
    await target.platform.purge();
    const [counted] = await owner<{ entries: number; least: number }[]>`
      select count(*)::int as entries, min(score) as least from popular_search`;
    expect(counted).toMatchObject({ entries: 2000, least: 502 });
  });
});
