import type { Pool } from '../../database/pool.ts';
import type { PaymentProvider, ProviderReportLine } from './provider-port.ts';
import { paymentOfReference, referenceOf } from './provider-questions.ts';
import { type ClearingPosting, createReconciliationRepository } from './reconciliation-repository.ts';

/** A movement of money on which the books of the house and of a provider do not agree; amounts are minor units. */
interface BookDifference {
  readonly kind: ProviderReportLine['kind'];
  /** The provider's reference. */
  readonly reference: string;
  readonly iso: string;
  /** What the house has posted, from the provider's side; 0 for nothing. */
  readonly house: number;
  /** What the provider reports; 0 for nothing. */
  readonly provider: number;
  /** State of the payment; null for a reference that the house does not know. */
  readonly state: string | null;
}

const KINDS: Readonly<Record<string, readonly [ProviderReportLine['kind'], 'deposit' | 'withdrawal']>> = {
  deposit: ['deposit', 'deposit'],
  chargeback: ['chargeback', 'deposit'],
  withdrawal: ['payout', 'withdrawal'],
};

/** Returns a posting of a clearing account as a line of the provider's report. */
function lineOf({ reference, amount, iso }: ClearingPosting): Omit<ProviderReportLine, 'at'> {
  const [prefix = '', id = ''] = reference.split(':');
  const [kind, payment] = KINDS[prefix] ?? ['deposit', 'deposit'];
  return { kind, reference: referenceOf({ kind: payment, id: Number(id) }), amount: -amount, iso };
}

/** What was paid by hand, outside any provider, by currency: no report of a provider has it. Minor units. */
export const paidByHand = (sql: Pool) => createReconciliationRepository(sql).paidByHand();

/**
 * Compares the clearing accounts of a provider with its own report: both sum to zero together, movement by movement.
 *
 * @param until instant of the server clock up to which both are compared, epoch ms
 * @returns the movements on which they do not agree; empty when all do
 * @throws ProviderAway when the provider does not report
 */
export async function reconcile(sql: Pool, provider: PaymentProvider, until: number): Promise<BookDifference[]> {
  const repository = createReconciliationRepository(sql);
  const sums = new Map<string, Omit<BookDifference, 'state'>>();
  const add = (line: Omit<ProviderReportLine, 'at'>, side: 'house' | 'provider') => {
    const { kind, reference, iso, amount } = line;
    const key = `${kind} ${reference} ${iso}`;
    const before = sums.get(key) ?? { kind, reference, iso, house: 0, provider: 0 };
    sums.set(key, { ...before, [side]: before[side] + amount });
  };
  for (const row of await repository.postings(provider.id, until)) add(lineOf(row), 'house');
  for (const line of await provider.report(0, until)) add(line, 'provider');
  const differing = [...sums.values()].filter(({ house, provider: theirs }) => house !== theirs);
  const ids = differing.flatMap(({ reference }) => paymentOfReference(reference) ?? []);
  const stateOf = await repository.statesOf(ids);
  return differing.map((difference) => ({
    ...difference,
    state: stateOf.get(paymentOfReference(difference.reference) ?? 0) ?? null,
  }));
}
