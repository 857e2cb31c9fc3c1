import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  call,
  couponOf,
  DAY_MS,
  type DatabaseCases,
  givePromoCode,
  intentOf,
  type Json,
  legOf,
  NOW,
  openCoupon,
  openDatabaseCases,
  openPlayer,
  problemsOf,
  rowsOf,
  scalarOf,
  setLimit,
  settlementOf,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

const UNTIL = NOW + DAY_MS;
const cashOutOf = (stake: number, price: number): Json => ({
  ...{ stake, price, cashedOutStake: 0, statuses: [-1], maxPayout: 1, maxPayoutLimit: null },
});

/** Posts one of each movement of the platform, all of them correct. */
async function postEverything(tx: Transaction): Promise<void> {
  const player = await openPlayer(tx);
  await setLimit(tx, player, { type: 20, amount: 5000 });
  const playMoney = `play-money:${player.userId}:case`;
  await scalarOf(tx, 'select add_play_money($1, 100, 999999, $2, $3)', player.accountId, playMoney, NOW);
  const won = await openCoupon(tx, player, { coupon: couponOf({ bonuses: { hyperTerms: {} }, tax: {} }) });
  const bonus = { result: 'win', payout: 1900, tax: 100, hyperBonus: 50, hyperDueAt: NOW, points: 20 };
  await call(tx, 'settle_coupon', settlementOf(won, bonus));
  const gift = { value: 100, currency: 'EUR', minCoef: null, minLegs: null, expiresAt: UNTIL };
  const key = '00000000-0000-4000-8000-000000000001';
  const order = { userId: player.userId, key, request: {}, now: NOW, points: 15, gift, refusal: null };
  const gate = await scalarOf(
    tx,
    `select jsonb_build_object('player', g.version, 'site', s.version) from player_gate g, site_gate s where user_id = $1`,
    player.userId,
  );
  await scalarOf(
    tx,
    'select buy_with_points($1::text::jsonb, $2::text::jsonb)',
    JSON.stringify(order),
    JSON.stringify(gate),
  );
  const friend = await openPlayer(tx);
  await scalarOf(tx, 'select join_friend($1, $2, $3)', player.userId, friend.userId, NOW);
  const counted = { stake: 1000, currency: 'EUR', minTimes: 1, minCoef: 1500, times: 1, maxFriends: 1, banned: [] };
  const settled = { result: 'lose', payout: 0, friend: { ...counted, expiresAt: UNTIL } };
  await call(tx, 'settle_coupon', settlementOf(await openCoupon(tx, friend), settled));
  await givePromoCode(tx, 'AUDIT');
  await openCoupon(tx, player, { coupon: couponOf({ bonuses: { promoCode: 'AUDIT' } }) });
  const cashedOut = await openCoupon(tx, player);
  await call(tx, 'cash_out_coupon', intentOf(player, { couponId: cashedOut, cashOut: cashOutOf(400, 300) }));
  const edited = await openCoupon(tx, player);
  const placement = intentOf(player, { coupon: couponOf({}, [legOf(70_001, 2000)]), amount: 900 });
  await call(tx, 'edit_coupon', intentOf(player, { couponId: edited, cashOut: cashOutOf(1000, 900), placement }));
  await openCoupon(tx, player, { coupon: couponOf({ review: { until: UNTIL } }) });

  const debtor = await openPlayer(tx, { balance: 1000 });
  const earlier = await openCoupon(tx, debtor);
  const advance = { asked: 700, gross: 700, basis: [], until: UNTIL };
  await openCoupon(tx, debtor, { amount: 700, coupon: couponOf({ advance }) });
  await call(tx, 'settle_coupon', settlementOf(earlier, { result: 'return', payout: 200 }));
}

/** Returns the findings after statements that no trigger sees. */
async function planted(tx: Transaction, statements: string, audit: string): Promise<string[]> {
  await postEverything(tx);
  await tx`set constraints all immediate`;
  await tx`set local session_replication_role = replica`;
  await tx.unsafe(statements);
  return problemsOf(tx, audit);
}

