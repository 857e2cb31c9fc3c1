import { type Ratio, ratioOfDecimal, ratioToFixed, reduceRatio } from '#shared/domain/coupon/ratio.ts';
import { fromMajorString, toMajorString } from '#shared/domain/money/minor-units.ts';

/** Returns an amount of a vector in minor units; an amount that the currency cannot hold is an error of the file. */
export function minorOf(text: string, decimals: number): number {
  const amount = fromMajorString(text, decimals);
  if (amount === null) throw new Error(`"${text}" is no amount with ${decimals} decimals`);
  return amount;
}

/** Returns a coefficient of a vector as thousandths, exactly. */
export function thousandthsOf(text: string): number {
  const { n, d } = ratioOfDecimal(text);
  if ((n * 1000n) % d !== 0n) throw new Error(`"${text}" is no coefficient with three decimals`);
  return Number((n * 1000n) / d);
}

/** Returns an amount in the form of vectors; null stays null. */
export function moneyText(amount: bigint | number | null, decimals: number): string | null {
  return amount === null ? null : toMajorString(amount, decimals);
}

/** Returns a coefficient in the form of vectors; null stays null. */
export function coefText(coef: bigint | number | null): string | null {
  return coef === null ? null : ratioToFixed({ n: BigInt(coef), d: 1000n }, 3);
}

/** Returns exact money in minor units as a reduced fraction of major units; null stays null. */
export function fractionText(ratio: Ratio | null, decimals: number): string | null {
  if (ratio === null) return null;
  const { n, d } = reduceRatio({ n: ratio.n, d: ratio.d * 10n ** BigInt(decimals) });
  return `${n}/${d}`;
}

/** Returns the number of decimals in an amount. */
export function decimalsOf(text: string): number {
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}
