import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Coupon, CouponLimits, Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { setLimitsCall } from '#shared/contracts/session-life.ts';
import { BET_CODES, type BetCode } from '#shared/domain/coupon/bet-codes.ts';
import { COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  site = await startTestPlatform();
  player = await site.player({ balance: 100_000_000 });
});
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

/**
 * Merges a patch into the site config, or removes all patches, and waits for the database's announcement: otherwise
 * that of an earlier change might arrive after the next change.
 */
async function configure(patch: Parameters<TestPlatform['platform']['config']['merge']>[0] | null): Promise<void> {
  const { config } = site.platform;
  const heard = vi.fn();
  const stop = config.onChange(heard);
  await (patch ? config.merge(patch) : config.reset());
  await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThanOrEqual(2), { timeout: 20_000, interval: 5 });
  stop();
}

const place = async (placement: Placement, who = player): Promise<PlacementAnswer> => (await who.place(placement)).body;

const couponIn = (answer: PlacementAnswer): Coupon => {
  if (answer.status !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(answer)}`);
  return answer.coupon;
};

type TypeId = Placement['typeId'];

interface Kind {
  readonly name: string;
  readonly typeId: TypeId;
  readonly legs: number;
  readonly more?: Partial<Placement>;
  readonly blocks?: readonly number[];
  /** Price of each leg, thousandths; 2.00 when left out. */
  readonly price?: number;
}

/** Every type except many singles, which are sent as singles; each with enough legs for a mixture of price moves. */
const KINDS: readonly Kind[] = [
  { name: 'single', typeId: T.single, legs: 1 },
  { name: 'express', typeId: T.express, legs: 3 },
  { name: 'system', typeId: T.system, legs: 4, more: { systemValue: 2 } },
  { name: 'chain', typeId: T.chain, legs: 3 },
  { name: 'multi', typeId: T.multi, legs: 4, more: { systemValue: 2 }, blocks: [0, 1, 2, 3] },
  { name: 'condition', typeId: T.condition, legs: 3, more: { amountByBlockId: { 2: 500, 3: null } } },
  { name: 'anti-express', typeId: T.antiExpress, legs: 2, price: 1500 },
  { name: 'lucky', typeId: T.lucky, legs: 3 },
  { name: 'patent', typeId: T.patent, legs: 3 },
];

const PRICE = 2000;
const STEP = 100;
const MOVES = { up: STEP, same: 0, down: -STEP } as const;
type Move = keyof typeof MOVES;

/** The price moves of the first legs; the other prices stay. */
const MIXTURES: Readonly<Record<string, readonly Move[]>> = {
  'all up': ['up', 'up', 'up', 'up'],
  'all the same': [],
  'all down': ['down', 'down', 'down', 'down'],
  'one up, one down': ['up', 'down'],
};

type Passes = Readonly<Record<string, readonly [approve: boolean, any: boolean, increase: boolean]>>;

/** The mixtures that each policy accepts. */
const PASSES: Passes = {
  'all up': [false, true, true],
  'all the same': [true, true, true],
  'all down': [false, true, false],
  'one up, one down': [false, true, false],
};

/**
 * The same for an anti-express, whose one price falls as those of its legs rise: 1.60 × 1.40 is less than 1.50 × 1.50.
 */
const PASSES_ANTI: Passes = {
  'all up': [false, true, false],
  'all the same': [true, true, true],
  'all down': [false, true, true],
  'one up, one down': [false, true, true],
};

const priceOf = ({ price = PRICE }: Kind) => price;
const movedPrices = (kind: Kind, moves: readonly Move[]) =>
  Array.from({ length: kind.legs }, (_, index) => priceOf(kind) + MOVES[moves[index] ?? 'same']);

function drafted(kind: Kind, more: Partial<Placement> = {}): Placement {
  const coef = priceOf(kind);
  const bets = Array.from({ length: kind.legs }, (_, index) => ({
    selectionId: site.table.addSelection(coef),
    coef,
    ...(kind.blocks ? { blockId: kind.blocks[index] ?? 0 } : {}),
  }));
  return player.placement([], { typeId: kind.typeId, amount: 3000, bets, ...kind.more, ...more });
}

function move({ bets }: Placement, prices: readonly number[]): void {
  for (const [index, { selectionId }] of bets.entries()) site.table.reprice(selectionId, prices[index] ?? 0);
}

async function antiPriceOf({ bets }: Placement): Promise<number> {
  const question = { typeId: T.antiExpress, iso: 'EUR', bets: bets.map(({ selectionId }) => ({ selectionId })) };
  return (await player.post<CouponLimits>(openPaths.couponLimits, question)).body.antiExpressCoef ?? 0;
}

const cases = KINDS.flatMap((kind) =>
  Object.entries(MIXTURES)
    .filter(([mixture]) => kind.legs > 1 || mixture.startsWith('all'))
    .map(([mixture, moves]) => [kind.name, mixture, kind, moves] as const),
);

describe('[P-05] prices move before acceptance: the policies approve, any change and accept on increase', () => {
  test.each(cases)('%s, %s', async (_, mixture, kind, moves) => {
    const isAnti = kind.typeId === T.antiExpress;
    const prices = movedPrices(kind, moves);
    async function answerTo(changeCoefAction: 0 | 1 | 2) {
      const placement = drafted(kind, { changeCoefAction });
      const before = isAnti ? await antiPriceOf(placement) : priceOf(kind);
      move(placement, prices);
      return { answer: await place(placement), before, changeCoefAction };
    }
    const answers = await Promise.all(([0, 1, 2] as const).map(answerTo));
    expect(answers.map(({ answer }) => answer.status === 'accepted')).toEqual((isAnti ? PASSES_ANTI : PASSES)[mixture]);
    for (const { answer, before, changeCoefAction } of answers) {
      if (answer.status === 'refused') {
        expect(answer.code).toBe('COEF_CHANGED');
        expect(answer.prices.map(({ coef }) => coef)).toEqual(prices);
        continue;
      }
      const { legs, antiExpressCoef } = couponIn(answer);
      expect(legs.map(({ coef }) => coef)).toEqual(prices);
      // Without the policy "any" no player gets a worse price.
      const taken = isAnti ? [antiExpressCoef ?? 0] : prices;
      if (changeCoefAction !== 1) expect(Math.min(...taken)).toBeGreaterThanOrEqual(before);
    }
  });

  test.each(KINDS.map((kind) => [kind.name, kind] as const))(
    '%s: a suspended leg refuses the coupon under any policy',
    async (_, kind) => {
      const sent = ([0, 1, 2] as const).map((changeCoefAction) => drafted(kind, { changeCoefAction }));
      for (const placement of sent) {
        move(placement, movedPrices(kind, ['up', 'down']));
        site.table.suspend(placement.bets.at(-1)?.selectionId ?? 0);
      }
      const answers = await Promise.all(sent.map((placement) => place(placement)));
      for (const [index, answer] of answers.entries()) {
        const selectionIds = [sent[index]?.bets.at(-1)?.selectionId];
        expect(answer).toMatchObject({ status: 'refused', code: 'BET_BLOCKED', selectionIds });
      }
    },
  );

  test('[P-04] many singles are decided one by one: a fallen price refuses only its own', async () => {
    const single = KINDS[0] as Kind;
    const sent = (['up', 'same', 'down'] as const).map((one) => {
      const placement = drafted(single, { changeCoefAction: 2 });
      move(placement, movedPrices(single, [one]));
      return placement;
    });
    const answers = await Promise.all(sent.map((placement) => place(placement)));
    expect(answers.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'refused']);
    expect(couponIn(answers[0] as PlacementAnswer).coef).toBe(PRICE + STEP);
  });
});

describe('[P-06] wanted odds', () => {
  test.each(KINDS.map((kind) => [kind.name, kind] as const))('of a %s override the policy', async (_, kind) => {
    const known = couponIn(await place(drafted(kind))).coef;
    const reached = drafted(kind, { changeCoefAction: 0, exactCoef: known });
    expect(couponIn(await place(reached)).coef).toBe(known);
    expect((await place(drafted(kind, { changeCoefAction: 1, exactCoef: known + 1 }))).status).toBe('waiting');
    await configure({ coupon: { isWantedOddsAllowed: false } });
    const missed = await place(drafted(kind, { changeCoefAction: 1, exactCoef: known + 1 }));
    await configure(null);
    expect(missed).toMatchObject({
      status: 'refused',
      code: 'COEF_BELOW_EXACT',
      data: { coef: known, exactCoef: known + 1 },
    });
  });
});

describe('[B-06] a sport on which the site takes no bets', () => {
  test.each([
    [{ lineDisallowSports: [1] }, false, 'BET_DISALLOWED'],
    [{ liveDisallowSports: [1] }, false, 'accepted'],
    [{ lineDisallowSports: [1] }, true, 'pending'],
    [{ liveDisallowSports: [1] }, true, 'BET_DISALLOWED'],
    [{ lineDisallowSports: [4], liveDisallowSports: [4] }, false, 'accepted'],
  ])('%j, live %s: %s', async (patch, live, verdict) => {
    const selectionId = site.table.addSelection(PRICE, { gameId: site.table.addGame({ live }) });
    await configure(patch);
    const answer = await place(player.placement([[selectionId, PRICE]]));
    const question = { typeId: T.single, iso: 'EUR', bets: [{ selectionId }] };
    const { body } = await player.post<CouponLimits>(openPaths.couponLimits, question);
    await configure(null);
    const isTaken = verdict !== 'BET_DISALLOWED';
    expect(answer.status === 'refused' ? answer.code : answer.status).toBe(verdict);
    if (answer.status === 'refused') expect(answer.selectionIds).toEqual([selectionId]);
    expect(body.prices).toEqual([{ selectionId, coef: isTaken ? PRICE : null, suspended: !isTaken }]);
  });

  test('does not prevent the settlement of a coupon accepted before', async () => {
    const selectionId = site.table.addSelection(PRICE);
    const { id } = couponIn(await place(player.placement([[selectionId, PRICE]])));
    await configure({ lineDisallowSports: [1], liveDisallowSports: [1] });
    site.table.decide(selectionId, 1);
    site.table.finish(gameOfSelection(selectionId), [1, 0]);
    site.table.announce(gameOfSelection(selectionId));
    await site.platform.coupons.settled();
    const { body } = await player.get<Coupon>(openPaths.coupon.replace(':couponId', id));
    await configure(null);
    expect(body).toMatchObject({ state: 'settled', result: 'win', payout: 2000 });
  });
});

describe('[P-08] the payout limit', () => {
  test('of a condition with fixed amounts bounds its stake by what it can pay, at entry and at placement', async () => {
    const price = 20_000;
    const amountByBlockId = { 2: 500, 3: 500 };
    await configure({ liabilityLimits: { marketTimes: 100_000, playerTimes: 100_000 } });
    const draft = () => drafted({ name: 'condition', typeId: T.condition, legs: 3, price, more: { amountByBlockId } });
    const { bets } = draft();
    const question = { typeId: T.condition, iso: 'EUR', amountByBlockId, bets };
    const { body } = await player.post<CouponLimits>(openPaths.couponLimits, question);
    // 20 × stake, of which two blocks stake 5.00 each and gain 95.00.
    const largest = Math.floor(((body.maxPayoutLimit ?? 0) - 2 * 9500) / 20);
    expect(body.maxBetAmount).toBe(largest);
    const answers = [await place({ ...draft(), amount: largest }), await place({ ...draft(), amount: largest + 1 })];
    await configure(null);
    expect(couponIn(answers[0] as PlacementAnswer).maxPayout).toBeLessThanOrEqual(body.maxPayoutLimit ?? 0);
    expect(answers[1]).toMatchObject({ status: 'refused', code: 'AMOUNT_MAX', data: { max: largest } });
  });
});

describe('the live delay', () => {
  const live = () => site.table.addSelection(PRICE, { gameId: site.table.addGame({ live: true }) });
  const secondsOf = (answer: PlacementAnswer) =>
    answer.status === 'pending' ? Math.round((answer.decidesAt - answer.now) / 1000) : 0;

  test.each([
    ['its sport’s own', { base: 5, bySport: { 1: 9 } }, true, 9],
    ['the usual one of other sports', { base: 4, bySport: { 1: null, 4: 9 } }, true, 4],
    ['none where the sport has none', { base: 5, bySport: { 1: 0 } }, true, 0],
    ['none of a line bet', { base: 5, bySport: { 1: 9 } }, false, 0],
  ])('is %s', async (_, liveDelays, isLive, seconds) => {
    await configure({ liveDelays });
    const selectionId = isLive ? live() : site.table.addSelection(PRICE);
    const other = site.table.addSelection(PRICE);
    const answer = await place(
      player.placement([
        [selectionId, PRICE],
        [other, PRICE],
      ]),
    );
    const question = { typeId: T.express, iso: 'EUR', bets: [{ selectionId }, { selectionId: other }] };
    const { body } = await player.post<CouponLimits>(openPaths.couponLimits, question);
    await configure(null);
    expect([answer.status, secondsOf(answer), body.delaySeconds]).toEqual([
      seconds > 0 ? 'pending' : 'accepted',
      seconds,
      seconds,
    ]);
  });
});

interface Spoiled {
  bets: { selectionId: number; coef: number }[];
  more: Partial<Placement>;
  config: Record<string, unknown>;
}

/** A change that spoils a good express. Two changes of the same `screw` cannot be combined. */
interface Spoiler {
  readonly code: BetCode;
  readonly screw: string;
  readonly spoil: (draft: Spoiled) => void;
}

const LIMITED = 500;

const SPOILERS: readonly Spoiler[] = [
  {
    code: 'BET_DISALLOWED',
    screw: 'book',
    spoil: ({ config }) => void Object.assign(config, { lineDisallowSports: [1] }),
  },
  { code: 'BET_BLOCKED', screw: 'book', spoil: ({ bets }) => site.table.suspend(bets[0]?.selectionId ?? 0) },
  {
    code: 'BET_DEPENDENT',
    screw: 'legs',
    spoil({ bets }) {
      const gameId = gameOfSelection(bets[1]?.selectionId ?? 0);
      bets.push({ selectionId: site.table.addSelection(PRICE, { gameId }), coef: PRICE });
    },
  },
  {
    code: 'TYPE_UNAVAILABLE',
    screw: 'type',
    spoil: ({ config }) => void Object.assign(config, { coupon: { offeredTypes: [T.single] } }),
  },
  {
    code: 'SYSTEM_VALUE',
    screw: 'type',
    spoil: ({ more }) => void Object.assign(more, { typeId: T.system, systemValue: 1 }),
  },
  {
    code: 'BLOCK_AMOUNT',
    screw: 'type',
    spoil: ({ more }) => void Object.assign(more, { typeId: T.condition, amountByBlockId: { 2: -1 } }),
  },
  { code: 'AMOUNT_FORMAT', screw: 'amount', spoil: ({ more }) => void Object.assign(more, { amount: 0 }) },
  { code: 'AMOUNT_MIN', screw: 'amount', spoil: ({ more }) => void Object.assign(more, { amount: 19 }) },
  { code: 'AMOUNT_MAX', screw: 'amount', spoil: ({ more }) => void Object.assign(more, { amount: 500_001 }) },
  { code: 'BALANCE', screw: 'amount', spoil: ({ more }) => void Object.assign(more, { amount: 450_000 }) },
  { code: 'PROMO', screw: 'pays', spoil: ({ more }) => void Object.assign(more, { promoCode: 'NO-SUCH-CODE' }) },
  // The player's daily stake limit is below the usual amount.
  { code: 'LIMITS', screw: 'limit', spoil: () => undefined },
  { code: 'COEF_CHANGED', screw: 'price', spoil: ({ bets }) => site.table.reprice(bets[1]?.selectionId ?? 0, 1900) },
  {
    code: 'COEF_BELOW_EXACT',
    screw: 'price',
    spoil({ more, config }) {
      Object.assign(more, { exactCoef: 99_000 });
      Object.assign(config, { coupon: { isWantedOddsAllowed: false, ...(config.coupon as object | undefined) } });
    },
  },
];

/**
 * Pairs that do not occur: a free bet is not paid from the balance, and an unreadable amount is compared with no limit.
 */
const NOT_TOGETHER = new Set(['BALANCE+PROMO', 'AMOUNT_FORMAT+LIMITS', 'AMOUNT_MIN+LIMITS']);

const pairs = SPOILERS.flatMap((one, index) =>
  SPOILERS.slice(index + 1)
    .filter(({ screw, code }) => screw !== one.screw && !NOT_TOGETHER.has(`${one.code}+${code}`))
    .map((two) => [one.code, two.code, one, two] as const),
);

describe('[P-12] the order of refusals (coupon mathematics §8.12)', () => {
  let free: TestPlayer;
  let limited: TestPlayer;
  beforeAll(async () => {
    [free, limited] = await Promise.all([site.player({ balance: 400_000 }), site.player({ balance: 400_000 })]);
    await limited.post(setLimitsCall.path, { limits: [{ limitType: 1, limitValue: LIMITED / 100 }] });
  });

  async function refusedWith(spoilers: readonly Spoiler[]): Promise<string> {
    const draft: Spoiled = {
      bets: Array.from({ length: 3 }, () => ({ selectionId: site.table.addSelection(PRICE), coef: PRICE })),
      more: {},
      config: {},
    };
    for (const { spoil } of spoilers) spoil(draft);
    if (Object.keys(draft.config).length > 0) await configure(draft.config as never);
    const who = spoilers.some(({ code }) => code === 'LIMITS') ? limited : free;
    const answer = await place(who.placement([], { typeId: T.express, bets: draft.bets, ...draft.more }), who);
    if (Object.keys(draft.config).length > 0) await configure(null);
    return answer.status === 'refused' ? answer.code : answer.status;
  }

  test.each(SPOILERS.map((one) => [one.code, one] as const))('%s alone', async (code, spoiler) => {
    expect(await refusedWith([spoiler])).toBe(code);
  });

  test.each(pairs)('%s before %s', async (code, _, ...both) => {
    expect(await refusedWith(both)).toBe(code);
  });

  test('every code that the platform can answer is covered', () => {
    const met = new Set(SPOILERS.map(({ code }) => code));
    // A placement without bets is refused by the contract; the code for scores is tested with the live delay.
    expect(BET_CODES.filter((code) => !met.has(code))).toEqual([
      'EMPTY',
      'BET_BANNED_EXPRESS',
      'PREPAID',
      'SCORE_CHANGED',
    ]);
  });
});
