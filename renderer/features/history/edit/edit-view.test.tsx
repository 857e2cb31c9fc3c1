import { describe, expect, test } from 'vitest';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { EditAnswer, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { BET_CODES } from '#shared/domain/coupon/bet-codes.ts';
import { EDIT_CODES } from '#shared/domain/coupon/edit/edit-codes.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { CouponCard } from '../coupons/coupon-card.tsx';
import { withPinned } from '../pinned-coupons.ts';
import { EditSteps } from './edit-dialog.tsx';
import { EditFigures, EditNotes } from './edit-figures.tsx';
import { type EditPhase, phaseOfEdit } from './edit-order.ts';
import { orderOfQuote } from './use-edit.ts';
import { useEditReason } from './use-edit-reason.ts';

const coupon = couponOf(placementOf([betOf(1), betOf(2)], { amount: 1000 }));
const quote: Extract<EditTerms, { status: 'offered' }> = {
  status: 'offered',
  legs: [],
  value: 950,
  stake: 1200,
  typeId: 0,
  systemValue: null,
  prices: [{ selectionId: 5, coef: 2000, suspended: false }],
  coef: 2000,
  maxPayout: 2400,
  bonusBetCoef: null,
  ends: ['rule', 'uplift', 'bonus-bet', 'hyper-bonus'],
  problem: null,
  isLive: true,
  sequence: NOW,
  expiresAt: NOW + 15_000,
};

function AllReasons() {
  const reason = useEditReason('EUR');
  return [...EDIT_CODES, ...BET_CODES].map((code) => <p key={code}>{reason({ code, data: { min: 100 } })}</p>);
}

describe('[B-03] the texts of an edit', () => {
  test.each(LANGUAGES)('cover every reason and every change in %s', async (language) => {
    const options = { namespaces: ['edit', 'history'], language, session };
    const reasons = await renderPart(<AllReasons />, options);
    expect(textOf(reasons)).not.toMatch(KEY_LEAK);
    expect(reasons).not.toMatch(/<p><\/p>|reason_|undefined/);
    for (const part of [
      <EditFigures key="f" coupon={coupon} quote={quote} />,
      <EditNotes key="n" coupon={coupon} quote={quote} delaySeconds={5} />,
    ]) {
      expect(textOf(await renderPart(part, options))).not.toMatch(KEY_LEAK);
    }
  });

  test('name the amount to pay or get back, and the type of the new coupon', async () => {
    const drawn = async (one: typeof quote) => {
      const options = { namespaces: ['edit', 'history'], session };
      const figures = await renderPart(<EditFigures coupon={coupon} quote={one} />, options);
      const notes = await renderPart(<EditNotes coupon={coupon} quote={one} delaySeconds={5} />, options);
      return textOf(`${figures} ${notes}`);
    };
    expect(await drawn(quote)).toMatch(/You add.*€2\.50/);
    expect(await drawn(quote)).toContain('Bet type becomes: Single');
    expect(await drawn({ ...quote, stake: 800 })).toMatch(/You get back.*€1\.50/);
    expect(await drawn({ ...quote, stake: 950 })).not.toMatch(/You (add|get)/);
  });

  test('link both coupons in the history', async () => {
    const drawn = (one: Coupon) => renderPart(<CouponCard coupon={one} />, { namespaces: ['history'], session });
    const old: Coupon = {
      ...coupon,
      state: 'settled',
      result: 'edited',
      amount: 0,
      payout: 0,
      settledAt: NOW,
      edit: { into: { couponId: '77' } },
      cashOut: {
        cashedOutStake: 1000,
        cashedOutAmount: 950,
        rule: null,
        cashOuts: [{ number: 1, stake: 1000, amount: 950, by: 'edit', at: NOW }],
      },
    };
    const before = await drawn(old);
    expect(before).toContain('?coupon=77');
    expect(textOf(before)).toContain('Became bet 77');
    expect(textOf(before)).toMatch(/Value when edited.*€9\.50/);
    const after = await drawn({ ...coupon, edit: { from: { couponId: '66', value: 950 } } });
    expect(after).toContain('?coupon=66');
    expect(textOf(after)).toContain('Edited from bet 66, worth €9.50');
  });
});

describe('[B-03] an order to edit', () => {
  test('carries the shown quote', () => {
    expect(orderOfQuote(quote, new Set(['5']))).toEqual({
      bets: [{ selectionId: 5, coef: 2000, banker: true }],
      stake: 1200,
      value: 950,
      typeId: 0,
      systemValue: null,
      isBonusBet: false,
      sequence: NOW,
    });
  });

  test.each([
    [
      { status: 'edited', coupon: { ...coupon, id: '77' }, old: coupon, value: 950, balance: 1 },
      { kind: 'done', couponId: '77', stake: coupon.amount, iso: coupon.iso },
    ],
    [
      { status: 'pending', decidesAt: NOW, now: NOW },
      { kind: 'pending', decidesAt: NOW },
    ],
    [
      { status: 'refused', code: 'VALUE_CHANGED', selectionIds: [], data: { value: 900 }, quote: null },
      { kind: 'refused', code: 'VALUE_CHANGED', data: { value: 900 } },
    ],
  ])('answered by %j', (answer, phase) => {
    expect(phaseOfEdit(answer as EditAnswer)).toEqual(phase);
  });
});

describe('[B-03] the dialog of an edit', () => {
  const drawn = (phase: EditPhase) => {
    const order = { phase, asked: null, start: () => {}, askAgain: () => {}, reset: () => {} };
    const part = <EditSteps coupon={coupon} order={order} onClose={() => {}} />;
    return renderPart(part, { namespaces: ['edit', 'history'], session });
  };

  test.each<[EditPhase, string, number]>([
    [{ kind: 'sending' }, 'Saving your changes…', 0],
    [{ kind: 'pending', decidesAt: NOW + 4000 }, 'we are checking the change', 0],
    [{ kind: 'unknown', attempts: 0 }, 'We have not received an answer', 1],
  ])('shows only the order in the phase %j, not the form of the coupon of before', async (phase, told, buttons) => {
    const html = await drawn(phase);
    expect(textOf(html)).toContain(told);
    expect(textOf(html)).not.toMatch(/Save changes|€|Team/);
    expect(html.match(/<button/g) ?? []).toHaveLength(buttons);
  });

  test('shows the form again with the refusal', async () => {
    const text = textOf(await drawn({ kind: 'refused', code: 'NOT_EDITED', data: {} }));
    expect(text).toContain('The change could not be completed.');
    expect(text).toContain('Team 1-1');
  });
});

describe('[B-03] the list while the dialog of a coupon is open', () => {
  const list = ['1', '2', '3'].map((id) => ({ ...coupon, id }));
  const idsOf = (coupons: readonly Coupon[]) => coupons.map(({ id }) => id);

  test.each([
    ['stays at its place when it matches no more', ['1', '3'], '2', ['1', '2', '3']],
    ['stays also as the only one', [], '2', ['2']],
    ['is the one of the list while it matches', ['1', '2', '3'], '2', ['1', '2', '3']],
    ['goes once nothing is open', ['1', '3'], null, ['1', '3']],
  ])('%s', (_, matching, pinnedId, shown) => {
    const now = list.filter(({ id }) => matching.includes(id));
    expect(idsOf(withPinned(now, list, pinnedId))).toEqual(shown);
  });
});
