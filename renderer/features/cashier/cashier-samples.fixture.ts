import type { CashierAnswer, CashierMethod, PayoutTarget, WholePayment } from '#shared/contracts/cashier.ts';
import { NOW } from '#tests/fixtures/coupon-samples.ts';

const method = (rest: Pick<CashierMethod, 'id' | 'kind'> & Partial<CashierMethod>): CashierMethod => ({
  ...{ name: '', min: 1000, max: 500_000, fee: 0, time: 'instant' },
  ...rest,
});

export const METHODS: readonly CashierMethod[] = [
  method({ id: 'card', kind: 'card' }),
  method({ id: 'skrill', kind: 'wallet', name: 'Skrill', fee: 25, time: 'minutes' }),
  method({ id: 'bank', kind: 'transfer', min: 2000, time: 'days' }),
];

const card: PayoutTarget = {
  ...{ id: 'card-1', methodId: 'card', kind: 'card', label: 'Visa •••• 4242', owed: 3000, isOwn: false },
};
const bank: PayoutTarget = {
  ...{ id: 'bank-1', methodId: 'bank', kind: 'transfer', label: 'DE89 •••• 3000', owed: 0, isOwn: true },
};

export const TARGETS: readonly PayoutTarget[] = [card, bank];

/** Returns what the cashier answers for an account in euros. */
export const cashierOf = (rest: Partial<CashierAnswer> = {}): CashierAnswer => ({
  ...{ accountId: 7, iso: 'EUR', available: 24_860, held: 5000, isTest: false },
  deposit: { closed: null, methods: [...METHODS] },
  withdrawal: { closed: null, methods: [...METHODS], targets: [...TARGETS] },
  ...{ isFirstDeposit: false, hasDepositLimit: true },
  ...rest,
});

/** Returns a payment of 20 euros, a deposit that waits unless told otherwise. */
export const paymentOf = (rest: Partial<WholePayment> = {}): WholePayment => ({
  ...{ id: 12, kind: 'deposit', state: 'waiting', reason: null, amount: 2000, fee: 0, iso: 'EUR' },
  ...{ methodId: 'card', methodKind: 'card', methodName: '', label: '', createdAt: NOW, changedAt: NOW },
  ...{ steps: [], note: '', answerBy: null, page: null },
  ...rest,
});
