import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { ContentRecord } from '#shared/contracts/content.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import {
  deskFactorCall,
  deskLiftStopCall,
  deskPromoCall,
  deskReviewCall,
  deskReviewsCall,
  deskStopCall,
  deskStopsCall,
} from '#shared/contracts/desk/desk-book.ts';
import type { DeskCall } from '#shared/contracts/desk/desk-call.ts';
import * as paymentCalls from '#shared/contracts/desk/desk-payments.ts';
import {
  deskBanCall,
  deskClosePlayerCall,
  deskCorrectProfileCall,
  deskEndSessionsCall,
  deskExcludeCall,
  deskFindPlayersCall,
  deskLedgerCall,
  deskPlayerCall,
} from '#shared/contracts/desk/desk-players.ts';
import { deskApproveCall, deskProposalsCall, deskRefuseCall } from '#shared/contracts/desk/desk-proposals.ts';
import {
  deskAnalyticsCall,
  deskBlockCall,
  deskConfigCall,
  deskContentCall,
  deskExportContentCall,
  deskImportContentCall,
  deskMaintenanceCall,
  deskPatchConfigCall,
  deskPostCall,
  deskRestoreConfigCall,
  deskRestoreContentCall,
  deskSendNewsCall,
  deskTermsCall,
} from '#shared/contracts/desk/desk-site.ts';
import {
  deskAddStaffCall,
  deskDisableStaffCall,
  deskLogCall,
  deskResetStaffCall,
  deskStaffCall,
  deskStaffRolesCall,
} from '#shared/contracts/desk/desk-staff.ts';
import {
  deskAnswerCall,
  deskCalledCall,
  deskCloseThreadCall,
  deskSupportCall,
  deskThreadCall,
} from '#shared/contracts/desk/desk-support.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { mayAct, STAFF_ROLES, type StaffRole } from '#shared/domain/staff/staff-roles.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startDesk, type TestDesk, type TestStaff } from '#tests/fixtures/platform/desk-scenario.ts';
import type { TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const REASON = 'ticket 4711';
const HOUR = 3_600_000;
let desk: TestDesk;
const staff = {} as Record<StaffRole, TestStaff>;

beforeAll(async () => {
  desk = await startDesk({ delaySeconds: 0 });
  for (const role of STAFF_ROLES) staff[role] = await desk.staff(role);
});
afterAll(async () => {
  expect(await desk.site.audit()).toEqual([]);
  await desk.close();
});

const act = <C extends DeskCall>(role: StaffRole, call: C, body: object) =>
  staff[role].client.post<CallAnswer<C>>(call.path, { reason: REASON, ...body });
const read = <C extends DeskCall>(role: StaffRole, call: C, path: string = call.path) =>
  staff[role].client.get<CallAnswer<C>>(path);
const at = (call: DeskCall, id: number, query = '') => call.path.replace(/:\w+/, String(id)) + query;
const emailOf = async ({ userId }: TestPlayer) =>
  (await desk.site.platform.accounts.repository.player(userId))?.email ?? '';
const lastAct = async () => (await desk.records('staff_act'))[0];

describe('the roles', () => {
  const calls: readonly DeskCall[] = [
    ...[
      deskConfigCall,
      deskPatchConfigCall,
      deskRestoreConfigCall,
      deskBlockCall,
      deskMaintenanceCall,
      deskTermsCall,
      deskContentCall,
      deskExportContentCall,
    ],
    ...[deskImportContentCall, deskRestoreContentCall, deskSendNewsCall, deskAnalyticsCall, deskPostCall],
    ...[deskFindPlayersCall, deskCorrectProfileCall, deskPlayerCall, deskLedgerCall, ...Object.values(paymentCalls)],
    ...[deskEndSessionsCall, deskBanCall, deskExcludeCall, deskClosePlayerCall, deskReviewsCall, deskReviewCall],
    ...[deskStopsCall, deskStopCall, deskLiftStopCall, deskFactorCall, deskPromoCall, deskSupportCall, deskThreadCall],
    ...[deskAnswerCall, deskCloseThreadCall, deskCalledCall, deskStaffCall, deskAddStaffCall, deskStaffRolesCall],
    ...[deskDisableStaffCall, deskResetStaffCall, deskLogCall, deskProposalsCall, deskApproveCall, deskRefuseCall],
  ];
  const send = (client: TestStaff['client'], { method, path }: DeskCall) =>
    client.send<ErrorBody>(method, path.replace(/:\w+/, '1'), method === 'POST' ? {} : undefined);

  test.each(calls.map((call) => [call.id, call] as const))(
    'of %s alone may make it, and a visitor may not',
    async (_id, call) => {
      for (const role of STAFF_ROLES) {
        const { status } = await send(staff[role].client, call);
        expect([role, status === 403]).toEqual([role, !mayAct([role], call.roles)]);
      }
      expect((await send(desk.client(), call)).status).toBe(401);
    },
  );

  test('cover every call that the desk describes', async () => {
    const { paths } = (await staff.support.client.get<{ paths: object }>('/openapi.json')).body;
    const described = Object.keys(paths).filter((path) => path.startsWith('/desk-api/'));
    const entry = ['sign-in', 'enrolment', 'enrol', 'session', 'sign-out'].map((name) => `/desk-api/${name}`);
    expect(new Set(described)).toEqual(new Set([...entry, ...calls.map(({ path }) => path.replace(/:(\w+)/, '{$1}'))]));
  });
});

describe('an act', () => {
  test('is recorded with who, what, before, after and why', async () => {
    const player = await desk.site.player();
    expect((await act('support', deskBanCall, { userId: player.userId, level: 53 })).body).toEqual({
      userId: player.userId,
      level: 53,
    });
    const record = await lastAct();
    expect(record).toMatchObject({
      staffId: staff.support.id,
      details: {
        act: 'deskBan',
        reason: REASON,
        input: { userId: player.userId, level: 53 },
        before: { banLevel: 0 },
        after: { banLevel: 53 },
        outcome: 'done',
      },
    });
    const [begun] = await desk.records('staff_act_begun');
    expect(begun?.details).toMatchObject({ actId: record?.details.actId, before: { banLevel: 0 } });
    const { body } = await read(
      'administrator',
      deskLogCall,
      `${deskLogCall.path}?userId=${player.userId}&kinds=staff_act`,
    );
    expect(body.events).toMatchObject([{ kind: 'staff_act', userId: player.userId, address: '127.0.0.1' }]);
  });

  test.each([undefined, '', 'no'])('with the reason %j is refused, and nothing happens', async (reason) => {
    const player = await desk.site.player();
    const body = { userId: player.userId, level: 53, reason };
    const { status, body: error } = await staff.support.client.post<ErrorBody>(deskBanCall.path, body);
    expect([status, error.issues?.[0]?.path]).toEqual([400, 'body.reason']);
    expect(desk.site.platform.config.banLevel(player.userId)).toBe(0);
  });

  test('that fails is recorded too', async () => {
    expect((await act('trader', deskFactorCall, { userId: 999, factor: 0.5 })).status).toBe(404);
    expect((await lastAct())?.details).toMatchObject({
      act: 'deskFactor',
      outcome: 'failed',
      error: 'ACCOUNT_UNKNOWN',
    });
  });

  test('with an entry that it does not know is refused', async () => {
    const { status, body } = await act('administrator', deskMaintenanceCall, { active: true, until: 5 });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('until');
  });
});

describe('the site', () => {
  const config = async () =>
    (await desk.site.client().get<CallAnswer<typeof siteConfigCall>>(siteConfigCall.path)).body.config;

  test('has the entries that each role may change, and no others', async () => {
    const help = { patch: { hasHints: true } };
    expect((await act('content', deskPatchConfigCall, help)).status).toBe(200);
    expect((await config()).hasHints).toBe(true);
    expect((await lastAct())?.details).toMatchObject({ before: { hasHints: null }, after: { hasHints: true } });
    const limits = { patch: { liabilityLimits: { playerTimes: 2 } } };
    expect((await act('content', deskPatchConfigCall, limits)).status).toBe(403);
    expect((await lastAct())?.details).toMatchObject({ outcome: 'failed', error: 'FORBIDDEN' });
    expect((await act('trader', deskPatchConfigCall, limits)).status).toBe(200);
    expect(desk.site.platform.config.liabilityLimits().playerTimes).toBe(2);
  });

  test('keeps home, sign-in, lists and legal pages against all roles but the administrator', async () => {
    const away = { url: '/en/promotions/spring', code: 302, reasons: ['moved'], breadcrumbs: [] };
    const pages = [
      '/en',
      '/en/login',
      '/de/registration',
      '/en/live?utm_source=x',
      '/en/information/responsiblegaming',
    ];
    for (const page of pages) {
      const answer = await act('content', deskPatchConfigCall, { patch: { redirects: { [page]: away } } });
      const { message } = answer.body as unknown as ErrorBody;
      expect([page, answer.status, message]).toEqual([page, 403, expect.stringContaining(`redirects.${page}, or ask`)]);
    }
    for (const patch of [
      { seoPages: { '': { metaRobots: 'noindex' } } },
      { hiddenLanguages: ['de'] },
      { counters: { '*': [] } },
      { terms: { changed: true, updatedAt: Number.MAX_SAFE_INTEGER } },
    ]) {
      expect((await act('content', deskPatchConfigCall, { patch })).status).toBe(403);
    }
    const sports = { lineDisallowSports: SPORTS.map(({ id }) => id).filter((id) => id !== 87) };
    expect((await act('trader', deskPatchConfigCall, { patch: sports })).status).toBe(403);
    const moved = { redirects: { '/en/promotions/old': away } };
    expect((await act('content', deskPatchConfigCall, { patch: moved })).status).toBe(200);
    const home = { redirects: { '/en': away } };
    expect((await act('administrator', deskPatchConfigCall, { patch: home })).status).toBe(200);
    expect((await act('content', deskPatchConfigCall, { patch: { redirects: { '/en': null } } })).status).toBe(200);
    expect(desk.site.platform.config.redirectOf('/en')).toBeNull();
  });

  test('returns to the file or to the brand what the desk takes back', async () => {
    await act('content', deskPatchConfigCall, { patch: { isSnowfall: true } });
    expect((await act('trader', deskRestoreConfigCall, { names: ['isSnowfall'] })).status).toBe(403);
    expect((await act('content', deskRestoreConfigCall, { names: ['isSnowfall'] })).status).toBe(200);
    expect((await config()).isSnowfall).toBe(false);
    expect((await lastAct())?.details).toMatchObject({ before: { isSnowfall: true }, after: { isSnowfall: null } });
  });

  test('refuses a patch that would break it, with each entry', async () => {
    const patch = { minAge: 'old', brandd: 'x', isPlayMoney: true };
    const { status, body } = await act('administrator', deskPatchConfigCall, { patch });
    expect(status).toBe(400);
    expect((body as unknown as ErrorBody).issues?.map(({ path }) => path).sort()).toEqual([
      'body.patch.brandd',
      'body.patch.isPlayMoney',
      'body.patch.minAge',
    ]);
  });

  test('never shows or records a secret of its config', async () => {
    const patch = { socialProviders: { google: { clientId: 'id', clientSecret: 'hush-hush-hush' } } };
    const answer = await act('administrator', deskPatchConfigCall, { patch });
    expect(answer.status).toBe(200);
    const shown = await read('administrator', deskConfigCall);
    const records = await desk.records('staff_act');
    for (const text of [answer.body, shown.body, records]) {
      expect(JSON.stringify(text)).not.toContain('hush-hush-hush');
      expect(JSON.stringify(text)).toContain('(hidden)');
    }
    expect(desk.site.platform.config.socialProvider('google')?.clientSecret).toBe('hush-hush-hush');
  });

  test('is blocked, put into maintenance, and announces changed terms', async () => {
    expect((await act('administrator', deskBlockCall, { template: 4 })).body).toMatchObject({ templateTypeId: 4 });
    await act('administrator', deskBlockCall, { template: null });
    const instants = { startAt: 5, finishAt: 6, notifyStartDate: null, notifyEndDate: null };
    await act('administrator', deskMaintenanceCall, { active: true, ...instants });
    expect((await config()).maintenance).toMatchObject({ isActive: true, startAt: 5, finishAt: 6 });
    await act('administrator', deskMaintenanceCall, { active: false, ...instants });
    expect((await act('content', deskTermsCall, { changed: true })).body.changed).toBe(true);
    await act('content', deskTermsCall, { changed: false });
    expect((await config()).block.displayTypeId).toBe(0);
  });

  test('[O-01] has articles of the news that the desk sends', async () => {
    expect((await act('content', deskSendNewsCall, { id: 'news/cash-out-offers' })).body).toEqual({
      emails: 0,
      texts: 0,
    });
    expect((await lastAct())?.details).toMatchObject({ act: 'deskSendNews', outcome: 'done' });
    expect((await act('content', deskSendNewsCall, { id: 'information/about' })).status).toBe(404);
  });

  test('has pages of content that the desk exports, imports, removes and restores', async () => {
    const id = 'information/about';
    const pageOf = async () => (await read('content', deskContentCall)).body.pages.find((page) => page.id === id);
    const brand = await pageOf();
    expect(brand).toMatchObject({ origin: 'brand', class: 'article', states: { en: 'approved', ar: 'approved' } });
    const exported = (await read('content', deskExportContentCall, `${deskExportContentCall.path}?id=${id}`)).body;
    expect(Object.keys(exported)).toEqual([id]);
    const { fr, ...texts } = (exported[id] as ContentRecord).texts;
    const changed = { ...(exported[id] as ContentRecord), texts: { ...texts, de: { ...fr, state: 'machine' } } };
    expect((await act('content', deskImportContentCall, { pages: { [id]: changed } })).body).toEqual({
      stored: [id],
      removed: [],
    });
    expect(await pageOf()).toMatchObject({ origin: 'operator', states: { de: 'machine', fr: 'missing' } });
    await act('administrator', deskImportContentCall, { pages: { [id]: null } });
    expect(await pageOf()).toMatchObject({ origin: 'operator', class: null, states: {} });
    await act('content', deskRestoreContentCall, { ids: [id] });
    expect(await pageOf()).toEqual(brand);
    expect((await lastAct())?.details).toMatchObject({ act: 'deskRestoreContent', input: { ids: [id] } });
    expect((await act('content', deskImportContentCall, { pages: { [id]: { texts: {} } } })).status).toBe(400);
  });

  test('keeps its information pages, whatever an editor imports', async () => {
    const id = 'information/contacts';
    const exported = (await read('content', deskExportContentCall, `${deskExportContentCall.path}?id=${id}`)).body;
    const page = exported[id] as ContentRecord;
    const withPart = ({ blocks, texts, ...rest }: ContentRecord, part: object, words: object) => ({
      ...rest,
      blocks: [...blocks, { id: 'part', ...part }],
      texts: Object.fromEntries(
        Object.entries(texts).map(([language, own]) => [language, { ...own, blocks: { ...own.blocks, part: words } }]),
      ),
    });
    const removals = [
      null,
      { ...page, publishedUntil: 5 },
      { ...page, publishedFrom: 5 },
      { ...page, whenOver: 'live' },
      { ...page, class: 'landing' },
      withPart(page, { kind: 'competition', sport: 'football', competition: 'none' }, { text: 'A league.' }),
      withPart(page, { kind: 'sportMarkets', sport: 'none' }, { home: 'One', away: 'Two' }),
    ];
    for (const removal of removals) {
      const { status, body } = await act('content', deskImportContentCall, { pages: { [id]: removal } });
      expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining(id)]);
    }
    expect((await read('content', deskContentCall)).body.pages.find((one) => one.id === id)?.origin).toBe('brand');
  });

  test('has rules of a sport that an editor changes, but cannot bind to another sport', async () => {
    const id = 'information/rules/3/darts';
    const exported = (await read('content', deskExportContentCall, `${deskExportContentCall.path}?id=${id}`)).body;
    const page = exported[id] as ContentRecord;
    expect((await act('content', deskImportContentCall, { pages: { [id]: page } })).body.stored).toEqual([id]);
    const blocks = page.blocks.map((block) => (block.kind === 'sportMarkets' ? { ...block, sport: 'mma' } : block));
    expect((await act('content', deskImportContentCall, { pages: { [id]: { ...page, blocks } } })).status).toBe(403);
    await act('content', deskRestoreContentCall, { ids: [id] });
    const restored = (await read('content', deskContentCall)).body.pages.find((one) => one.id === id);
    expect(restored).toMatchObject({ origin: 'brand', class: 'legal' });
  });

  test('keeps its information pages that the brand does not have, whatever an editor restores', async () => {
    const { 'information/contacts': page } = (await read('content', deskExportContentCall)).body;
    const id = 'information/own-rules';
    const pages = { [id]: page, 'landings/own': page };
    expect((await act('content', deskImportContentCall, { pages })).status).toBe(200);
    const { status, body } = await act('content', deskRestoreContentCall, { ids: [id] });
    expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining(id)]);
    expect((await act('content', deskRestoreContentCall, { ids: ['landings/own'] })).status).toBe(200);
    const ids = async () => Object.keys((await read('content', deskExportContentCall)).body);
    expect(await ids()).toContain(id);
    expect((await act('administrator', deskRestoreContentCall, { ids: [id] })).status).toBe(200);
    expect(await ids()).not.toContain(id);
  });

  test('exports all its pages in the form in which they are imported', async () => {
    const pages = (await read('content', deskExportContentCall)).body;
    expect(Object.keys(pages).length).toBeGreaterThan(5);
    expect((await act('content', deskImportContentCall, { pages })).body).toEqual({
      stored: Object.keys(pages),
      removed: [],
    });
    expect((await read('content', deskExportContentCall)).body).toEqual(pages);
    await act('content', deskRestoreContentCall, { ids: Object.keys(pages) });
  });

  test('tells the state of its messages without their texts', async () => {
    const player = await desk.site.player();
    const email = await emailOf(player);
    await desk.site.client().post(openPaths.askPasswordCode, { email });
    const { body } = await read('support', deskPostCall);
    expect(body.undelivered).toEqual(['email', 'sms']);
    expect(body.failures[0]).toMatchObject({ channel: 'email', userId: player.userId, failure: 'no service' });
    expect((await read('content', deskAnalyticsCall)).body.events).toEqual([]);
  });
});

