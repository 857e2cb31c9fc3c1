import { describe, expect, test } from 'vitest';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { betOf, couponOf, NOW, nextKey, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import type { CouponBet } from '../coupon-state.ts';
import type { Phase, PlacementBatch } from '../placement/batch.ts';
import { endsWithThePage, refusedBets } from './refused-bets.ts';
import { ResultNote } from './result.tsx';

const [first, second, third] = [betOf(1), betOf(2), betOf(3)];

const refused = (code: string, selectionIds: number[] = []): Phase => ({
  kind: 'refused',
  refusal: { code, selectionIds, prices: [], data: {} },
});
const accepted: Phase = { kind: 'accepted', coupon: couponOf(placementOf([first])) };

function batchOf(
  bets: readonly CouponBet[],
  phases: readonly Phase[],
  rest: Partial<PlacementBatch> = {},
): PlacementBatch {
  const typeId = bets.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
  const intents = phases.map((phase) => ({ key: nextKey(), body: placementOf(bets, { typeId }), phase }));
  return { id: nextKey(), userId: 11, askedAt: NOW, iso: 'EUR', typeId, bets, intents, ...rest };
}

const noteOf = async (batch: PlacementBatch, language: (typeof LANGUAGES)[number] = 'en') =>
  textOf(await renderPart(<ResultNote batch={batch} />, { namespaces: ['coupon', 'errors'], session, language }));

describe('a refusal', () => {
  test('names the bet that it is about, with its game and its outcome', async () => {
    const text = await noteOf(batchOf([first, second, third], [refused('BET_BLOCKED', [second.selectionId])]));
    expect(text).toMatch(/Team 2-1 v Team 2-2 ?: Team 2-1/);
    expect(text).not.toContain('Team 1-1');
  });

  test('of one bet names it whatever the reason', () => {
    expect(refusedBets(batchOf([first], [refused('LIMITS')]))).toEqual([first]);
    expect(refusedBets(batchOf([first], [{ kind: 'failed', code: 'TOO_MANY_ATTEMPTS', retryAfter: 1 }]))).toEqual([
      first,
    ]);
  });

  test.each([
    ['a reason of the whole coupon', batchOf([first, second], [refused('LIMITS')])],
    ['changed prices, which are listed', batchOf([first, second], [refused('COEF_CHANGED', [first.selectionId])])],
    ['several coupons, which are listed', batchOf([first, second], [accepted, refused('BET_BLOCKED')])],
    ['an acceptance', batchOf([first], [accepted])],
  ])('names none for %s', (_, batch) => {
    expect(refusedBets(batch)).toEqual([]);
  });

  test.each(LANGUAGES)('of a one-click bet names it and does not speak of removing it, in %s', async (language) => {
    const press = batchOf([first], [refused('BET_BLOCKED', [first.selectionId])], { isOneClick: true });
    const text = await noteOf(press, language);
    expect(text).toContain('Team 1-1');
    expect(text).not.toMatch(KEY_LEAK);
    if (language === 'en') expect(text).toContain('Select the odds again once they reopen.');
  });
});

describe('the result of a placement ends with the page', () => {
  test.each([
    ['after a whole acceptance', batchOf([first], [accepted]), true],
    ['after a refused one-click bet', batchOf([first], [refused('BET_BLOCKED')], { isOneClick: true }), true],
    [
      'but not while a smaller stake is on offer',
      batchOf([first], [refused('STAKE_OFFERED')], { isOneClick: true }),
      false,
    ],
    ['but not while the refused bets are in the coupon', batchOf([first], [refused('BET_BLOCKED')]), false],
    ['but not while a single of many was refused', batchOf([first, second], [accepted, refused('LIMITS')]), false],
    ['but not while the answer is unknown', batchOf([first], [{ kind: 'unknown', attempts: 1 }]), false],
  ])('%s', (_, batch, ends) => {
    expect(endsWithThePage(batch)).toBe(ends);
  });
});
