import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '#platform/database/pool.ts';
import {
  balanceOf,
  type CasePlayer,
  call,
  couponOf,
  type DatabaseCases,
  failureOf,
  givePromoCode,
  HASH,
  intentOf,
  type Json,
  NOW,
  openDatabaseCases,
  openPlayer,
  openSession,
  rowsOf,
  setLimit,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

interface AnswerTo {
  readonly status: string;
  readonly refusal?: unknown;
  readonly isReplay?: true;
}

/** An obstacle to a placement; its preparation returns the fields that the placement then has. */
interface Obstacle {
  readonly name: string;
  prepare(tx: Transaction, player: CasePlayer, key: string): Promise<Json>;
  /** Answer of place_coupon to it. */
  readonly answer: AnswerTo | 'no account';
  /** Names of obstacles that cannot occur together with it. */
  readonly excludes?: readonly string[];
}

const refusalOf = (code: string) => ({ code, selectionIds: [], prices: [], data: {} });
const refused = (code: string) => ({ status: 'refused', refusal: expect.objectContaining({ code }) });
const withoutCoupon = { coupon: undefined };

/** Obstacles in the order of the answers: the first present one is answered. */
const OBSTACLES: readonly Obstacle[] = [
  {
    name: 'a session that has ended',
    prepare: async (tx, player) => ({ session: await openSession(tx, player, { endedAt: NOW }) }),
    answer: { status: 'signed-out' },
  },
  {
    name: 'a gate that has moved',
    async prepare(tx) {
      await rowsOf(
        tx,
        `create or replace function gate_stands(p_user bigint, p_gate jsonb, p_now bigint) returns boolean
         language sql as $$ select (p_gate ->> 'stands')::boolean $$`,
      );
      return { gate: { stands: false } };
    },
    answer: { status: 'gate-moved' },
  },
  {
    name: 'a key that is known with another body',
    async prepare(tx, player, key) {
      await call(tx, 'place_coupon', intentOf(player, { key, refusal: refusalOf('KNOWN') }));
      return { requestHash: 'cd'.repeat(32) };
    },
    answer: { status: 'mismatch' },
    excludes: ['a key that is known'],
  },
  {
    name: 'a key that is known',
    async prepare(tx, player, key) {
      await call(tx, 'place_coupon', intentOf(player, { key, refusal: refusalOf('KNOWN') }));
      return {};
    },
    answer: { ...refused('KNOWN'), isReplay: true as const },
  },
  {
    name: 'an account of another player',
    async prepare(tx) {
      return { accountId: (await openPlayer(tx)).accountId };
    },
    answer: 'no account',
  },
  {
    name: 'a refusal',
    prepare: async () => ({ ...withoutCoupon, refusal: refusalOf('BET_BLOCKED') }),
    answer: refused('BET_BLOCKED'),
    excludes: ['a code that cannot pay', 'a refusal that the balance comes before'],
  },
  {
    name: 'a code that cannot pay',
    async prepare(tx) {
      await givePromoCode(tx, 'ORDER', { value: 1 });
      return { coupon: couponOf({ bonuses: { promoCode: 'ORDER' } }) };
    },
    answer: refused('PROMO'),
    excludes: ['a refusal that the balance comes before'],
  },
  {
    name: 'a balance that is too small',
    async prepare(tx, { accountId }) {
      await rowsOf(tx, "select ledger_move('conversion', 'order', null, $1, 'conversion', -9900, 0)", accountId);
      return {};
    },
    answer: refused('BALANCE'),
  },
  {
    name: 'a limit of the player',
    async prepare(tx, player) {
      await setLimit(tx, player, { type: 1, amount: 999 });
      return {};
    },
    answer: refused('LIMITS'),
  },
  {
    name: 'a refusal that the balance comes before',
    prepare: async () => ({ ...withoutCoupon, refusal: refusalOf('COEF_CHANGED'), refusalAfterBalance: true }),
    answer: refused('COEF_CHANGED'),
  },
  {
    name: 'an offer that has ended',
    prepare: async () => ({ counterOfferKey: crypto.randomUUID() }),
    answer: refused('OFFER_ENDED'),
  },
  {
    name: 'a book that is full',
    prepare: async () => ({
      liabilityLimits: { legs: [{ key: '64001', coef: 2000, liability: 0, stake: 0 }], minStake: 1, until: NOW },
    }),
    answer: refused('BOOK_LIMIT'),
  },
];

const IN_DECISION = (name: string) => !['a key that is known', 'an offer that has ended'].includes(name);
const WHILE_DELAYED = (name: string) => name !== 'a code that cannot pay';

const pairs = OBSTACLES.flatMap((first, index) => [
  { first, second: null },
  ...OBSTACLES.slice(index + 1)
    .filter(({ name }) => !first.excludes?.includes(name))
    .map((second) => ({ first, second })),
]);

interface Mode {
  readonly name: string;
  readonly fits: (obstacle: string) => boolean;
  readonly brings: Json;
}

const MODES: readonly Mode[] = [
  { name: 'a placement', fits: () => true, brings: { coupon: couponOf() } },
  { name: 'a placement that is held', fits: WHILE_DELAYED, brings: { decidesAt: NOW + 5000 } },
  { name: 'a decision', fits: IN_DECISION, brings: { coupon: couponOf(), isDecision: true } },
];

const table = MODES.flatMap((mode) =>
  pairs
    .filter(({ first, second }) => mode.fits(first.name) && (second === null || mode.fits(second.name)))
    .map(
      ({ first, second }) => [mode.name, first.name, second?.name ?? 'nothing else', { mode, first, second }] as const,
    ),
);

describe('which of two obstacles a placement is answered with', () => {
  test.each(table)('%s with %s and %s is answered with the first', (_, __, ___, { mode, first, second }) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      if ('isDecision' in mode.brings) {
        await call(tx, 'place_coupon', intentOf(player, { key, decidesAt: NOW }));
      }
      const brought = [await second?.prepare(tx, player, key), await first.prepare(tx, player, key)];
      const later: Json = Object.assign({}, ...brought);
      const isDelayed = 'decidesAt' in mode.brings && !('refusal' in later);
      const { decidesAt, ...rest } = mode.brings as Record<string, unknown>;
      const step = { ...rest, ...(isDelayed ? { decidesAt } : {}), ...later };
      const before = await balanceOf(tx, player);
      const known = await rowsOf(tx, 'select state, answer from money_intent where key = $1', key);
      const place = (inner: Transaction) => call(inner, 'place_coupon', intentOf(player, { key, ...step }));

      if (first.answer === 'no account') {
        expect(await failureOf(tx, place)).toMatchObject({ code: 'P0002' });
      } else {
        expect(await place(tx)).toEqual(first.answer);
      }

      const now = await rowsOf(tx, 'select state, answer from money_intent where key = $1', key);
      if (typeof first.answer !== 'string' && first.answer.status === 'refused') {
        const { isReplay: _, ...answer } = { isReplay: false, ...first.answer };
        expect(now).toEqual([{ state: 'refused', answer }]);
      } else expect(now).toMatchObject(known);
      expect(await balanceOf(tx, player)).toBe(before);
      expect(await rowsOf(tx, 'select 1 from coupon')).toEqual([]);
      expect(await rowsOf(tx, 'select 1 from selection_exposure where liability <> 0')).toEqual([]);
    }),
  );

  test.each(MODES.map((mode) => [mode.name, mode] as const))('%s without an obstacle succeeds', (_, mode) =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      if ('isDecision' in mode.brings) {
        await call(tx, 'place_coupon', intentOf(player, { key, decidesAt: NOW }));
      }
      const answer = await call(tx, 'place_coupon', intentOf(player, { key, requestHash: HASH, ...mode.brings }));
      expect(answer).toEqual(
        'decidesAt' in mode.brings
          ? { status: 'pending', decidesAt: NOW + 5000 }
          : { status: 'accepted', couponId: expect.any(Number), balance: 9000 },
      );
    }),
  );
});
