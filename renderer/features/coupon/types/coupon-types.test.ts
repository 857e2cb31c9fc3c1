import { describe, expect, test } from 'vitest';
import { COEF_CHANGE_ACTION, type CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import { DEFAULT_COUPON_RULES as rules } from '#shared/domain/coupon/coupon-rules.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { COUPON_TYPE_IDS, type CouponTypeId, COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { isQuarterLine } from '#shared/domain/markets/market-line.ts';
import { allMarketTypes } from '#shared/domain/markets/market-types.ts';
import { account, betOf, config, nextKey } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab } from '#tests/fixtures/open-tab.ts';
import { betSlipModel, type LegNow } from '../bet-slip/bet-slip-model.ts';
import { type CouponState, emptyCoupon } from '../coupon-state.ts';
import { fitCoupon } from '../fit-coupon.ts';
import { makeBatch } from '../placement/make-batch.ts';
import { couponTaken, phaseChanged, placeAsked, typeChosen } from '../slice.ts';
import { antiPrice } from './anti-price.ts';
import { betMoved, betPutInBlock, blockAmountChanged, blockMoved } from './arrange.ts';
import { betSlipBlocks } from './block-ceilings.ts';
import { repeatSelections } from './repeat-arrangement.ts';
import { typeOptions } from './type-options.ts';

const eur = (value: number) => ({ value, iso: 'EUR' });

function couponOf(coefs: readonly number[], rest: Partial<CouponState> = {}): CouponState {
  return fitCoupon({
    ...emptyCoupon,
    bets: coefs.map((coef, index) => betOf(index + 1, { coef })),
    amount: eur(1000),
    ...rest,
  });
}

const inBlocks = (coefs: readonly number[], blocks: readonly number[]) =>
  coefs.map((coef, index) => betOf(index + 1, { coef, blockId: blocks[index] ?? index + 1 }));

function modelOf(coupon: CouponState, now = coupon.bets.map(({ coef }) => coef)) {
  const legs = now.map((coef): LegNow => ({ state: 'open', coef }));
  return betSlipModel({ coupon, now: legs, limits: null, account, config });
}

const context = {
  userId: 11,
  accountId: account.id,
  coefViewId: 0,
  fractionalMode: 'ladder',
  now: 0,
  newKey: nextKey,
} as const;
const bodiesOf = (coupon: CouponState) => makeBatch(modelOf(coupon), context).intents.map(({ body }) => body);

describe('[P-13] the placement request', () => {
  const three = [1850, 2100, 3333];
  const plain = { bets: [{}, {}, {}] };
  const rows: [name: string, typeId: CouponTypeId, coefs: number[], rest: Partial<CouponState>, sent: object][] = [
    ['single', T.single, [1850], {}, { typeId: 0, amount: 1000, bets: [{ coef: 1850 }], coef: 1850 }],
    ['express', T.express, three, {}, { typeId: 1, ...plain, coef: 12_949 }],
    ['system', T.system, three, { systemValue: 2 }, { typeId: 2, systemValue: 2, ...plain }],
    ['chain', T.chain, three, {}, { typeId: 3, ...plain }],
    [
      'multi with a lobby',
      T.multi,
      [...three, 1500],
      { bets: inBlocks([...three, 1500], [0, 1, 2, 3]), systemValue: 2 },
      { typeId: 4, systemValue: 2, bets: [{ blockId: 0 }, { blockId: 1 }, { blockId: 2 }, { blockId: 3 }] },
    ],
    [
      'multi with a block of two',
      T.multi,
      [...three, 1500],
      { bets: inBlocks([...three, 1500], [1, 2, 3, 3]), systemValue: 2 },
      { typeId: 4, systemValue: 2, bets: [{ blockId: 1 }, { blockId: 2 }, { blockId: 3 }, { blockId: 3 }] },
    ],
    ['multi that is a system', T.multi, three, { systemValue: 2 }, { typeId: 2, systemValue: 2, ...plain }],
    [
      'condition',
      T.condition,
      three,
      { bets: inBlocks(three, [1, 2, 3]), amountByBlockId: { 2: eur(1500), 3: null } },
      {
        typeId: 5,
        amountByBlockId: { 2: 1500, 3: null },
        bets: [{ blockId: 1 }, { blockId: 2 }, { blockId: 3 }],
      },
    ],
    ['anti-express', T.antiExpress, [1500, 1600], {}, { typeId: 6, coef: antiPrice([1500, 1600], rules) }],
    ['lucky', T.lucky, three, {}, { typeId: 7, ...plain }],
    ['patent', T.patent, three, {}, { typeId: 8, ...plain }],
  ];

  test.each(rows)('of a %s', (_, typeId, coefs, rest, sent) => {
    const coupon = couponOf(coefs, { typeId, ...rest });
    const [body, ...others] = bodiesOf(coupon);
    expect(others).toEqual([]);
    expect(body).toMatchObject(sent);
    expect(modelOf(coupon).validation.first).toBeNull();
    const isBlocked = body?.typeId === T.multi || body?.typeId === T.condition;
    expect(body?.bets.every(({ blockId }) => (blockId !== undefined) === isBlocked)).toBe(true);
    expect('amountByBlockId' in (body ?? {})).toBe(body?.typeId === T.condition);
    expect('systemValue' in (body ?? {})).toBe(body?.typeId === T.system || body?.typeId === T.multi);
  });

  test('splits many singles into one coupon each', () => {
    expect(bodiesOf(couponOf(three, { typeId: T.manySingles })).map(({ typeId }) => typeId)).toEqual([0, 0, 0]);
  });

  test('covers all ten types', () => {
    expect(new Set([...rows.map(([, typeId]) => typeId), T.manySingles])).toEqual(new Set(COUPON_TYPE_IDS));
  });
});

