import { ApiError } from '../../plugins/api-error.ts';
import type { PaymentRow, PaymentsRepository } from './payments-repository.ts';
import type { PaymentProvider } from './provider-port.ts';
import { referenceOf } from './provider-questions.ts';

/** Whether a provider certainly pays nothing for a withdrawal, and if not, why that is not certain. */
export type Sealed =
  | { readonly isClear: true; readonly error: null }
  | { readonly isClear: false; readonly error: ApiError };

const CLEAR: Sealed = { isClear: true, error: null };

/** Makes sure that the provider of a withdrawal has no payout of it and never makes one. */
export async function sealAtProvider(
  row: PaymentRow,
  repository: Pick<PaymentsRepository, 'steps'>,
  providers: ReadonlyMap<string, PaymentProvider>,
): Promise<Sealed> {
  const steps = await repository.steps(row.id);
  // What was never approved was never sent.
  if (steps.every(({ state }) => state === 'in-review' || state === 'waiting-for-player')) return CLEAR;
  try {
    const known = await providers.get(row.provider)?.sealPayout(referenceOf(row));
    if (known === null) return CLEAR;
    const code = known ? 'PAYMENT_AT_PROVIDER' : 'PROVIDER_AWAY';
    return { isClear: false, error: new ApiError(code, { message: `The provider ${row.provider} may pay it.` }) };
  } catch (cause) {
    return { isClear: false, error: new ApiError('PROVIDER_AWAY', { cause }) };
  }
}
