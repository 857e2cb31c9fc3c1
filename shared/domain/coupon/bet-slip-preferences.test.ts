import { describe, expect, test } from 'vitest';
import {
  amountStepOf,
  chipsOf,
  oneClickAmountOf,
  DEFAULT_BET_SLIP_PREFERENCES as plain,
  withChip,
  withoutChips,
} from './bet-slip-preferences.ts';

describe('[P-08] the step of the stake buttons', () => {
  const manual = { ...plain, isManualStep: true, amountSteps: { EUR: 700 } };
  test.each([
    ['RUB', plain, 10_000],
    ['USD', plain, 250],
    ['EUR', plain, 250],
    ['KWD', plain, 500],
    ['EUR', manual, 700],
    ['USD', manual, 250],
    ['EUR', { ...manual, isManualStep: false }, 250],
  ])('in %s with the preferences %j is %i', (iso, preferences, step) =>
    expect(amountStepOf(preferences, iso)).toBe(step),
  );
});

describe('[P-08] quick amounts', () => {
  test('follow the first amount of the currency until one is changed, in that currency alone', () => {
    expect(chipsOf(plain, 'EUR')).toEqual([500, 1000, 5000]);
    const changed = withChip(plain, 'EUR', 1, 1200);
    expect(chipsOf(changed, 'EUR')).toEqual([500, 1200, 5000]);
    expect(chipsOf(changed, 'KWD')).toEqual([3000, 6000, 30_000]);
    expect(chipsOf(withoutChips(changed, 'EUR'), 'EUR')).toEqual([500, 1000, 5000]);
  });
});

test('[P-07] one press stakes the one-click amount of the currency and the kind of account', () => {
  const own = { ...plain, oneClickAmounts: { EUR: 300 }, bonusOneClickAmounts: { EUR: 700 } };
  expect([oneClickAmountOf(own, 'EUR', false), oneClickAmountOf(own, 'EUR', true)]).toEqual([300, 700]);
  expect([oneClickAmountOf(own, 'KWD', false), oneClickAmountOf(plain, 'EUR', true)]).toEqual([3000, 500]);
});
