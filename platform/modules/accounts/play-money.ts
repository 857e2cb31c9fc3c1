import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/**
 * Play money, which players get outside production: amounts on the scale of the currency, as multiples of the stake a
 * fresh coupon starts with (5 EUR, 150 RUB, 3 KWD).
 */
export interface PlayMoneyService {
  /** On sign-up, and with each press of the button. */
  giftOf(iso: string): MinorUnits;
  /** Nothing is added to a balance that has reached this. */
  ceilingOf(iso: string): MinorUnits;
}

const GIFT = 20;
const CEILING = 200;

/** 100 EUR a gift up to 1,000 EUR, and as much in other currencies; minor units. */
export const playMoney: PlayMoneyService = {
  giftOf: (iso) => GIFT * currencyOf(iso).initialAmount,
  ceilingOf: (iso) => CEILING * currencyOf(iso).initialAmount,
};