const DEFECTS: readonly (readonly [problem: string, statements: string])[] = [
  ['unbalanced transaction', 'update ledger_entry set amount = amount + 1 where position = 1'],
  ['transaction with fewer than two entries', 'delete from ledger_entry where position = 2'],
  [
    'archived postings do not balance',
    'insert into ledger_carry (account_id, amount, staked, lost) select id, 1, 0, 0 from account limit 1',
  ],
  ['sums of the history are not those of the coupons', 'update coupon_month set staked = staked + 1'],
  ['entry without its transaction', "delete from ledger_transaction where kind = 'play-money'"],
  ['entry in a currency that its account does not have', "update ledger_entry set currency = 'USD'"],
  ['posting of an unknown kind', "update ledger_transaction set kind = 'gift' where kind = 'promo'"],
  ['balance is not the sum of entries', 'update account_balance set balance = balance + 1'],
  [
    'balance below zero',
    'alter table account_balance drop constraint account_balance_balance_check; update account_balance set balance = -1',
  ],
  ['counted totals are not those of the ledger', 'update account_balance set staked = staked + 1'],
  ['counted totals are not those of the ledger', 'update account_balance set lost = lost + 1'],
  ['counted totals are not those of the ledger', 'update account_balance set deposited = deposited + 1'],
  ['last counted move is not the total', 'update counted_move set lost = lost + 1'],
  ['last counted move is not the total', 'delete from counted_move'],
  ['stake is not the amount of the coupon', "update coupon set amount = amount + 1 where state = 'open'"],
  ['credit is not the payout of the coupon', "update coupon set payout = payout + 1 where result = 'win'"],
  ['money without its coupon', 'delete from coupon'],
  ['coupon without its account', 'update coupon set account_id = 1'],
  ['coupon without its account', 'update coupon set user_id = user_id + 1'],
  ['coupon without legs', 'delete from coupon_leg'],
  ['leg without its coupon', 'delete from coupon'],
  ['accepted placement without its coupon', 'delete from coupon'],
  ['pending order that nothing decides', "update money_intent set state = 'pending', answer = null"],
  ['coupon without its placement', "delete from money_intent where kind = 'placement'"],
  ['hyper bonus is not its credit', 'update coupon_bonus set hyper_amount = hyper_amount + 1'],
  ['hyper bonus is not its credit', 'update coupon_bonus set hyper_credited_at = null'],
  ['hyper bonus of a coupon that won nothing', "update coupon set result = 'return' where result = 'win'"],
  ['codes that were used and coupons of them', 'update promo_code set uses = uses + 1'],
  ['free bets are not what they lent', 'update promo_code set value = value + 1'],
  ['cashed-out stake is not that of the cash-outs', 'update coupon_cash_out set stake = stake + 1'],
  ['cashed-out stake is not that of the cash-outs', 'update coupon set cashed_out_amount = cashed_out_amount + 1'],
  ['credit is not the price of the cash-out', 'update coupon_cash_out set amount = amount + 1'],
  ['money without its cash-out', 'delete from coupon_cash_out'],
  ['coupon that is cashed out and still open', "update coupon set cashed_out_stake = amount where state = 'open'"],
  [
    'rule of a settled coupon',
    "insert into cash_out_rule (coupon_id, user_id, target, created_at) select id, 1, 1, 1 from coupon where result = 'win'",
  ],
  ['edit without its new coupon', 'update coupon_edit set new_id = null'],
  ['value is not the price of the old coupon', 'update coupon_edit set value = value + 1'],
  ['edited coupon without its edit', 'delete from coupon_edit'],
  ['edited coupon without its edit', "update coupon set result = 'sold' where result = 'edited'"],
  ['edit by another player or account', 'update coupon_edit set account_id = 1'],
  ['what is counted with the old stake is not what was in both', 'update coupon_edit set rolled = rolled + 1'],
  ['advance is not what was lent', 'update coupon_advance set amount = amount + 1'],
  ['repaid is not what was taken back', 'update coupon_advance set repaid = repaid + 1'],
  ['loan without its coupon', 'delete from coupon_advance'],
  [
    'settled coupon that is reserved',
    "update coupon set state = 'settled', result = 'lose', payout = 0 where state = 'open'",
  ],
  ['coupon that was not accepted and not returned', "update coupon_review set state = 'declined', decided_at = 1"],
  ['exposure is not that of the open coupons', 'update selection_exposure set liability = liability + 0.02'],
  ['exposure is not that of the open coupons', 'delete from selection_exposure'],
  ['stake on a market is not that of the open coupons', 'update player_market_exposure set stake = stake + 0.02'],
  ['stake on a market is not that of the open coupons', 'delete from player_market_exposure'],
];

const SINCE_DEFECTS: readonly (readonly [problem: string, statements: string])[] = [
  ...DEFECTS.filter(([problem]) =>
    [
      'unbalanced transaction',
      'transaction with fewer than two entries',
      'entry in a currency that its account does not have',
      'money without its coupon',
      'stake is not the amount of the coupon',
      'credit is not the payout of the coupon',
    ].includes(problem),
  ),
  ['balance does not follow from the one before', 'update ledger_entry set balance_after = 5 where position = 1'],
  ['cashed-out stake is not that of the cash-outs', 'update coupon_cash_out set stake = stake + 1'],
];

/** Defects that audit() finds through functions of other topics. */
const OTHER_DEFECTS: readonly (readonly [problem: string, statements: string])[] = [
  ['coupon was accepted behind a closed gate', 'update player_gate set closed_at = 1, account_closed_at = 1'],
  ['leg-against-result', 'update selection_result set status_id = 0'],
  ['leg-without-result', 'delete from selection_result'],
];

/** Defects in points, which audit() finds and audit_since() does not look for. */
const POINTS_DEFECTS: typeof OTHER_DEFECTS = [
  ['points are not the sum of their entries', 'update point_balance set balance = balance + 1'],
  ['points are not the sum of their entries', 'delete from point_balance'],
  ['points are not the sum of their entries', 'delete from point_entry where points > 0'],
  ['points of a coupon that is not settled', "update coupon set state = 'open', result = null, payout = null"],
  ['points spent without their free bet', "delete from promo_code where code like 'POINTS-%'"],
];

