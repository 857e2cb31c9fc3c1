import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { deskPromoCall } from '#shared/contracts/desk/desk-book.ts';
import type { DeskCall } from '#shared/contracts/desk/desk-call.ts';
import { deskApproveCall, deskProposalsCall, deskRefuseCall } from '#shared/contracts/desk/desk-proposals.ts';
import { deskPatchConfigCall, deskRestoreConfigCall } from '#shared/contracts/desk/desk-site.ts';
import { deskAddStaffCall, deskResetStaffCall } from '#shared/contracts/desk/desk-staff.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { StaffRole } from '#shared/domain/staff/staff-roles.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { startDesk, type TestDesk, type TestStaff } from '#tests/fixtures/platform/desk-scenario.ts';
import type { TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const HOUR = 3_600_000;
/** In EUR: alone 20.00 a day; a gift up to 500.00; 2,000.00 a day. */
const LARGE = 10_000;
let desk: TestDesk;
let player: TestPlayer;
let codes = 0;

beforeAll(async () => {
  desk = await startDesk({ delaySeconds: 0 });
  player = await desk.site.player({ currency: 'EUR' });
});
afterEach(() => desk.site.platform.config.reset());
afterAll(async () => {
  expect(await desk.site.audit()).toEqual([]);
  await desk.close();
});

const now = () => desk.site.platform.clock.now();
/** A new account for each case: bounds count by account. Enrolments of one network are counted too. */
async function staffOf(...roles: StaffRole[]): Promise<TestStaff> {
  await desk.site.database.owner`delete from counter`;
  return desk.staff(...roles);
}
const payer = () => staffOf('payments');
const act = async <C extends DeskCall>({ client }: TestStaff, call: C, body: object) => {
  const answer = await client.post<CallAnswer<C>>(call.path, { reason: 'ticket 4711', ...body });
  return { ...answer, error: answer.body as unknown as ErrorBody };
};
function gift(more: object = {}) {
  codes += 1;
  return {
    ...{ code: `GIFT-${codes}`, userId: player.userId, value: LARGE, iso: 'EUR', minCoef: null, minLegs: null },
    expiresAt: null,
    ...more,
  };
}
const give = (staff: TestStaff, more: object = {}) => act(staff, deskPromoCall, gift(more));
const approve = (staff: TestStaff, id: number | null) => act(staff, deskApproveCall, { id });
const refuse = (staff: TestStaff, id: number | null) => act(staff, deskRefuseCall, { id });
const proposals = async ({ client }: TestStaff) =>
  (await client.get<CallAnswer<typeof deskProposalsCall>>(deskProposalsCall.path)).body;
const proposal = async (staff: TestStaff, id: number | null) =>
  (await proposals(staff)).proposals.find((one) => one.id === id);
const check = async (code: string) =>
  (await player.post<{ status: string; reason?: string }>(openPaths.checkPromo, { code })).body;
const lastActs = async () => (await desk.records('staff_act')).map(({ details }) => details);
/** Moves what was stored into the past, as time would. */
const age = (id: number | null, ms: number) =>
  desk.site.database.owner`
    update desk_proposal set proposed_at = proposed_at - ${ms}, expires_at = expires_at - ${ms},
      decided_at = decided_at - ${ms} where id = ${id}`;

describe('a gift above what one person gives alone', () => {
  test('waits as a proposal, and pays for no bet before another person approves it', async () => {
    const [one, two] = [await payer(), await payer()];
    const { body } = await give(one);
    expect(body).toMatchObject({ isGiven: false, proposal: expect.any(Number) });
    expect(await check(body.code)).toEqual({ status: 'refused', reason: 'unknown' });
    const bet = desk.site.table.addSelection(2000);
    const placement = player.placement([[bet, 2000]], { amount: LARGE, promoCode: body.code });
    expect((await player.place(placement)).body).toMatchObject({ status: 'refused' });
    expect(await proposal(two, body.proposal)).toMatchObject({ state: 'waiting', proposedBy: { id: one.id } });
    expect((await approve(two, body.proposal)).body).toEqual({ id: body.proposal, state: 'done', isDecided: true });
    expect(await check(body.code)).toMatchObject({ status: 'usable', promoCode: { value: LARGE } });
    const paid = player.placement([[bet, 2000]], { amount: LARGE, promoCode: body.code });
    expect((await player.place(paid)).body).toMatchObject({ status: 'accepted' });
  });

  test('is not approved by its proposer, also one who is an administrator', async () => {
    for (const one of [await payer(), await staffOf('administrator'), await staffOf('payments', 'trader')]) {
      const { body } = await give(one);
      const { status, error } = await approve(one, body.proposal);
      expect([status, error.message]).toEqual([403, expect.stringContaining('another member of staff approves it')]);
      expect(await check(body.code)).toMatchObject({ status: 'refused' });
    }
  });

  test('is not approved by an account that its proposer has reset or added a short time ago, nor the other way', async () => {
    const [boss, one, two] = [await staffOf('administrator'), await payer(), await payer()];
    const { body: reset } = await act(boss, deskResetStaffCall, { staffId: two.id });
    const again = await desk.enrol(two, new URL(reset.link).searchParams.get('token') ?? '');
    for (const [proposer, approver] of [
      [boss, again],
      [again, boss],
    ] as const) {
      const { body } = await give(proposer);
      const { status, error } = await approve(approver, body.proposal);
      expect([status, error.message]).toEqual([
        403,
        expect.stringContaining('added or reset the account of the other'),
      ]);
      expect((await approve(one, body.proposal)).body.state).toBe('done');
    }
    await desk.site.platform.clock.moveTo(now() + 73 * HOUR);
    expect((await approve(again, (await give(boss)).body.proposal)).body.state).toBe('done');
    await desk.site.platform.clock.reset();
    const added = (await act(boss, deskAddStaffCall, { email: 'new@example.com', name: 'New', roles: ['payments'] }))
      .body;
    const token = new URL(added.link).searchParams.get('token') ?? '';
    const fresh = await desk.enrol({ id: added.staffId, email: 'new@example.com' }, token);
    expect((await approve(fresh, (await give(boss)).body.proposal)).status).toBe(403);
  });

  test('is approved only by accounts that may give it', async () => {
    const { body } = await give(await payer());
    for (const role of ['trader', 'content', 'support'] as const) {
      expect((await approve(await staffOf(role), body.proposal)).status).toBe(403);
      expect((await refuse(await staffOf(role), body.proposal)).status).toBe(403);
    }
    expect(await proposal(await staffOf('trader'), body.proposal)).toBeUndefined();
    expect((await approve(await staffOf('administrator'), body.proposal)).body.state).toBe('done');
  });

  test('is given once by two approvals at the same instant', async () => {
    const { body } = await give(await payer());
    const others = [await payer(), await payer(), await payer()];
    const answers = await Promise.all(others.map((other) => approve(other, body.proposal)));
    expect(answers.map(({ body: { isDecided } }) => isDecided).sort()).toEqual([false, false, true]);
    expect(answers.map(({ body: { state } }) => state)).toEqual(['done', 'done', 'done']);
    const [row] = await desk.site.database.owner`select count(*)::int from promo_code where code = ${body.code}`;
    expect(row?.count).toBe(1);
  });

  test('is either approved or refused when both come at the same instant', async () => {
    const { body } = await give(await payer());
    const [yes, no] = await Promise.all([approve(await payer(), body.proposal), refuse(await payer(), body.proposal)]);
    expect([yes.body.isDecided, no.body.isDecided].sort()).toEqual([false, true]);
    expect(yes.body.state).toBe(no.body.state);
    expect((await check(body.code)).status).toBe(yes.body.isDecided ? 'usable' : 'refused');
  });

  test('that was refused or taken back is shown as such, and cannot be approved', async () => {
    const [one, two] = [await payer(), await payer()];
    const first = (await give(one)).body;
    expect((await refuse(two, first.proposal)).body).toMatchObject({ state: 'refused', isDecided: true });
    const second = (await give(one)).body;
    expect((await refuse(one, second.proposal)).body).toMatchObject({ state: 'refused', isDecided: true });
    for (const { code, proposal: id } of [first, second]) {
      expect((await approve(two, id)).body).toEqual({ id, state: 'refused', isDecided: false });
      expect(await proposal(two, id)).toMatchObject({ state: 'refused', decisionReason: 'ticket 4711' });
      expect(await check(code)).toMatchObject({ status: 'refused' });
    }
  });

  test('that was not decided in time has expired', async () => {
    const [one, two] = [await payer(), await payer()];
    const { body } = await give(one);
    await age(body.proposal, 73 * HOUR);
    expect(await proposal(two, body.proposal)).toMatchObject({ state: 'expired' });
    const { status, error } = await approve(two, body.proposal);
    expect([status, error.message]).toEqual([400, expect.stringContaining('Propose it again')]);
    expect((await refuse(two, body.proposal)).body).toMatchObject({ state: 'expired', isDecided: false });
  });

  test('is not approved once its code has been given meanwhile: the approval is for what was proposed', async () => {
    const [one, two] = [await payer(), await payer()];
    const { body } = await give(one);
    await give(two, { code: body.code, value: 500 });
    const { status, error } = await approve(two, body.proposal);
    expect([status, error.message]).toEqual([400, expect.stringContaining('has changed since it was made')]);
    expect(await check(body.code)).toMatchObject({ promoCode: { value: 500 } });
  });

  test('of an account that is disabled or lost its role is not approved', async () => {
    const two = await payer();
    const [gone, moved] = [await payer(), await payer()];
    const [first, second] = [(await give(gone)).body, (await give(moved)).body];
    await desk.site.platform.staff.setDisabled(gone.id, true);
    await desk.site.platform.staff.setRoles(moved.id, ['support']);
    for (const { code, proposal: id } of [first, second]) {
      expect((await approve(two, id)).error.message).toContain('may not propose this any more');
      expect(await check(code)).toMatchObject({ status: 'refused' });
    }
  });

  test('is checked again when it is approved', async () => {
    const { body } = await give(await payer(), { expiresAt: now() + HOUR });
    await desk.site.database.owner`
      update desk_proposal set body = body || ${`{"expiresAt": ${now() - 1}}`}::text::jsonb where id = ${body.proposal}`;
    const { status, error } = await approve(await payer(), body.proposal);
    expect([status, error.issues]).toEqual([400, [{ path: 'body.expiresAt', message: 'Must be later than now' }]]);
  });

  test('is in the log when it is proposed and when it is approved, with all that it gives', async () => {
    const [one, two] = [await payer(), await payer()];
    const { body } = await give(one);
    expect((await lastActs())[0]).toMatchObject({ act: 'deskPromo', outcome: 'proposed', proposal: body.proposal });
    await approve(two, body.proposal);
    expect((await lastActs())[0]).toMatchObject({
      act: 'deskApprove',
      before: { state: 'waiting', body: { code: body.code, value: LARGE }, proposedBy: { id: one.id } },
      after: { state: 'done', decidedBy: { id: two.id } },
    });
    expect((await approve(two, 999_999)).status).toBe(404);
  });
});

describe('a code that was given and is not used yet', () => {
  test.each([
    ['of less', { value: 1 }],
    ['of another player', { userId: null }],
    ['with other terms', { minLegs: 3 }],
    ['with another end', { expiresAt: Date.UTC(2099, 0, 1) }],
    ['in another currency', { iso: 'RUB', value: 1 }],
  ])('is replaced by one %s only with a second person, and weighs what it gave', async (_, more) => {
    const [one, two] = [await payer(), await payer()];
    const given = gift();
    await approve(two, (await act(one, deskPromoCall, given)).body.proposal);
    const other = await payer();
    const { body } = await act(other, deskPromoCall, { ...given, ...more });
    expect(body).toMatchObject({ isGiven: false, proposal: expect.any(Number) });
    expect(await check(given.code)).toMatchObject({ promoCode: { value: LARGE } });
    expect((await proposals(other)).gifts).toMatchObject({ givenAlone: 0, given: LARGE });
    expect((await approve(two, body.proposal)).body.state).toBe('done');
    const [row] = await desk.site.database.owner`
      select user_id as "userId", value, currency as iso, min_legs as "minLegs", expires_at as "expiresAt"
      from promo_code where code = ${given.code}`;
    expect(row).toMatchObject(more);
  });

  test('of before the bounds weighs as the largest gift, so that it can be made smaller', async () => {
    const [one, body] = [await payer(), gift({ value: 500 })];
    await desk.site.platform.coupons.promoCodes.give({ ...body, value: 1_000_000 });
    expect((await act(one, deskPromoCall, body)).body.proposal).toEqual(expect.any(Number));
    expect((await proposals(one)).gifts.given).toBe(50_000);
  });
});

describe('the database', () => {
  test('keeps a proposal as it was made, and lets no process approve it for its proposer', async () => {
    const { sql } = desk.site.platform.database;
    const one = await payer();
    const { body } = await give(one);
    await expect(sql`update desk_proposal set body = '{}' where id = ${body.proposal}`).rejects.toThrow(/permission/);
    await expect(sql`delete from desk_proposal where id = ${body.proposal}`).rejects.toThrow(/permission/);
    const own = sql`
      update desk_proposal set state = 'done', decided_by = ${one.id}, decided_at = 1 where id = ${body.proposal}`;
    await expect(own).rejects.toThrow(/check/);
  });
});

describe('the bounds of gifts', () => {
  test('are met by small gifts, which one person gives alone until the sum of the day is reached', async () => {
    const one = await payer();
    for (const value of [500, 1000, 500]) {
      expect((await give(one, { value })).body).toMatchObject({ isGiven: true, proposal: null });
    }
    const { body } = await give(one, { value: 1 });
    expect(body).toMatchObject({ isGiven: false, proposal: expect.any(Number) });
    expect((await proposals(one)).gifts).toMatchObject({ iso: 'EUR', alone: 2000, givenAlone: 2000, max: 50_000 });
    expect((await give(await payer(), { value: 2000 })).body.isGiven).toBe(true);
  });

  test('count the day from hour to hour', async () => {
    const one = await payer();
    await give(one, { value: 2000 });
    const [row] = await desk.site.database.owner`select max(id)::int as id from desk_proposal`;
    await age(row?.id, 23 * HOUR);
    expect((await give(one, { value: 500 })).body.isGiven).toBe(false);
    await age(row?.id, 2 * HOUR);
    expect((await give(one, { value: 500 })).body.isGiven).toBe(true);
  });

  test('count all currencies together, each by its base amount', async () => {
    const one = await payer();
    expect((await give(one, { value: 30_000, iso: 'RUB', userId: null })).body.isGiven).toBe(true);
    expect((await give(one, { value: 1000 })).body.isGiven).toBe(true);
    expect((await give(one, { value: 1, iso: 'KWD', userId: null })).body.isGiven).toBe(false);
  });

  test('hold against gifts at the same instant', async () => {
    const one = await payer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(one, { value: 500 })));
    expect(answers.filter(({ body: { isGiven } }) => isGiven)).toHaveLength(4);
  });

  test.each([
    ['EUR', 50_000, '500.00 EUR'],
    ['RUB', 1_500_000, '15,000.00 RUB'],
    ['JPY', 50_000, '50,000 JPY'],
    ['KWD', 300_000, '300.000 KWD'],
  ])('refuse a gift in %s above %i, and say what is possible', async (iso, max, text) => {
    const one = await payer();
    const refused = await give(one, { iso, userId: null, value: max + 1 });
    expect([refused.status, refused.error.issues]).toEqual([
      400,
      [{ path: 'body.value', message: `Must be at most ${max}, which is ${text}: no gift of the desk is larger` }],
    ]);
    expect((await give(one, { iso, userId: null, value: 9_000_000_000_000 })).status).toBe(400);
    expect((await give(one, { iso, userId: null, value: max })).body.proposal).not.toBeNull();
  });

  test('let one account propose and approve only so much a day, without what was refused', async () => {
    const [one, two] = [await payer(), await payer()];
    const given = [];
    for (let count = 0; count < 4; count++) given.push((await give(one, { value: 50_000 })).body);
    const { status, error } = await give(one);
    expect([status, error.issues?.[0]]).toEqual([
      400,
      { path: 'body.value', message: expect.stringContaining('let another member of staff do it') },
    ]);
    for (const { proposal: id } of given) expect((await approve(two, id)).status).toBe(200);
    const more = (await give(await payer(), { value: 500 })).body;
    expect(more.isGiven).toBe(true);
    expect((await approve(two, (await give(await payer())).body.proposal)).status).toBe(400);
    expect((await give(two, { value: 1 })).status).toBe(400);
    const three = await payer();
    const [first] = [(await give(three, { value: 50_000 })).body];
    await refuse(three, first.proposal);
    expect((await proposals(three)).gifts.given).toBe(0);
  });

  test.each([
    ['that has ended', { expiresAt: 1 }, 'body.expiresAt'],
    ['that ends after all dates', { expiresAt: Number.MAX_SAFE_INTEGER }, 'body.expiresAt'],
    ['of nothing', { value: 0 }, 'body.value'],
  ])('refuse a gift %s', async (_, more, path) => {
    const { status, error } = await give(await payer(), more);
    expect([status, error.issues?.[0]?.path]).toEqual([400, path]);
  });

  test('leave a code that was used as it is', async () => {
    const [one, code] = [await payer(), `USED-${codes}`];
    expect((await give(one, { code, value: 500 })).body.isGiven).toBe(true);
    const bet = desk.site.table.addSelection(2000);
    await player.place(player.placement([[bet, 2000]], { amount: 500, promoCode: code }));
    const again = await give(one, { code });
    expect([again.status, again.error.issues?.[0]?.path]).toEqual([400, 'body.code']);
  });

  test('answer a small gift that is repeated as they did at first, and count it once', async () => {
    const [one, body] = [await payer(), gift({ value: 2000, expiresAt: now() + HOUR, minCoef: 1500, minLegs: 2 })];
    for (let count = 0; count < 3; count++) {
      expect((await act(one, deskPromoCall, body)).body).toMatchObject({ isGiven: true, proposal: null });
    }
    expect((await proposals(one)).gifts.given).toBe(2000);
    const large = { ...body, code: `${body.code}-L`, value: LARGE };
    const [first, again] = [await act(one, deskPromoCall, large), await act(one, deskPromoCall, large)];
    expect([again.body.proposal, (await proposals(one)).gifts.given]).toEqual([first.body.proposal, 2000 + LARGE]);
  });

  test('leave the codes of new players to them', async () => {
    const { owner } = desk.site.database;
    await desk.site.platform.config.merge({ registrationGifts: { FAIRSTART: null, KICKOFF: null } });
    await owner`insert into registration_code (code, gifts) values ('ENDED', 1) on conflict do nothing`;
    await owner`
      insert into bonus_choice (user_id, choice, given_code, changed_at) values (${player.userId}, 1, 'OWN-GIFT', 1)
      on conflict (user_id) do update set given_code = 'OWN-GIFT'`;
    await desk.site.platform.coupons.promoCodes.give(gift({ code: 'OWN-GIFT', value: 500 }));
    await desk.site.platform.config.merge({ registration: { promoCodes: ['FAIRSTART', 'PLAIN'] } });
    for (const code of ['FAIRSTART-77', 'PLAIN-1', 'ENDED-77', 'ENDED-77-2', 'OWN-GIFT']) {
      const { status, error } = await give(await payer(), { code, value: 400 });
      expect([code, status, error.issues?.[0]?.path]).toEqual([code, 400, 'body.code']);
    }
    await owner`delete from bonus_choice where user_id = ${player.userId}`;
    expect((await give(await payer(), { code: 'ENDED-SOON', value: 400 })).body.isGiven).toBe(true);
  });

  test('are set by the file of the operator, and not at the desk', async () => {
    const administrator = await staffOf('administrator');
    const patch = { deskGifts: { aloneTimes: 1000 } };
    const { status, error } = await act(administrator, deskPatchConfigCall, { patch });
    expect([status, error.message]).toEqual([403, expect.stringContaining('SITE_CONFIG')]);
    expect((await act(administrator, deskRestoreConfigCall, { names: ['deskGifts'] })).status).toBe(403);
  });
});

