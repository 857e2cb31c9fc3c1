import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { contentRecord } from '#tests/fixtures/content-record.ts';
import { createCallRegistry } from '../../plugins/call-route.ts';
import { addErrorHandling } from '../../plugins/errors.ts';
import { openScriptedBook, WORLD_START } from '../../simulation/book/scripted-world.fixture.ts';
import { openConfigService } from '../config/config-service.ts';
import { createMemoryConfigStore } from '../config/config-store.ts';
import type { SupportStaff } from '../support/support-service.ts';
import { controlModule } from './control-module.ts';
import { createMemoryFaultStore } from './fault-store.ts';
import { openFaults } from './faults.ts';
import { installFaults } from './install-faults.ts';
import type { Trader } from './review-controls.ts';

const MINUTE = 60_000;

async function open({ production = false } = {}) {
  const { book, clock, timers, ids } = await openScriptedBook([
    { start: 10, goals: [[20, 0]] },
    {
      start: 600,
      home: 2,
      away: 3,
      goals: [
        [5, 0],
        [6, 1],
      ],
    },
  ]);
  const config = await openConfigService({ store: createMemoryConfigStore(), production });
  const faults = await openFaults(createMemoryFaultStore());
  const findPlayer = async ({ userId = 100_001 }: { userId?: number | undefined }) => userId;
  const emails = { write: async () => '/en/user/accountverify?token=x', outbox: async () => [] };
  const messages = { inbox: async () => [] };
  const content = { put: vi.fn(async () => {}), restore: vi.fn(async () => {}) };
  const geography = { lift: (until: number) => `lifted until ${until}` };
  const fund = vi.fn(async ({ iso, amount }: { iso: string; amount: number }) => ({
    accountId: 7,
    iso,
    money: amount,
  }));
  const app = Fastify();
  installFaults(app, faults);
  addErrorHandling(app);
  const { register, calls } = createCallRegistry(async () => 0);
  const wallNow = () => timers.now();
  const analytics = { last: async () => [] };
  const staff = {} as SupportStaff;
  const promoCodes = { give: async () => true };
  const trader = {} as Trader;
  const factors = { setFactor: async () => undefined };
  const stops = { add: async () => true, all: () => [], lift: async () => 0 };
  const decisions = { beginReplay: vi.fn(async () => undefined) };
  const securityLog = { record: vi.fn(async (_event: unknown) => undefined) };
  const stores = { emails, messages, content, analytics, staff, promoCodes, trader, factors, stops, securityLog };
  const parts = { ...stores, clock, book, decisions, config, faults, fund, findPlayer, geography, wallNow };
  controlModule(app, { register, production, ...parts });
  app.get('/web-api/line/games', async () => ({ fine: true }));
  await app.ready();

  async function call(name: string, payload?: object, headers: Record<string, string> = {}) {
    const method = payload === undefined ? 'GET' : 'POST';
    const options = { method, url: `/__control/${name}`, headers } as const;
    const answer = await app.inject(payload === undefined ? options : { ...options, payload });
    return { status: answer.statusCode, body: answer.json() };
  }

  return {
    app,
    content,
    book,
    decisions,
    securityLog,
    clock,
    timers,
    config,
    faults,
    fund,
    call,
    calls,
    live: ids[0] as number,
    later: ids[1] as number,
  };
}

const result = (gameId: number, outcome: number) =>
  packSelectionId({ gameId, marketType: 1, period: 0, param: 0, outcome });

describe('who may use the controls', () => {
  test('outside production every caller may', async () => {
    const { call } = await open();
    expect((await call('state')).status).toBe(200);
  });

  test('in production the controls do not exist', async () => {
    const { app, call, calls } = await open({ production: true });
    for (const [name, body] of [['state'], ['reset', {}], ['clock', { at: 5 }], ['fund', {}]] as const) {
      expect((await call(name, body)).status).toBe(404);
    }
    expect(calls).toEqual([]);
    expect((await app.inject('/__control/state')).json().code).toBe('NOT_FOUND');
  });

  test('outside production every change that a control makes is recorded', async () => {
    const { call, securityLog } = await open();
    await call('state');
    await call('reset', {});
    expect(securityLog.record.mock.calls).toEqual([[{ kind: 'control_act', details: { path: '/__control/reset' } }]]);
  });
});

test('every control is described, so that it is on the OpenAPI page', async () => {
  const { calls } = await open();
  expect(calls).toHaveLength(34);
  for (const { path, summary } of calls) {
    expect(path).toMatch(/^\/__control\/[a-zA-Z/:]+$/);
    expect(summary.length).toBeGreaterThan(20);
  }
});

