import { expect, test } from 'vitest';
import { DEFAULT_COUPON_BONUSES } from '#platform/modules/config/coupon-bonus-config.ts';
import type { OutcomeStatus } from '#platform/simulation/models/model.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE_IDS } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { drawCoupons } from '#tests/fixtures/settlement/draw-coupons.ts';
import { type DrawnCoupon, enumeratedSettlement } from '#tests/fixtures/settlement/enumerated-payout.ts';
import { NO_BONUSES } from './bonuses/bonus-record.ts';
import { type CouponRow, type NewCoupon, placedRow } from './coupon-record.ts';
import type { CouponSettings } from './coupon-settings.ts';
import { type CouponsRepository, createCouponsRepository, type SettlementStep } from './coupons-repository.ts';
import { createSettling, type SettlingDependencies } from './settlement.ts';

const COUNT = 10_000;
const THROUGH_DATABASE = 300;
const SEED = 20_260_301;
const NOW = 1_900_000_000_000;
const GAME = 77;

const snapshot = {
  sportId: 1,
  competitionId: 1,
  competition: 'League',
  home: { id: 1, name: 'Home', shortName: 'H', colors: ['#000000', '#ffffff'] as [string, string] },
  away: { id: 2, name: 'Away', shortName: 'A', colors: ['#000000', '#ffffff'] as [string, string] },
  startAt: NOW,
  score: null,
};

/** Returns the coupon as acceptance would hand it to the database. */
function accepted(
  drawn: DrawnCoupon,
  selectionIds: readonly number[],
  gameOf: (selectionId: number) => number,
): NewCoupon {
  const { amount: _, legs, ...rest } = drawn;
  return {
    ...rest,
    coef: 1000,
    maxPayout: 0,
    bonuses: NO_BONUSES,
    legs: legs.map(({ coef, blockId, banker }, position) => {
      const selectionId = selectionIds[position] ?? 0;
      return { position, selectionId, gameId: gameOf(selectionId), coef, blockId, banker, isLive: false, snapshot };
    }),
  };
}

function storedRow(drawn: DrawnCoupon, id: number, selectionIds: readonly number[]): CouponRow {
  const identity = {
    id,
    userId: 1,
    accountId: 1,
    key: '',
    amount: drawn.amount,
    iso: 'EUR',
    decimals: 2,
    placedAt: NOW,
  };
  return placedRow(
    accepted(drawn, selectionIds, () => GAME),
    identity,
  );
}

test(`${COUNT} coupons of all types are settled to the cent as by writing out every line`, async () => {
  const coupons = drawCoupons(COUNT, SEED);
  expect(new Set(coupons.map((rows, index) => (rows.length > 1 ? 9 : index % 10)))).toEqual(new Set(COUPON_TYPE_IDS));
  const statuses: number[] = [];
  const drawn = coupons.flat();
  const rows = drawn.map((coupon, index) => {
    const selectionIds = coupon.legs.map(({ statusId }) => statuses.push(statusId));
    return storedRow(coupon, index + 1, selectionIds);
  });
  const steps = new Map<number, SettlementStep>();
  const repository: Pick<CouponsRepository, 'openCoupons' | 'settle'> = {
    openCoupons: async (_, after, limit) => rows.slice(after, after + limit),
    async settle(step) {
      steps.set(step.couponId, step);
      return { status: 'noted', userId: 1 };
    },
  };
  const settling = createSettling({
    book: { mayDecide: () => true },
    leader: { term: null },
    decisions: {
      resultsFor: async () => ({
        statusOf: (selectionId) => {
          const status = statuses[selectionId - 1] ?? -1;
          return status < 0 ? null : (status as OutcomeStatus);
        },
        eventOf: () => null,
        endOf: () => null,
      }),
    },
    clock: { now: () => NOW } as SettlingDependencies['clock'],
    points: () => null,
    friends: () => null,
    banned: () => [],
    watcher: { paid: () => undefined },
    announcements: { publish: () => undefined } as unknown as SettlingDependencies['announcements'],
    repository: repository as CouponsRepository,
    settings: () => ({ rules: DEFAULT_COUPON_RULES, bonuses: DEFAULT_COUPON_BONUSES }) as unknown as CouponSettings,
    onError: (error) => {
      throw error;
    },
  });
  await settling.settleGames([GAME]);
  const wrong = drawn.flatMap((coupon, index) => {
    const posted = steps.get(index + 1)?.settlement ?? null;
    const expected = enumeratedSettlement(coupon);
    const isSame = posted?.payout === expected?.payout && posted?.result === expected?.result;
    return isSame ? [] : [{ coupon, booked: posted, expected }];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  const settled = [...steps.values()].flatMap(({ settlement }) => settlement ?? []);
  // If all drawn coupons had lost, the comparison would prove nothing.
  expect(settled.filter(({ result }) => result === 'win').length).toBeGreaterThan(COUNT / 3);
  expect(settled.length).toBeLessThan(drawn.length);
}, 120_000);

test('[P-01] stored coupons of all types pay their players the enumerated amounts to the cent', async () => {
  const site = await startTestPlatform();
  try {
    const player = await site.player({ balance: 1_000_000_000 });
    const repository = createCouponsRepository((await site.database.connect()).sql);
    const drawn = drawCoupons(THROUGH_DATABASE, SEED + 1).flat();
    const ids: number[] = [];
    const games: number[] = [];
    for (const coupon of drawn) {
      const selectionIds = coupon.legs.map(({ coef }) => site.table.addSelection(coef));
      const outcome = await repository.place({
        ...{ userId: player.userId, key: crypto.randomUUID(), requestHash: '00', accountId: player.accountId },
        ...{ amount: coupon.amount, now: NOW, prices: [] },
        coupon: accepted(coupon, selectionIds, gameOfSelection),
      });
      if (outcome.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(outcome)}`);
      ids.push(outcome.couponId);
      for (const [position, { statusId }] of coupon.legs.entries()) {
        const selectionId = selectionIds[position] ?? 0;
        games.push(gameOfSelection(selectionId));
        if (statusId < 0) continue;
        site.table.decide(selectionId, statusId as OutcomeStatus);
        site.table.finish(gameOfSelection(selectionId), [1, 0]);
      }
    }
    const before = await player.balance();
    await site.platform.coupons.settleGames(games);
    const rows = await Promise.all(ids.map((id) => repository.byId(id)));
    const expected = drawn.map((coupon) => enumeratedSettlement(coupon));
    expect(rows.map((row) => row?.payout ?? null)).toEqual(expected.map((one) => one?.payout ?? null));
    expect(rows.map((row) => row?.result ?? null)).toEqual(expected.map((one) => one?.result ?? null));
    expect((await player.balance()) - before).toBe(expected.reduce((sum, one) => sum + (one?.payout ?? 0), 0));
    expect(await site.audit()).toEqual([]);
  } finally {
    await site.close();
  }
});
