import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { PaymentMethodKind } from '#shared/domain/cashier/payment-methods.ts';

/** Why the number of an account cannot be right, as far as its digits tell; null when it can. */
export function targetNumberProblem(kind: PaymentMethodKind, number: string): 'empty' | 'iban' | null {
  if (number.trim() === '') return 'empty';
  if (kind !== 'transfer') return null;
  return isValidIBAN(electronicFormatIBAN(number) ?? '') ? null : 'iban';
}