describe('a player', () => {
  let player: TestPlayer;
  beforeAll(async () => {
    player = await desk.site.player({ currency: 'EUR', balance: 123_456 });
  });

  test('is found by id, by e-mail address and by its beginning', async () => {
    const email = await emailOf(player);
    for (const search of [String(player.userId), email, email.slice(0, 12).toUpperCase()]) {
      const path = `${deskFindPlayersCall.path}?search=${encodeURIComponent(search)}`;
      const { players } = (await read('support', deskFindPlayersCall, path)).body;
      expect(players.map(({ id }) => id)).toContain(player.userId);
    }
  });

  test('is shown with accounts and sessions, and the read is recorded', async () => {
    const { body } = await read('support', deskPlayerCall, at(deskPlayerCall, player.userId));
    expect(body).toMatchObject({
      id: player.userId,
      banLevel: 0,
      accounts: [{ iso: 'EUR', money: 123_456, decimals: 2 }],
      sessions: [{ address: '127.0.0.1' }],
    });
    expect((await desk.records('staff_read'))[0]).toMatchObject({
      staffId: staff.support.id,
      details: { call: 'deskPlayer' },
    });
    expect((await read('support', deskPlayerCall, at(deskPlayerCall, 5))).status).toBe(404);
  });

  test('has a ledger in pages, the newest first', async () => {
    const { body } = await read('payments', deskLedgerCall, at(deskLedgerCall, player.userId));
    expect(body).toMatchObject({ postings: [{ amount: 123_456, balanceAfter: 123_456, iso: 'EUR' }], next: null });
    const older = at(deskLedgerCall, player.userId, `?before=${body.postings[0]?.transactionId}`);
    expect((await read('payments', deskLedgerCall, older)).body.postings).toEqual([]);
  });

  test('loses the sessions, play for a time, and the account', async () => {
    const gone = await desk.site.player();
    const { userId } = gone;
    expect((await act('support', deskEndSessionsCall, { userId })).body).toEqual({ ended: 1 });
    expect((await gone.get(openPaths.accounts)).status).toBe(401);
    const { until } = (await act('support', deskExcludeCall, { userId, days: 7 })).body;
    expect(until).toBeGreaterThan(Date.now() + 6 * 24 * HOUR);
    expect((await act('support', deskClosePlayerCall, { userId })).body.closedAt).toBeGreaterThan(0);
    const rich = await act('support', deskClosePlayerCall, { userId: player.userId });
    expect([rich.status, (rich.body as unknown as ErrorBody).code]).toEqual([409, 'MONEY_LEFT']);
    const { body } = await read('support', deskPlayerCall, at(deskPlayerCall, userId));
    expect(body).toMatchObject({ sessions: [], excludedUntil: until, closedAt: expect.any(Number) });
  });
});