describe('a change of the config that gives money', () => {
  const more = { registrationGifts: { FAIRSTART: { times: 20 } } };
  const giftOf = () => desk.site.platform.config.giftOf('FAIRSTART');

  test.each([
    ['payments', more],
    ['payments', { couponBonuses: { hyperBonus: { maxBonusTimes: 9000 } } }],
    ['payments', { registrationGifts: { FAIRSTART: { minCoef: null } } }],
    ['trader', { houseCoupons: { express: { line: { percent: 100 } } } }],
    ['administrator', { retiredCurrencies: { HRK: { rate: '0.000000001' } } }],
  ] as const)('waits for a second person with the role %s: %j', async (role, patch) => {
    const before = JSON.stringify(desk.site.platform.config.whole());
    const one = await staffOf(role);
    const { body } = await act(one, deskPatchConfigCall, { patch });
    expect(body.proposal).toEqual(expect.any(Number));
    expect(JSON.stringify(desk.site.platform.config.whole())).toBe(before);
    expect((await approve(one, body.proposal)).status).toBe(403);
    expect((await approve(await staffOf('content'), body.proposal)).status).toBe(403);
    expect((await approve(await staffOf(role), body.proposal)).body.state).toBe('done');
    expect(desk.site.platform.config.whole()).toMatchObject(noNulls(patch));
  });

  test('ends a gift at once, without a second person', async () => {
    const { body } = await act(await payer(), deskPatchConfigCall, {
      patch: { registrationGifts: { FAIRSTART: null } },
    });
    expect([body.proposal, giftOf()]).toEqual([null, null]);
    const off = await act(await payer(), deskPatchConfigCall, { patch: { couponBonuses: { hyperBonus: null } } });
    expect([off.body.proposal, desk.site.platform.config.couponBonuses().hyperBonus]).toEqual([null, null]);
    const back = await act(await payer(), deskRestoreConfigCall, { names: ['registrationGifts'] });
    expect([back.body.proposal, giftOf()]).toEqual([expect.any(Number), null]);
    await approve(await payer(), back.body.proposal);
    expect(giftOf()).toMatchObject({ times: 1 });
  });

  test('back to the file shows what it becomes, is approved as that, and is refused where it cannot be', async () => {
    const { config } = desk.site.platform;
    await config.merge({ couponBonuses: { bonusBet: false }, registrationGifts: { FAIRSTART: { times: 3 } } });
    const names = ['couponBonuses'];
    const [one, two] = [await payer(), await payer()];
    const { body } = await act(one, deskRestoreConfigCall, { names });
    expect(await proposal(two, body.proposal)).toMatchObject({
      before: { before: { couponBonuses: { bonusBet: false } }, after: { couponBonuses: { bonusBet: true } } },
    });
    const page = (await two.client.visit('/proposals')).text;
    expect(page).toMatch(
      /They become:.*?&quot;bonusBet&quot;: true.*?As they were then.*?&quot;bonusBet&quot;: false/s,
    );
    const { owner } = desk.site.database;
    await owner`
      update desk_proposal set before = jsonb_set(before, '{after,couponBonuses,promoOnVoid}', '"reissued"')
      where id = ${body.proposal}`;
    expect((await approve(two, body.proposal)).error.message).toContain('has changed since it was made');
    expect(config.couponBonuses().bonusBet).toBe(false);
    const both = await act(await staffOf('administrator'), deskRestoreConfigCall, {
      names: [...names, 'socialProviders'],
    });
    expect([both.status, both.error.issues?.[0]?.path]).toEqual([400, 'body.names']);
    await config.merge({ languages: ['ru', 'de'], defaultLanguage: 'ru' });
    const broken = await act(await staffOf('administrator'), deskRestoreConfigCall, { names: ['defaultLanguage'] });
    expect([broken.status, broken.error.issues?.[0]?.path]).toEqual([400, 'body.names.defaultLanguage']);
  });

  test('is not approved once the entry is another, and then nothing changes', async () => {
    const { body } = await act(await payer(), deskPatchConfigCall, { patch: more });
    await desk.site.platform.config.merge({ registrationGifts: { FAIRSTART: { days: 300 } } });
    expect((await approve(await payer(), body.proposal)).error.message).toContain('has changed since it was made');
    expect(giftOf()).toMatchObject({ times: 1, days: 300 });
  });

  test('comes alone, so that no secret of another entry is stored and shown with it', async () => {
    const secret = { socialProviders: { google: { clientId: 'id', clientSecret: 'hush-hush-hush' } } };
    const { status, error } = await act(await staffOf('administrator'), deskPatchConfigCall, {
      patch: { ...more, ...secret },
    });
    expect([status, error.message]).toEqual([400, expect.stringContaining('alone, without socialProviders')]);
    expect(JSON.stringify(await desk.site.database.owner`select * from desk_proposal`)).not.toContain('hush-hush');
  });

  test('has bounds of its own: a registration code gives no larger gifts, and no more of them together', async () => {
    const patch = (gifts: object) =>
      payer().then((one) => act(one, deskPatchConfigCall, { patch: { registrationGifts: { FAIRSTART: gifts } } }));
    expect((await patch({ times: 101 })).error.issues).toEqual([
      { path: 'body.patch.registrationGifts.FAIRSTART.times', message: expect.stringContaining('at most 100') },
    ]);
    expect((await patch({ times: 100, maxUses: 201 })).error.issues).toEqual([
      { path: 'body.patch.registrationGifts.FAIRSTART.maxUses', message: expect.stringContaining('at most 200') },
    ]);
    expect((await patch({ times: 100, maxUses: 200 })).body.proposal).toEqual(expect.any(Number));
    const bonuses = { couponBonuses: { hyperBonus: { maxBonusTimes: 10_001 } } };
    expect((await act(await payer(), deskPatchConfigCall, { patch: bonuses })).status).toBe(400);
  });
});

