import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/**
 * Play money, which players get outside production: amounts in each currency, as multiples of the default stake of a
 * new coupon (5 EUR, 150 RUB, 3 KWD).
 */
export interface PlayMoneyService {
  /** Amount at sign-up, and at each press of the button. */
  giftOf(iso: string): MinorUnits;
  /** Balance from which nothing more is added. */
  ceilingOf(iso: string): MinorUnits;
}

const GIFT = 20;
const CEILING = 200;

/** 100 EUR at a time up to 1,000 EUR, and the equivalent in other currencies; minor units. */
export const playMoney: PlayMoneyService = {
  giftOf: (iso) => GIFT * currencyOf(iso).initialAmount,
  ceilingOf: (iso) => CEILING * currencyOf(iso).initialAmount,
};