describe('what identifies a player', () => {
  const profileOf = async (player: TestPlayer) => (await player.get<PlayerProfile>(openPaths.profile)).body;
  const filled = { name: 'Ada', surname: 'Byron', birthday: '1990-12-10', country: 'DE' };

  async function filledPlayer(): Promise<TestPlayer> {
    const player = await desk.site.player();
    const { version } = await profileOf(player);
    const { status } = await player.post(openPaths.profile, { version, values: { ...filled, middleName: 'King' } });
    expect(status).toBe(200);
    return player;
  }

  test('is corrected by support, and the record names the fields without their values', async () => {
    const player = await filledPlayer();
    const { userId } = player;
    const { version } = await profileOf(player);
    const values = { ...filled, surname: 'Lovelace', middleName: null, birthday: '1991-12-10', country: 'AT' };
    const { status, body } = await act('support', deskCorrectProfileCall, { userId, ...values });
    expect([status, body]).toEqual([200, { userId, fields: ['surname', 'birthday', 'country', 'middleName'] }]);
    const after = await profileOf(player);
    expect(after.values).toMatchObject({ ...values, middleName: '' });
    expect(after.version).toBeGreaterThan(version);
    const [record] = await desk.records('staff_act');
    expect(record).toMatchObject({
      ...{ staffId: staff.support.id },
      details: { act: 'deskCorrectProfile', reason: REASON, outcome: 'done', before: { version } },
    });
    const [change] = await desk.records('profile_changed');
    expect(change).toMatchObject({ staffId: staff.support.id, details: { fields: body.fields } });
    const written = JSON.stringify([record, change, await desk.records('staff_act_begun')]);
    for (const value of ['Lovelace', 'Byron', '1991-12-10']) expect(written).not.toContain(value);
    // The player still cannot change it.
    const again = await player.post<ErrorBody>(openPaths.profile, { version: after.version, values: { name: 'Eve' } });
    expect(again.body.code).toBe('PROFILE_LOCKED');
  });

  test.each<[what: string, values: object, field: string, message: RegExp]>([
    ['a birthday of a child', { birthday: '2020-01-01' }, 'birthday', /^Is below the smallest age/],
    ['a day that does not exist', { birthday: '1990-02-30' }, 'birthday', /^Must be a day/],
    ['an unknown country', { country: 'ZZ' }, 'country', /^Is no country code/],
    ['a name without an end', { name: 'x'.repeat(250) }, 'name', /^Is too long/],
    ['an empty surname', { surname: ' ' }, 'surname', /^Must not be empty/],
  ])('is not changed to %s', async (_, values, field, message) => {
    const player = await filledPlayer();
    const before = await profileOf(player);
    const { status, body } = await act('support', deskCorrectProfileCall, { userId: player.userId, ...values });
    const { issues } = body as unknown as ErrorBody;
    expect([status, issues]).toEqual([400, [{ path: `body.${field}`, message: expect.stringMatching(message) }]]);
    expect(await profileOf(player)).toEqual(before);
  });

  test('is changed neither by another role nor for a player who does not exist or has closed the account', async () => {
    const player = await filledPlayer();
    for (const role of ['trader', 'payments', 'content'] as const) {
      const { status } = await act(role, deskCorrectProfileCall, { userId: player.userId, name: 'Eve' });
      expect([role, status]).toEqual([role, 403]);
    }
    expect((await profileOf(player)).values.name).toBe('Ada');
    expect((await act('support', deskCorrectProfileCall, { userId: 5, name: 'Eve' })).status).toBe(404);
    const { userId } = player;
    await desk.site.database
      .owner`update player_gate set closed_at = 1, account_closed_at = 1 where user_id = ${userId}`;
    expect((await act('support', deskCorrectProfileCall, { userId, name: 'Eve' })).status).toBe(403);
  });
});