describe('[P-03] the blocks of a coupon', () => {
  async function tabWith(coupon: Partial<CouponState>) {
    const tab = openTab({ hub: createTabHub() });
    await tab.settled();
    tab.store.dispatch(couponTaken(coupon));
    const idOf = (place: number) => coupon.bets?.[place]?.selectionId ?? 0;
    const blocks = () => tab.coupon().bets.map(({ blockId }) => blockId);
    return { tab, idOf, blocks, dispatch: tab.store.dispatch };
  }
  const coefs = [2000, 2000, 2000, 2000];

  test('begin with one bet each, in the order of the bet slip', async () => {
    const { dispatch, blocks } = await tabWith({ bets: couponOf(coefs).bets, typeId: T.express });
    dispatch(typeChosen(T.condition));
    expect(blocks()).toEqual([1, 2, 3, 4]);
  });

  test('are removed when empty; the others count from 1 and keep their stakes', async () => {
    const { dispatch, blocks, idOf, tab } = await tabWith({
      bets: inBlocks(coefs, [1, 2, 3, 4]),
      typeId: T.condition,
      amountByBlockId: { 2: eur(100), 3: eur(200), 4: eur(300) },
    });
    dispatch(betPutInBlock({ key: String(idOf(1)), target: 1 }));
    expect(blocks()).toEqual([1, 1, 2, 3]);
    expect(tab.coupon().amountByBlockId).toEqual({ 2: eur(200), 3: eur(300) });
    dispatch(betPutInBlock({ key: String(idOf(0)), target: 'new' }));
    expect(blocks()).toEqual([4, 1, 2, 3]);
  });

  test('swap with their neighbours; the first has the stake of the coupon', async () => {
    const { dispatch, blocks, tab } = await tabWith({
      bets: inBlocks(coefs, [1, 2, 3, 3]),
      typeId: T.condition,
      amountByBlockId: { 2: eur(100), 3: eur(200) },
    });
    dispatch(blockMoved({ blockId: 3, by: -1 }));
    expect(blocks()).toEqual([1, 3, 2, 2]);
    expect(tab.coupon().amountByBlockId).toEqual({ 2: eur(200), 3: eur(100) });
    dispatch(blockMoved({ blockId: 2, by: -1 }));
    expect(blocks()).toEqual([2, 3, 1, 1]);
    expect(tab.coupon().amountByBlockId).toEqual({ 3: eur(100) });
    dispatch(blockMoved({ blockId: 3, by: 1 }));
    expect(blocks()).toEqual([2, 3, 1, 1]);
  });

  test('keep the bankers, which become the first block of a condition', async () => {
    const { dispatch, blocks, idOf, tab } = await tabWith({ bets: inBlocks(coefs, [1, 2, 3, 4]), typeId: T.multi });
    expect(tab.coupon().systemValue).toBe(2);
    dispatch(betPutInBlock({ key: String(idOf(2)), target: 0 }));
    expect(blocks()).toEqual([1, 2, 0, 3]);
    expect(modelOf(tab.coupon())).toMatchObject({ units: 3, placedTypeId: T.multi });
    dispatch(typeChosen(T.condition));
    expect(blocks()).toEqual([2, 3, 1, 4]);
  });

  test('are kept while the type has none', async () => {
    const { dispatch, blocks } = await tabWith({ bets: inBlocks(coefs, [1, 2, 2, 3]), typeId: T.condition });
    dispatch(typeChosen(T.system));
    dispatch(typeChosen(T.multi));
    expect(blocks()).toEqual([1, 2, 2, 3]);
  });

  test('do not exist in a chain, which is played in the order of its bets', async () => {
    const { dispatch, idOf, tab } = await tabWith({ bets: couponOf(coefs).bets, typeId: T.chain });
    dispatch(betMoved({ key: String(idOf(2)), by: -2 }));
    expect(tab.coupon().bets.map(({ selectionId }) => selectionId)).toEqual([2, 0, 1, 3].map(idOf));
    dispatch(betMoved({ key: String(idOf(2)), by: -1 }));
    expect(tab.coupon().bets[0]?.selectionId).toBe(idOf(2));
  });

  test.each([
    ['more than the block before returns', eur(2001), 2000],
    ['nothing', eur(0), 2000],
    ['no amount', { text: 'x', error: 'not-a-number', iso: 'EUR' } as const, 2000],
  ])('cannot stake %s', async (_, entry, ceiling) => {
    const { dispatch, tab } = await tabWith({
      bets: inBlocks(coefs, [1, 2, 3, 3]),
      typeId: T.condition,
      amount: eur(1000),
    });
    dispatch(blockAmountChanged({ blockId: 2, entry }));
    const model = modelOf(tab.coupon());
    expect(model.validation.first).toMatchObject({ code: 'BLOCK_AMOUNT', blockId: 2 });
    expect(betSlipBlocks(model)[1]).toMatchObject({ blockId: 2, ceiling });
    dispatch(blockAmountChanged({ blockId: 2, entry: null }));
    expect(modelOf(tab.coupon()).validation.first).toBeNull();
  });

  test('ignore a stake in another currency', () => {
    const bets = inBlocks(coefs, [1, 2, 3, 3]);
    const coupon = couponOf(coefs, { bets, typeId: T.condition, amountByBlockId: { 2: { value: 9, iso: 'JPY' } } });
    expect(modelOf(coupon).amountByBlockId).toEqual({ 2: null, 3: null });
  });

  test.each([
    [T.condition, [1, 2, 2, 3], { 2: eur(700), 3: null }],
    [T.condition, [1, 2, 3, 4], {}],
    [T.chain, [1, 2, 3, 4], {}],
  ])('ceilings of type %i in blocks %j are the engine’s', (typeId, blocks, amountByBlockId) => {
    const odds = [1850, 2105, 1333, 3120];
    const model = modelOf(couponOf(odds, { typeId, bets: inBlocks(odds, blocks), amountByBlockId }));
    const engine = model.engine && previewCoupon(model.engine).blocks;
    expect(betSlipBlocks(model)).toEqual(engine?.map(({ maxAmount, ...block }) => ({ ...block, ceiling: maxAmount })));
  });

  test('are restored with stakes and system value when the bets are repeated', async () => {
    const bets = inBlocks(coefs, [1, 2, 3, 3]);
    const { dispatch, blocks, tab } = await tabWith({
      bets,
      typeId: T.condition,
      amount: eur(1000),
      amountByBlockId: { 2: eur(700) },
    });
    const batch = { ...makeBatch(modelOf(tab.coupon()), context) };
    dispatch(placeAsked({ ...batch, intents: [] }));
    dispatch(couponTaken({ bets: [], batch }));
    const phase = { kind: 'failed', code: 'NETWORK', retryAfter: null } as const;
    dispatch(phaseChanged({ batchId: batch.id, key: batch.intents[0]?.key ?? '', phase }));
    dispatch(repeatSelections(batch));
    expect(blocks()).toEqual([1, 2, 3, 3]);
    expect(tab.coupon()).toMatchObject({ typeId: T.condition, amountByBlockId: { 2: eur(700), 3: null } });
  });
});

