import type { CurrencyDecimals, MinorUnits } from './minor-units.ts';

/** Facts about a currency; both amounts are minor units. */
export type Currency = {
  readonly iso: string;
  readonly decimals: CurrencyDecimals;
  /** step of the stake buttons */
  readonly amountStep: MinorUnits;
  /** first stake of a new coupon */
  readonly initialAmount: MinorUnits;
};

// Steps and first amounts of RUB, USD, EUR and KWD are from betting §9; the others are of similar value.
const TABLE = {
  AED: { decimals: 2, amountStep: 1000, initialAmount: 2000 },
  ARS: { decimals: 2, amountStep: 100000, initialAmount: 500000 },
  AUD: { decimals: 2, amountStep: 250, initialAmount: 500 },
  AZN: { decimals: 2, amountStep: 250, initialAmount: 500 },
  BDT: { decimals: 2, amountStep: 10000, initialAmount: 20000 },
  BHD: { decimals: 3, amountStep: 500, initialAmount: 2000 },
  BRL: { decimals: 2, amountStep: 1000, initialAmount: 2000 },
  CAD: { decimals: 2, amountStep: 250, initialAmount: 500 },
  CHF: { decimals: 2, amountStep: 250, initialAmount: 500 },
  CLP: { decimals: 0, amountStep: 1000, initialAmount: 2000 },
  CNY: { decimals: 2, amountStep: 1000, initialAmount: 2000 },
  COP: { decimals: 2, amountStep: 500000, initialAmount: 1000000 },
  CZK: { decimals: 2, amountStep: 5000, initialAmount: 10000 },
  DKK: { decimals: 2, amountStep: 1000, initialAmount: 2500 },
  EGP: { decimals: 2, amountStep: 5000, initialAmount: 10000 },
  EUR: { decimals: 2, amountStep: 250, initialAmount: 500 },
  GBP: { decimals: 2, amountStep: 250, initialAmount: 500 },
  GEL: { decimals: 2, amountStep: 500, initialAmount: 1000 },
  HRK: { decimals: 2, amountStep: 2000, initialAmount: 4000 },
  HUF: { decimals: 2, amountStep: 50000, initialAmount: 100000 },
  IDR: { decimals: 2, amountStep: 2000000, initialAmount: 5000000 },
  INR: { decimals: 2, amountStep: 10000, initialAmount: 20000 },
  JOD: { decimals: 3, amountStep: 1000, initialAmount: 3000 },
  JPY: { decimals: 0, amountStep: 100, initialAmount: 500 },
  KES: { decimals: 2, amountStep: 10000, initialAmount: 20000 },
  KRW: { decimals: 0, amountStep: 1000, initialAmount: 5000 },
  KWD: { decimals: 3, amountStep: 500, initialAmount: 3000 },
  KZT: { decimals: 2, amountStep: 50000, initialAmount: 100000 },
  MAD: { decimals: 2, amountStep: 1000, initialAmount: 3000 },
  MXN: { decimals: 2, amountStep: 5000, initialAmount: 10000 },
  NGN: { decimals: 2, amountStep: 50000, initialAmount: 100000 },
  NOK: { decimals: 2, amountStep: 2500, initialAmount: 5000 },
  OMR: { decimals: 3, amountStep: 500, initialAmount: 2000 },
  PEN: { decimals: 2, amountStep: 500, initialAmount: 1500 },
  PHP: { decimals: 2, amountStep: 5000, initialAmount: 20000 },
  PLN: { decimals: 2, amountStep: 500, initialAmount: 1500 },
  QAR: { decimals: 2, amountStep: 1000, initialAmount: 2000 },
  RON: { decimals: 2, amountStep: 500, initialAmount: 2000 },
  RUB: { decimals: 2, amountStep: 10000, initialAmount: 15000 },
  SAR: { decimals: 2, amountStep: 1000, initialAmount: 2000 },
  SEK: { decimals: 2, amountStep: 2500, initialAmount: 5000 },
  TND: { decimals: 3, amountStep: 5000, initialAmount: 10000 },
  TRY: { decimals: 2, amountStep: 5000, initialAmount: 10000 },
  UAH: { decimals: 2, amountStep: 5000, initialAmount: 15000 },
  USD: { decimals: 2, amountStep: 250, initialAmount: 500 },
  UZS: { decimals: 2, amountStep: 1000000, initialAmount: 3000000 },
  VND: { decimals: 0, amountStep: 20000, initialAmount: 50000 },
  ZAR: { decimals: 2, amountStep: 2500, initialAmount: 5000 },
} as const satisfies Record<string, Omit<Currency, 'iso'>>;

/** Code of a currency of the table. */
export type CurrencyIso = keyof typeof TABLE;

/** Currencies in which the product can hold an account, in the order of the codes. */
export const CURRENCY_ISOS = Object.keys(TABLE) as CurrencyIso[];

/** Currency where neither the player nor the site names one (betting §9). */
export const DEFAULT_CURRENCY: CurrencyIso = 'RUB';

/** Error for a currency code outside the table. */
export class UnknownCurrencyError extends Error {
  override readonly name = 'UnknownCurrencyError';
  constructor(iso: string) {
    super(`Unknown currency: ${iso}`);
  }
}

/** Decides whether the table has this code (upper case, ISO 4217). */
export function isCurrencyIso(iso: string): iso is CurrencyIso {
  return Object.hasOwn(TABLE, iso);
}

/**
 * Returns the currency with its exponent, its stake step and its first stake (betting §9), both in minor units.
 *
 * @throws UnknownCurrencyError for a code outside the table
 */
export function currencyOf(iso: string): Currency {
  if (!isCurrencyIso(iso)) throw new UnknownCurrencyError(iso);
  return { iso, ...TABLE[iso] };
}