describe('the page of proposals', () => {
  const form = (entries: Record<string, string>) => new URLSearchParams({ reason: 'ticket 4711', ...entries });

  test('shows what waits, with the decision for others and taking back for the proposer', async () => {
    const [one, two] = [await payer(), await payer()];
    const entries = { ...gift(), back: '/promo', userId: String(player.userId), value: String(LARGE) };
    const sent = form({ ...entries, minCoef: '', minLegs: '', expiresAt: '' });
    const answer = await one.client.visit('/do/deskPromo', sent);
    expect(answer.location).toMatch(/^\/promo\?done=deskPromo&waiting=\d+$/);
    const note = (await one.client.visit(answer.location)).text;
    expect(note).toMatch(/role="status">Give a promo code: nothing has changed yet.*another member of staff/s);
    expect(note).toContain('A gift is at most 500.00 EUR');
    const id = answer.location.split('=').at(-1) ?? '';
    const row = async (staff: TestStaff) => {
      const { text } = await staff.client.visit('/proposals');
      return text.split('<tr>').find((part) => part.includes(`<code>${entries.code}</code>`)) ?? '';
    };
    expect(await row(one)).toMatch(/100\.00 EUR.*Take back/s);
    expect(await row(one)).not.toContain('Approve and carry out');
    expect(await row(two)).toMatch(/100\.00 EUR.*Approve and carry out.*Refuse/s);
    const own = await one.client.visit('/do/deskApprove', form({ id, back: '/proposals' }));
    expect([own.status, own.text]).toEqual([403, expect.stringMatching(/role="alert".*This is your own proposal/s)]);
    const done = await two.client.visit('/do/deskApprove', form({ id, back: '/proposals' }));
    expect([done.status, done.location]).toEqual([303, '/proposals?done=deskApprove']);
    expect(await row(one)).toMatch(/approved .* by Staff \d+: ticket 4711/);
  });

  test('is announced on the first page to those who may decide, and not to the proposer alone', async () => {
    await desk.site.database.owner`update desk_proposal set expires_at = 1 where state = 'waiting'`;
    const [one, two] = [await payer(), await payer()];
    await give(one);
    const said = async ({ client }: TestStaff) =>
      /wait for your decision: (\d+)/.exec((await client.visit('/')).text)?.[1];
    expect([await said(one), await said(two)]).toEqual([undefined, '1']);
    expect(await said(await staffOf('trader'))).toBeUndefined();
    expect((await two.client.visit('/proposals')).text).toContain('expired 1970-01-01');
  });

  test('escapes what staff wrote', async () => {
    const one = await payer();
    await act(one, deskPromoCall, { ...gift(), reason: '<img src=x onerror=alert(1)>' });
    expect((await one.client.visit('/proposals')).text).not.toContain('<img src=x');
  });
});

/** Returns a patch without the entries that remove something. */
function noNulls(patch: object): object {
  return JSON.parse(JSON.stringify(patch, (_, value) => (value === null ? undefined : value)));
}
