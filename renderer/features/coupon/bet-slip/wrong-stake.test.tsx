import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import { Button } from '#renderer/ui/button.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { parseAmount } from '#shared/domain/money/parse-amount.ts';
import { account, betOf, config, limits, session } from '#tests/fixtures/coupon-samples.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { type AmountEntry, amountEntry } from '../amount-entry.ts';
import { emptyCoupon } from '../coupon-state.ts';
import { type BetSlipModel, betSlipModel } from './bet-slip-model.ts';
import { nextStep } from './next-step.ts';
import { Obstacle } from './obstacle.tsx';
import { StakeField } from './stake-field.tsx';

const namespaces = ['coupon', 'bet-slip', 'coupon-bonuses'];

/** Returns the bet slip of a single with this stake, and what its button does. */
function slipWith(amount: AmountEntry) {
  const coupon = { ...emptyCoupon, bets: [betOf(1)], typeId: COUPON_TYPE.single, amount };
  const model = betSlipModel({ coupon, now: [{ state: 'open', coef: 2000 }], limits, account, config });
  const step = nextStep({ model, batch: null, userId: 11, feed: { state: 'live', lastUpdateAt: 1 } });
  return { model, step };
}

interface Parts {
  readonly onClick?: () => void;
  readonly children?: ReactNode;
}

/** Returns the buttons among drawn elements. */
function buttonsIn(node: ReactNode): ReactElement<Parts>[] {
  if (Array.isArray(node)) return node.flatMap(buttonsIn);
  if (!isValidElement<Parts>(node)) return [];
  return node.type === Button ? [node] : buttonsIn(node.props.children);
}

interface OfferProps {
  readonly model: BetSlipModel;
  readonly take: (drawn: ReactNode) => void;
}

/** Draws what stands in the way of a placement, and hands it to the test, which presses its button. */
function Offer({ model, take }: OfferProps) {
  const drawn = Obstacle({ model });
  take(drawn);
  return drawn;
}

describe('[P-08] an invalid stake', () => {
  test.each([
    ['abc', 'Enter an amount in digits.'],
    ['', 'Enter an amount.'],
    ['-5', 'Enter an amount above zero.'],
    ['1.234', 'Use at most 2 decimals.'],
    ['0.01', 'Minimum stake is €0.20. Raise your stake.'],
  ])('typed as "%s" is explained at its field, and nothing can be placed', async (typed, said) => {
    const { model, step } = slipWith(amountEntry(parseAmount(typed, 'EUR', 'en'), typed, 'EUR'));
    const html = await renderPart(<StakeField model={model} account={account} onEnter={() => {}} />, {
      namespaces,
      session,
    });
    const [field = ''] = html.match(/<input[^>]*>/) ?? [];
    expect(field).toContain(`value="${typed}"`);
    expect(field).toContain('aria-invalid="true"');
    const [, note = 'none'] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
    const [, words = ''] = html.split(`<span id="${note}"`);
    expect(textOf(`<span${words.slice(0, words.indexOf('</span>'))}`)).toBe(said);
    expect(step).toEqual({ kind: 'blocked' });
  });

  test('above the balance is replaced by the whole balance with one press', async () => {
    const { model, step } = slipWith({ value: account.money + 100, iso: 'EUR' });
    expect(step).toEqual({ kind: 'blocked' });
    let buttons: readonly ReactElement<Parts>[] = [];
    const held: { store?: AppStore } = {};
    const take = (drawn: ReactNode) => {
      buttons = buttonsIn(drawn);
    };
    const prepare = (store: AppStore) => {
      held.store = store;
    };
    const html = await renderPart(<Offer model={model} take={take} />, { namespaces, session, prepare });
    expect(textOf(html)).toMatch(/^Your balance is €248\.60\. You need €1\.00 more\..* Stake €248\.60$/);
    expect(buttons).toHaveLength(1);
    buttons[0]?.props.onClick?.();
    const taken = held.store?.getState().coupon.amount;
    expect(taken).toEqual({ value: account.money, iso: 'EUR' });
    expect(taken && slipWith(taken).step).toEqual({ kind: 'place', total: account.money });
  });
});