describe('the book', () => {
  test('takes a VIP bet that a trader accepts', async () => {
    const player = await desk.site.player({ balance: 2_000_000 });
    const selectionId = desk.site.table.addSelection(2000, {
      gameId: desk.site.table.addGame({ startAt: Date.now() + HOUR }),
    });
    const placed = await player.place(player.placement([[selectionId, 2000]], { amount: 600_000, isVipBet: true }));
    const { id: couponId } = (placed.body as unknown as { coupon: Coupon }).coupon;
    const listed = (await read('trader', deskReviewsCall)).body.reviews;
    expect(listed).toContainEqual(expect.objectContaining({ couponId, userId: player.userId }));
    const { body } = await act('trader', deskReviewCall, { couponId, decision: 'accept' });
    expect(body).toEqual({ couponId, state: 'accepted', isDecided: true });
    expect((await lastAct())?.details).toMatchObject({ before: { state: 'pending' }, after: { state: 'accepted' } });
    expect((await act('trader', deskReviewCall, { couponId, decision: 'decline' })).body.isDecided).toBe(false);
  });

  test('has markets that a trader stops and lifts, and factors of players', async () => {
    await act('trader', deskStopCall, { gameId: null, marketType: 9, period: null });
    const [stop] = (await read('trader', deskStopsCall)).body.stops;
    expect(stop).toMatchObject({ marketType: 9, reason: 'order', evidence: { staffId: staff.trader.id } });
    expect((await act('trader', deskLiftStopCall, { id: stop?.id })).body).toEqual({ lifted: 1 });
    const { userId } = await desk.site.player();
    await act('trader', deskFactorCall, { userId, factor: 0.25 });
    expect((await lastAct())?.details).toMatchObject({ before: { factor: 1 }, after: { factor: 0.25 } });
  });

  test('gives a free bet by code', async () => {
    const { userId } = await desk.site.player();
    const code = { code: 'DESK-5', userId, value: 500, iso: 'EUR', minCoef: null, minLegs: null, expiresAt: null };
    expect((await act('payments', deskPromoCall, code)).body).toMatchObject({ code: 'DESK-5', isGiven: true });
    expect((await lastAct())?.details).toMatchObject({ before: null, after: { userId, value: 500 }, outcome: 'done' });
    expect((await act('payments', deskPromoCall, { ...code, iso: 'XXX' })).status).toBe(422);
    for (const expiresAt of [9_007_199_254_740_991, 9e15, -1, 0.5]) {
      const { status, body } = await act('payments', deskPromoCall, { ...code, code: 'DESK-6', expiresAt });
      const { issues } = body as unknown as ErrorBody;
      expect([status, issues?.[0]?.path, issues?.[0]?.message]).toEqual([
        ...[400, 'body.expiresAt'],
        expect.stringMatching(/^Must be an instant/),
      ]);
    }
  });
});

