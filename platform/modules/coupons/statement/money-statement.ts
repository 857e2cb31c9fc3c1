import type { AccountMovements, LedgerMovement } from '../../ledger/ledger-service.ts';
import { MONEY_TEXTS } from './money-texts.ts';
import type { StatementText } from './statement-texts.ts';

/** What the movements of one kind add to an account together, minor units. */
export interface KindTotal {
  readonly kind: string;
  readonly count: number;
  readonly amount: number;
  readonly held: number;
}

/** Returns the totals of an account's movements by kind, in the order in which the kinds first appear. */
export function totalsByKind(movements: AccountMovements['movements']): KindTotal[] {
  const totals = new Map<string, KindTotal>();
  for (const { kind, amount, held } of movements) {
    const before = totals.get(kind) ?? { kind, count: 0, amount: 0, held: 0 };
    totals.set(kind, { kind, count: before.count + 1, amount: before.amount + amount, held: before.held + held });
  }
  return [...totals.values()];
}

/** Returns the key of the words of a posting kind; null for a kind without words. */
export function kindText(kind: string): StatementText | null {
  const key = `kind_${kind}`;
  return Object.hasOwn(MONEY_TEXTS.en, key) ? (key as StatementText) : null;
}

/** Returns the number that a player knows a movement by: that of its coupon or of its payment; '' for none. */
export function movementNumber({ couponId, kind, reference }: LedgerMovement): string {
  if (couponId !== null) return couponId;
  const isOfPayment = /^(?:deposit|payment-fee|withdrawal|chargeback)/.test(kind);
  return (isOfPayment && reference.split(':')[1]) || '';
}
