import { currencyOf } from './currencies.ts';
import type { MinorUnits } from './minor-units.ts';

/**
 * Returns the next stake up or down on the grid of the step (betting §9): 7.00 with step 2.50 goes up to 7.50, down to
 * 5.00.
 *
 * @param amount the current stake in minor units
 * @param direction +1 or −1
 * @param currency ISO code, whose default step is used without `step`
 * @param step the player's own step in minor units (betting §3, manual step)
 * @returns minor units, never below 0
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function stepAmount(amount: MinorUnits, direction: 1 | -1, currency: string, step?: MinorUnits): MinorUnits {
  const size = step && step > 0 ? step : currencyOf(currency).amountStep;
  const rest = amount % size;
  if (direction === 1) return amount - rest + size;
  return Math.max(0, rest === 0 ? amount - size : amount - rest);
}
