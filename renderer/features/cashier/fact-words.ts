import type { DepositState, PaymentKind, PaymentState, WithdrawalState } from '#shared/domain/cashier/payments.ts';

/** Keys of the words for the sums of a payment; null where nothing is charged or paid, so that a sum would say too much. */
interface SumWords {
  /** What the account gets or gives. */
  readonly amount: 'sum_amount' | 'sum_credited' | 'sum_got' | 'sum_held' | 'sum_left' | 'sum_returned';
  /** What the player pays or receives, with the fee. */
  readonly total: 'sum_arrived' | 'sum_arrives' | 'sum_back' | 'sum_paid' | 'sum_pay' | null;
}

const TO_COME: SumWords = { amount: 'sum_credited', total: 'sum_pay' };
/** No money came, and no fee was paid. */
const NOT_COME: SumWords = { amount: 'sum_amount', total: null };
const HELD: SumWords = { amount: 'sum_held', total: 'sum_arrives' };
const RETURNED: SumWords = { amount: 'sum_returned', total: null };

const DEPOSITS: Readonly<Record<DepositState, SumWords>> = {
  created: TO_COME,
  waiting: TO_COME,
  processing: TO_COME,
  received: { amount: 'sum_got', total: 'sum_paid' },
  failed: NOT_COME,
  cancelled: NOT_COME,
  expired: NOT_COME,
  'charged-back': { amount: 'sum_amount', total: 'sum_back' },
};

const WITHDRAWALS: Readonly<Record<WithdrawalState, SumWords>> = {
  'in-review': HELD,
  'waiting-for-player': HELD,
  approved: HELD,
  sending: HELD,
  unknown: HELD,
  paid: { amount: 'sum_left', total: 'sum_arrived' },
  failed: RETURNED,
  refused: RETURNED,
  expired: RETURNED,
};

/** Returns the keys of the words for the sums of a payment in its state: what has not happened is not said. */
export function sumWords(kind: PaymentKind, state: PaymentState): SumWords {
  return kind === 'deposit' ? DEPOSITS[state as DepositState] : WITHDRAWALS[state as WithdrawalState];
}
