import { currencyOf } from '../money/currencies.ts';
import type { MinorUnits } from '../money/minor-units.ts';
import type { PaymentKind } from './payments.ts';

/** How a method works: what the player does, and what can be returned to it. */
export const PAYMENT_METHOD_KINDS = ['card', 'transfer', 'wallet', 'voucher', 'terminal'] as const;

export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number];

/** How long a payment by a method usually takes. */
export const PAYMENT_TIMES = ['instant', 'minutes', 'hours', 'days'] as const;

export type PaymentTime = (typeof PAYMENT_TIMES)[number];

/** Terms of one direction of a method. */
export interface MethodTerms {
  /** Smallest and largest amount, in multiples of the currency's first amount. */
  readonly minTimes: number;
  readonly maxTimes: number;
  /** Fee in thousandths of the amount. */
  readonly fee: number;
  readonly time: PaymentTime;
}

/** A method of payment, as the operator has set it. */
export interface PaymentMethod {
  readonly id: string;
  readonly kind: PaymentMethodKind;
  /** Brand of the method, the same in every language; '' for one that its kind names. */
  readonly name: string;
  /** Provider that carries it out. */
  readonly provider: string;
  /** ISO 4217 codes; null for every currency of the site. */
  readonly currencies: readonly string[] | null;
  /** ISO 3166 codes; null for every country. */
  readonly countries: readonly string[] | null;
  /** null for a method that takes no deposits. */
  readonly deposit: MethodTerms | null;
  /** null for a method that pays nothing out. */
  readonly withdrawal: MethodTerms | null;
}

/** Whose money is paid: currency of the account, and country of the player; null when unknown. */
export interface MethodPlace {
  readonly iso: string;
  readonly country: string | null;
}

/** Smallest and largest amount of a payment, minor units. */
export interface AmountBounds {
  readonly min: MinorUnits;
  readonly max: MinorUnits;
}

/** Returns the methods of a direction that a player may use, in the operator's order. */
export function methodsFor(
  methods: readonly PaymentMethod[],
  kind: PaymentKind,
  { iso, country }: MethodPlace,
): readonly PaymentMethod[] {
  return methods.filter(
    (method) =>
      method[kind] !== null &&
      (method.currencies?.includes(iso) ?? true) &&
      (method.countries === null || (country !== null && method.countries.includes(country))),
  );
}

/**
 * Returns the smallest and the largest amount of a payment, minor units.
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function boundsOf({ minTimes, maxTimes }: MethodTerms, iso: string): AmountBounds {
  const { initialAmount } = currencyOf(iso);
  return { min: Math.max(1, Math.round(initialAmount * minTimes)), max: Math.round(initialAmount * maxTimes) };
}

/** Returns the fee of a payment, minor units, rounded half up. */
export function paymentFee({ fee }: Pick<MethodTerms, 'fee'>, amount: MinorUnits): MinorUnits {
  return Math.round((amount * fee) / 1000);
}

/** Returns why an amount cannot be paid by a method; null when it can. */
export function boundsProblem(amount: MinorUnits, { min, max }: AmountBounds): 'high' | 'low' | null {
  if (amount < min) return 'low';
  return amount > max ? 'high' : null;
}

/** Returns amounts to choose from within the bounds, minor units: steps of the currency that people pay. */
export function offeredAmounts({ min, max }: AmountBounds, iso: string): readonly MinorUnits[] {
  const { initialAmount } = currencyOf(iso);
  const amounts = [2, 5, 10, 20, 50, 100].map((times) => initialAmount * times);
  return amounts.filter((amount) => amount >= min && amount <= max);
}