describe('the clock', () => {
  test('is moved to an instant, and by a time', async () => {
    const { call, clock, timers } = await open();
    expect((await call('clock', { at: WORLD_START + 5 * MINUTE })).body).toEqual({
      now: WORLD_START + 5 * MINUTE,
      wall: timers.now(),
      speed: 1,
    });
    await call('clock', { shiftMs: -MINUTE });
    expect(clock.now()).toBe(WORLD_START + 4 * MINUTE);
  });

  test('moved back or reset lets games be decided again; moved on does not', async () => {
    const { call, decisions } = await open();
    await call('clock', { shiftMs: 5 * MINUTE });
    expect(decisions.beginReplay).not.toHaveBeenCalled();
    await call('clock', { shiftMs: -MINUTE });
    expect(decisions.beginReplay).toHaveBeenCalledTimes(1);
    await call('reset', {});
    expect(decisions.beginReplay).toHaveBeenCalledTimes(2);
  });

  test('runs faster when told to', async () => {
    const { call, clock, timers } = await open();
    expect((await call('speed', { factor: 60 })).body.speed).toBe(60);
    timers.advance(1000);
    expect(clock.now()).toBe(WORLD_START + MINUTE);
  });

  test.each([
    ['clock', {}],
    ['clock', { at: 1.5 }],
    ['clock', { at: 5, shiftMs: 5 }],
    ['speed', { factor: 0 }],
    ['speed', { factor: 1e9 }],
  ])('refuses %s %j', async (name, body) => {
    const { call } = await open();
    expect(await call(name, body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('that is moved triggers and announces everything due at once', async () => {
    const { call, book, live } = await open();
    const decided: number[] = [];
    book.tick();
    book.onDecisions((ids) => decided.push(...ids));
    await call('clock', { shiftMs: 150 * MINUTE });
    expect(decided).toContain(live);
    expect(book.settle(result(live, 0))).toBe(1);
  });
});

describe('games', () => {
  test('an incident happens in a live game', async () => {
    const { call, timers, book, live } = await open();
    timers.advance(15 * MINUTE);
    expect((await call('incident', { gameId: live, kind: 'goal', side: 1 })).body).toEqual({
      gameId: live,
      score: [0, 1],
    });
    expect(book.game(live)?.state.suspended).toBe(true);
  });

  test('an outcome decides a selection', async () => {
    const { call, book, later } = await open();
    const answer = await call('outcome', { selectionId: result(later, 1), statusId: 4 });
    expect(answer.body).toEqual({ gameId: later, statusId: 1, finalScore: null });
    expect(book.settle(result(later, 1))).toBe(4);
  });

  test('an outcome ends a game', async () => {
    const { call, later } = await open();
    const answer = await call('outcome', { gameId: later, score: [2, 2] });
    expect(answer.body).toEqual({ gameId: later, statusId: 4, finalScore: [2, 2] });
  });

  test('an outcome cancels or postpones a game', async () => {
    const { call, book, live, later } = await open();
    expect((await call('outcome', { gameId: live, cancelled: true })).body.statusId).toBe(5);
    await call('outcome', { gameId: later, startAt: WORLD_START + 900 * MINUTE });
    expect(book.game(later)?.startAt).toBe(WORLD_START + 900 * MINUTE);
  });

  test.each([
    ['an unknown game', 'incident', { gameId: 5, kind: 'goal', side: 0 }, 404, 'GAME_UNKNOWN'],
    ['an unknown game', 'outcome', { gameId: 5, score: [1, 0] }, 404, 'GAME_UNKNOWN'],
    ['a number that is no selection', 'outcome', { selectionId: 5, statusId: 1 }, 400, 'BAD_REQUEST'],
    ['a status that there is not', 'outcome', { selectionId: 5, statusId: 7 }, 400, 'BAD_REQUEST'],
    ['a mixture of outcomes', 'outcome', { gameId: 5, score: [1, 0], cancelled: true }, 400, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, name, body, status, code) => {
    const { call } = await open();
    expect(await call(name, body)).toMatchObject({ status, body: { code } });
  });

  test('an impossible kind of incident is refused with the list of possible ones', async () => {
    const { call, timers, live } = await open();
    timers.advance(15 * MINUTE);
    const { status, body } = await call('incident', { gameId: live, kind: 'try', side: 0 });
    expect(status).toBe(400);
    expect(body.message).toContain('goal/0');
  });
});

describe('the site config', () => {
  test('accepts a merge patch', async () => {
    const { call, config } = await open();
    expect((await call('config', { minAge: 21 })).body).toEqual({ config: { minAge: 21 } });
    expect(config.config().minAge).toBe(21);
  });

  test('refuses a patch that pages could not read, and names the field', async () => {
    const { call } = await open();
    const { status, body } = await call('config', { coupon: { maxLegs: 'many' } });
    expect(status).toBe(400);
    expect(body.message).toContain('coupon.maxLegs');
  });

  test('shows a block and its reason, and its end', async () => {
    const { call, config } = await open();
    expect((await call('block', { reason: 16 })).body).toEqual({ displayTypeId: 1, templateTypeId: 16 });
    expect(config.config()).toMatchObject({ block: { displayTypeId: 1, templateTypeId: 16 } });
    expect((await call('block', { reason: null })).body).toEqual({ displayTypeId: 0, templateTypeId: null });
  });

  test('shows maintenance; instants that are left out stay', async () => {
    const { call, config } = await open();
    await call('maintenance', { active: false, startAt: 1000, finishAt: 2000 });
    expect((await call('maintenance', { active: true })).body).toEqual({
      isActive: true,
      startAt: 1000,
      finishAt: 2000,
      notifyStartDate: null,
      notifyEndDate: null,
    });
    await call('maintenance', { active: false, finishAt: null });
    expect(config.maintenance()).toMatchObject({ isActive: false, startAt: 1000, finishAt: null });
  });

  test('shows changed terms with the instant of the change', async () => {
    const { call } = await open();
    expect((await call('terms', { changed: true })).body).toEqual({ changed: true, updatedAt: WORLD_START });
    expect((await call('terms', { changed: false })).body).toEqual({ changed: false, updatedAt: null });
  });
});

describe('money', () => {
  test('is put into the account of a player by e-mail or id', async () => {
    const { call, fund } = await open();
    const answer = await call('fund', { email: ' Player@Example.com ', iso: 'EUR', amount: 1000 });
    expect(answer.body).toEqual({ accountId: 7, iso: 'EUR', money: 1000 });
    await call('fund', { userId: 3, iso: 'KWD', amount: 5 });
    expect(fund.mock.calls).toEqual([
      [{ email: 'player@example.com', iso: 'EUR', amount: 1000 }],
      [{ userId: 3, iso: 'KWD', amount: 5 }],
    ]);
  });

  test.each([
    { iso: 'EUR', amount: 5 },
    { userId: 3, email: 'a@b.example', iso: 'EUR', amount: 5 },
    { userId: 3, iso: 'EUR', amount: 0 },
    { userId: 3, iso: 'EUR', amount: 1.5 },
    { userId: 3, iso: 'euro', amount: 5 },
  ])('is not moved for %j', async (body) => {
    const { call, fund } = await open();
    expect((await call('fund', body)).status).toBe(400);
    expect(fund).not.toHaveBeenCalled();
  });
});

describe('faults', () => {
  test('meet the next calls', async () => {
    const { app, call } = await open();
    const stored = await call('fault', { pattern: 'GET /web-api/**', status: 503 });
    expect(stored.body).toMatchObject({ pattern: 'GET /web-api/**', status: 503, remaining: 1 });
    expect((await app.inject('/web-api/line/games')).statusCode).toBe(503);
    expect((await app.inject('/web-api/line/games')).statusCode).toBe(200);
  });

  test.each([
    { pattern: 'GET /x' },
    { pattern: '/x', status: 500 },
    { pattern: 'GET /x', status: 200 },
    { pattern: 'GET /x', status: 500, drop: true },
    { pattern: 'GET /x', drop: true, dropBefore: true },
    { pattern: 'GET /x', status: 500, times: 0 },
  ])('are refused for %j', async (body) => {
    const { call } = await open();
    expect((await call('fault', body)).status).toBe(400);
  });
});

test('pages of content are overridden and removed together', async () => {
  const { call, content } = await open();
  const page = contentRecord({ class: 'article', blocks: { terms: { title: 'Terms', items: ['Play money only.'] } } });
  const pages = { 'information/about': page, 'landings/spring': null };
  expect(await call('content', { pages })).toEqual({
    status: 200,
    body: { stored: ['information/about'], removed: ['landings/spring'] },
  });
  expect(content.put).toHaveBeenLastCalledWith(pages);
  expect((await call('content', { pages: { 'Information/About': null } })).status).toBe(400);
});

test('[G-05] a cookie that lifts the blocking by country is valid for the requested hours', async () => {
  const { call, timers } = await open();
  const { body } = await call('geo', { hours: 2 });
  expect(body).toEqual({ cookie: 'force-geo-off', value: `lifted until ${timers.now() + 7_200_000}` });
  expect((await call('geo', { hours: -1 })).status).toBe(400);
});

test('the state shows all changes of QA, and a reset reverts them', async () => {
  const { call, clock, timers, book, live } = await open();
  timers.advance(15 * MINUTE);
  await call('incident', { gameId: live, kind: 'goal', side: 0 });
  await call('fault', { pattern: 'GET /x', delayMs: 5, times: 3 });
  await call('config', { minAge: 21 });
  await call('block', { reason: 4 });
  await call('clock', { shiftMs: 1000 });
  const { body } = await call('state');
  expect(body).toMatchObject({
    clock: { now: WORLD_START + 15 * MINUTE + 1000, wall: timers.now(), speed: 1 },
    changes: [{ gameId: live, change: { kind: 'incident', incident: 'goal', side: 0 } }],
    faults: [{ pattern: 'GET /x', delayMs: 5, remaining: 3 }],
    config: { minAge: 21 },
    block: { displayTypeId: 1, templateTypeId: 4 },
    maintenance: { isActive: false },
    terms: { changed: false },
  });
  await call('reset', {});
  expect((await call('state')).body).toMatchObject({
    changes: [],
    faults: [],
    config: {},
    block: { displayTypeId: 0 },
  });
  expect(clock.now()).toBe(timers.now());
  expect(book.game(live)?.state.score).toEqual([0, 0]);
});
