import type { CashierMethod } from '#shared/contracts/cashier.ts';
import { boundsProblem } from '#shared/domain/cashier/payment-methods.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { type AmountError, parseAmount } from '#shared/domain/money/parse-amount.ts';

/** Why a typed amount cannot be paid. */
export type PaymentAmountProblem =
  | { readonly kind: AmountError | 'zero' }
  /** Minor units. */
  | { readonly kind: 'balance' | 'high' | 'low'; readonly bound: MinorUnits };

/** Amount of a payment, minor units, or why it is none. */
export type PaymentAmount =
  | { readonly amount: MinorUnits; readonly problem: null }
  | { readonly amount: null; readonly problem: PaymentAmountProblem };

interface AmountPlace extends Pick<CashierMethod, 'max' | 'min'> {
  /** ISO 4217. */
  readonly iso: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** Money that can be withdrawn, minor units; left out for a deposit. */
  readonly available?: MinorUnits | undefined;
}

/** Reads what the player typed as the amount of a payment within the bounds of its method. */
export function readPaymentAmount(text: string, { iso, locale, min, max, available }: AmountPlace): PaymentAmount {
  const parsed = parseAmount(text, iso, locale);
  if (!parsed.ok) return { amount: null, problem: { kind: parsed.error } };
  const { amount } = parsed;
  if (amount === 0) return { amount: null, problem: { kind: 'zero' } };
  const problem = boundsProblem(amount, { min, max });
  if (problem) return { amount: null, problem: { kind: problem, bound: problem === 'low' ? min : max } };
  if (available !== undefined && amount > available)
    return { amount: null, problem: { kind: 'balance', bound: available } };
  return { amount, problem: null };
}