describe('support', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  test('answers a request once, closes it, and calls back', async () => {
    const player = await desk.site.player();
    const sent = await player.post<{ id: number }>(
      openPaths.supportRequests,
      { topic: 'account', text: 'Where is my bet?' },
      key(),
    );
    const threadId = sent.body.id;
    const body = { threadId, text: 'Here it is.', key: crypto.randomUUID() };
    const { client } = staff.support;
    await client.post(deskAnswerCall.path, body);
    await client.post(deskAnswerCall.path, body);
    const { messages } = (await read('support', deskThreadCall, at(deskThreadCall, threadId))).body;
    expect(messages.map(({ text }) => text)).toEqual(['Where is my bet?', 'Here it is.']);
    await client.post(deskCloseThreadCall.path, { threadId });
    const callback = { phone: '+442079460000', preferredAt: null, language: 'en' };
    const { id: callbackId } = (await player.post<{ id: number }>(openPaths.supportCallbacks, callback, key())).body;
    await client.post(deskCalledCall.path, { callbackId });
    const { threads, callbacks } = (await read('support', deskSupportCall)).body;
    expect(threads.find(({ id }) => id === threadId)?.state).toBe('closed');
    expect(callbacks.find(({ id }) => id === callbackId)?.doneAt).not.toBeNull();
    const acts = (await desk.records('staff_act')).slice(0, 4).map(({ details }) => details.act);
    expect(acts).toEqual(['deskCalled', 'deskCloseThread', 'deskAnswer', 'deskAnswer']);
  });
});