/** Defects in the free bets of friends, which audit() finds. */
const FRIEND_DEFECTS: typeof OTHER_DEFECTS = [
  ['friend without the free bet of the inviter', "delete from promo_code where code like 'FRIEND-%'"],
  ['friend without the free bet of the inviter', "update promo_code set user_id = 1 where code like 'FRIEND-%'"],
];

/** Returns the problems that a source names: the first column of each of its queries. */
const namedIn = (source: string) =>
  new Set([...source.matchAll(/select '([^']+)'(?:::text)?, /g)].map(([, name]) => name));

describe('audit', () => {
  test('finds no problem in the postings of the functions', () =>
    cases.inTransaction(async (tx) => {
      await postEverything(tx);
      expect(await problemsOf(tx)).toEqual([]);
      expect(await problemsOf(tx, "audit_since('-1 minute')")).toEqual([]);
    }));

  test.each([...DEFECTS, ...OTHER_DEFECTS, ...POINTS_DEFECTS, ...FRIEND_DEFECTS])(
    'finds: %s, after %s',
    (problem, statements) =>
      cases.inTransaction(async (tx) => {
        expect(await planted(tx, statements, 'audit()')).toContain(problem);
      }),
  );

  test('every problem that it can find has a case', async () => {
    const points = await readFile(join(import.meta.dirname, 'points.sql'), 'utf8');
    expect(new Set(POINTS_DEFECTS.map(([problem]) => problem))).toEqual(namedIn(points));
    const friends = await readFile(join(import.meta.dirname, 'friends.sql'), 'utf8');
    expect(new Set(FRIEND_DEFECTS.map(([problem]) => problem))).toEqual(namedIn(friends));
    const source = await readFile(join(import.meta.dirname, 'audit.sql'), 'utf8');
    const [whole = '', since = ''] = source.split('create or replace function audit_since');
    expect(new Set(DEFECTS.map(([problem]) => problem))).toEqual(namedIn(whole));
    expect(new Set(SINCE_DEFECTS.map(([problem]) => problem))).toEqual(namedIn(since));
  });

  test.each([
    ['audit_ledger', 'update account_balance set balance = balance + 1', 'balance is not the sum of entries'],
    ['audit_limits', 'update account_balance set staked = staked + 1', 'counted totals are not those of the ledger'],
    ['audit_coupons', "delete from money_intent where kind = 'placement'", 'coupon without its placement'],
    ['audit_orders', 'delete from coupon_edit', 'edited coupon without its edit'],
    ['audit_reserved_coupons', 'delete from coupon_advance', 'loan without its coupon'],
    ['audit_exposure', 'delete from selection_exposure', 'exposure is not that of the open coupons'],
  ])('%s finds the problems of its topic', (name, statement, problem) =>
    cases.inTransaction(async (tx) => {
      expect(await planted(tx, statement, `${name}()`)).toContain(problem);
    }),
  );

  test('the rounding of many equal stakes is not a problem', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx, { currency: 'RUB', balance: 100_000 });
      const coupon = couponOf({}, [legOf(64_001, 1777)]);
      // A hundred at 15,000 for a thousand units are 6.6667, rounded up by 0.00003.
      for (let count = 0; count < 350; count++) await openCoupon(tx, player, { amount: 100, coupon });
      expect(await problemsOf(tx)).toEqual([]);
    }));
});

describe('audit_since', () => {
  test.each([...SINCE_DEFECTS, ...OTHER_DEFECTS.slice(1)])('finds: %s, after %s', (problem, statements) =>
    cases.inTransaction(async (tx) => {
      expect(await planted(tx, statements, "audit_since('-1 minute')")).toContain(problem);
    }),
  );

  test('continues where the last one ended, and leaves transactions in progress to the next', () =>
    cases.inTransaction(async (tx) => {
      const mark = () => rowsOf(tx, 'select last_transaction, audited_at is not null as "isAudited" from audit_mark');
      const last = 'select max(id) from ledger_transaction';
      await planted(tx, 'select 1', 'audit_since()');
      expect(await mark()).toEqual([{ last_transaction: 0, isAudited: true }]);
      expect(await problemsOf(tx, "audit_since('-1 minute')")).toEqual([]);
      expect(await mark()).toEqual([{ last_transaction: await scalarOf(tx, last), isAudited: true }]);
      await tx.unsafe('update ledger_entry set amount = amount + 1 where position = 1');
      expect(await problemsOf(tx, "audit_since('-1 minute')")).toEqual([]);
      await tx`set local session_replication_role = origin`;
      const player = await openPlayer(tx);
      await tx`set local session_replication_role = replica`;
      await tx.unsafe(`update ledger_entry set amount = amount + 1 where account_id = ${player.accountId}`);
      expect(await problemsOf(tx, 'audit_since()')).toEqual([]);
      expect(await problemsOf(tx, "audit_since('-1 minute')")).toContain('unbalanced transaction');
      expect(await mark()).toEqual([{ last_transaction: await scalarOf(tx, last), isAudited: true }]);
    }));
});