describe('[P-12] the available types of the bets', () => {
  const further = [T.chain, T.condition, T.multi, T.antiExpress, T.lucky, T.patent];
  const reasons = (coefs: readonly number[], rest: Partial<CouponState> = {}, offered: readonly number[] = further) =>
    Object.fromEntries(
      typeOptions(further, modelOf(couponOf(coefs, rest)), offered).map(({ typeId, problem }) => [
        typeId,
        problem?.reason ?? null,
      ]),
    );
  const many = (count: number, coef = 1500) => Array.from({ length: count }, () => coef);

  test.each([
    [1, { 3: 'leg-count', 4: 'leg-count', 5: 'leg-count', 6: 'leg-count', 7: 'leg-count', 8: 'leg-count' }],
    [2, { 3: null, 4: 'leg-count', 5: 'leg-count', 6: null, 7: null, 8: 'leg-count' }],
    [3, { 3: null, 4: null, 5: null, 6: null, 7: null, 8: null }],
    [9, { 3: null, 4: null, 5: null, 6: 'price', 7: 'leg-count', 8: 'leg-count' }],
  ])('for %i bets', (count, expected) => {
    expect(reasons(many(count))).toEqual(expected);
  });

  test('carry the range of a type', () => {
    const [patent] = typeOptions([T.patent], modelOf(couponOf(many(2))), further);
    expect(patent?.problem).toEqual({ reason: 'leg-count', min: 3, max: 8 });
  });

  test('for two bets of one game', () => {
    const bets = [betOf(1, { coef: 1500 }), betOf(1, { coef: 1600, selectionId: 99, outcome: 1 }), betOf(2)];
    expect(new Set(Object.values(reasons(many(3), { bets })))).toEqual(new Set(['locked-legs']));
  });

  test('for a quarter line: everything but an anti-express', () => {
    const params = Array.from({ length: 400 }, (_, param) => param);
    const quarters = allMarketTypes.flatMap((type) =>
      params.filter((param) => isQuarterLine(type, param)).map((param) => ({ typeId: type.id, param })),
    );
    const bets = [betOf(1, { coef: 1500, ...quarters[0] }), betOf(2, { coef: 1500 }), betOf(3)];
    expect(reasons(many(3), { bets })).toMatchObject({ 3: null, 6: 'quarter-line', 7: null });
  });

  test('leave out types that the site has switched off', () => {
    expect(Object.keys(reasons(many(3), {}, [T.express, T.chain]))).toEqual(['3']);
  });
});