describe('staff', () => {
  test('are added with a link that is shown once and never recorded', async () => {
    const account = { email: 'added@example.com', name: 'Added', roles: ['trader'] };
    const { body } = await act('administrator', deskAddStaffCall, account);
    expect(body.link).toMatch(/\/enrol\?token=[\w-]{43}$/);
    const token = body.link.split('=')[1] ?? '';
    expect(JSON.stringify(await desk.records('staff_act'))).not.toContain(token);
    expect((await act('administrator', deskAddStaffCall, account)).status).toBe(409);
    const listed = (await read('administrator', deskStaffCall)).body.staff;
    expect(listed.find(({ id }) => id === body.staffId)).toMatchObject({ isEnrolled: false, roles: ['trader'] });
    const roles = { staffId: body.staffId, roles: ['support', 'trader'] };
    expect((await act('administrator', deskStaffRolesCall, roles)).status).toBe(200);
    const again = await act('administrator', deskResetStaffCall, { staffId: body.staffId });
    expect(again.body.link).not.toBe(body.link);
    await act('administrator', deskDisableStaffCall, { staffId: body.staffId, isDisabled: true });
    expect(
      await desk
        .client()
        .get(new URL(again.body.link).pathname + new URL(again.body.link).search)
        .catch(() => null),
    ).toBeNull();
  });

  test('read the log by its kinds; a kind that it does not know is an error', async () => {
    const { body } = await read('administrator', deskLogCall, `${deskLogCall.path}?kinds=staff_enrolled`);
    expect(body.events.length).toBeGreaterThanOrEqual(STAFF_ROLES.length);
    expect((await read('administrator', deskLogCall, `${deskLogCall.path}?kinds=gossip`)).status).toBe(400);
    expect((await read('administrator', deskLogCall, `${deskLogCall.path}?from=2026-99-99`)).status).toBe(400);
  });
});
