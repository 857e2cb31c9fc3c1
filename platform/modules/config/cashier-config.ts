import * as v from 'valibot';
import type { CashierTerms } from '#shared/domain/cashier/cashier-terms.ts';
import { PAYMENT_METHOD_KINDS, PAYMENT_TIMES, type PaymentMethod } from '#shared/domain/cashier/payment-methods.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const terms = v.pipe(
  v.object({
    minTimes: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000_000)),
    maxTimes: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000_000)),
    fee: whole(0, 300),
    time: v.picklist(PAYMENT_TIMES),
  }),
  v.check(({ minTimes, maxTimes }) => minTimes <= maxTimes, 'a smallest amount above the largest'),
);

const method = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  kind: v.picklist(PAYMENT_METHOD_KINDS),
  name: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  provider: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  currencies: v.optional(v.nullable(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)))), null),
  countries: v.optional(v.nullable(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))), null),
  deposit: v.optional(v.nullable(terms), null),
  withdrawal: v.optional(v.nullable(terms), null),
});

function hasOwnIds(methods: v.InferOutput<typeof method>[]): boolean {
  return new Set(methods.map(({ id }) => id)).size === methods.length;
}

/** Days after which a question to the player of a withdrawal ends, where the operator sets none. */
const ANSWER_DAYS = 14;

/** Methods of payment, and the rules by which withdrawals are approved. */
export const cashierSchema = v.object({
  methods: v.pipe(v.array(method), v.maxLength(50), v.check(hasOwnIds, 'an id that two methods have')),
  maxOpen: whole(1, 20),
  autoMaxTimes: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  fourEyesTimes: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  minTurnover: whole(0, 10_000),
  isFirstReviewed: v.boolean(),
  answerDays: v.optional(whole(1, 365), ANSWER_DAYS),
});

/** Currencies of countries whose banks know accounts by an IBAN. */
const IBAN_CURRENCIES = ['EUR', 'GBP', 'CHF', 'PLN', 'UAH', 'TRY', 'KZT', 'AED', 'KWD', 'BRL'];

/** Methods of the provider that runs beside the demonstration. */
const DEMO_METHODS: readonly PaymentMethod[] = [
  {
    ...{ id: 'card', kind: 'card', name: 'Visa / Mastercard', provider: 'harbour', currencies: null, countries: null },
    deposit: { minTimes: 2, maxTimes: 2000, fee: 0, time: 'instant' },
    withdrawal: { minTimes: 4, maxTimes: 1000, fee: 0, time: 'hours' },
  },
  {
    ...{ id: 'wallet', kind: 'wallet', name: 'Harbour Wallet', provider: 'harbour', currencies: null, countries: null },
    deposit: { minTimes: 2, maxTimes: 1000, fee: 0, time: 'instant' },
    withdrawal: { minTimes: 2, maxTimes: 1000, fee: 10, time: 'minutes' },
  },
  {
    ...{ id: 'transfer', kind: 'transfer', name: '', provider: 'harbour', countries: null },
    currencies: IBAN_CURRENCIES,
    deposit: { minTimes: 4, maxTimes: 10_000, fee: 0, time: 'days' },
    withdrawal: { minTimes: 4, maxTimes: 10_000, fee: 0, time: 'days' },
  },
  {
    ...{
      id: 'voucher',
      kind: 'voucher',
      name: 'Harbour Voucher',
      provider: 'harbour',
      currencies: null,
      countries: null,
    },
    deposit: { minTimes: 2, maxTimes: 40, fee: 20, time: 'instant' },
    withdrawal: null,
  },
  {
    ...{ id: 'terminal', kind: 'terminal', name: '', provider: 'harbour', countries: null },
    currencies: ['EUR', 'RUB', 'KZT', 'UAH', 'TRY'],
    deposit: { minTimes: 2, maxTimes: 100, fee: 0, time: 'hours' },
    withdrawal: null,
  },
];

/**
 * Returns the cashier of the demonstration brand; in production an operator adds the methods of a provider.
 *
 * @param production whether players hold real money
 */
export function defaultCashier(production: boolean): CashierTerms {
  const rules = { maxOpen: 5, autoMaxTimes: 40, fourEyesTimes: 400, minTurnover: 1000, isFirstReviewed: production };
  return { methods: production ? [] : DEMO_METHODS, ...rules, answerDays: ANSWER_DAYS };
}