describe('an anti-express', () => {
  const pair = [1500, 1600];
  const { approve, anyChange, acceptOnIncrease } = COEF_CHANGE_ACTION;

  test('[P-01] has its own price, by which it pays', () => {
    const { preview } = modelOf(couponOf(pair, { typeId: T.antiExpress }));
    const price = antiPrice(pair, rules);
    expect(preview).toMatchObject({ coef: price, maxPayout: price });
  });

  test('that has no price says so', () => {
    const { validation } = modelOf(couponOf([9000, 9000], { typeId: T.antiExpress }));
    expect(validation.first).toMatchObject({ code: 'TYPE_UNAVAILABLE', reason: 'price' });
  });

  test.each<[action: CoefChangeAction, now: number[], asks: boolean]>([
    [acceptOnIncrease, [1400, 1600], false],
    [acceptOnIncrease, [1700, 1600], true],
    [approve, [1400, 1600], true],
    [anyChange, [1700, 1600], false],
  ])('[P-05] under policy %i needs a confirmation of its price, not of its bets: %j', (coefAction, now, asks) => {
    const { legs } = modelOf(couponOf(pair, { typeId: T.antiExpress, coefAction }), now);
    expect(legs.map(({ needsConfirmation }) => needsConfirmation)).toEqual([asks, false]);
  });
});
