import * as v from 'valibot';
import { type HyperswitchCalls, refusedCall } from './hyperswitch-calls.ts';
import { referenceOfId, requireSameUnits } from './hyperswitch-names.ts';
import {
  amountSchema,
  idSchema,
  instantSchema,
  isoSchema,
  LOST,
  paymentSchema,
  receivedBy,
} from './hyperswitch-payments.ts';
import { payoutSchema } from './hyperswitch-payouts.ts';
import { ProviderAway, type ProviderReportLine } from './provider-port.ts';

/** Objects in a page of a list. */
const PAGE = 100;
/** Largest number of pages: a list that does not end is not one to compare with. */
const MAX_PAGES = 100_000;

/** An amount that Hyperswitch writes as text. */
const textAmount = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), amountSchema);

const paymentsPage = v.object({ data: v.array(paymentSchema) });
const payoutsPage = v.object({ data: v.array(payoutSchema), total_count: v.nullish(amountSchema) });
const disputesPage = v.array(
  v.object({
    dispute_id: idSchema,
    payment_id: idSchema,
    profile_id: v.nullish(idSchema),
    amount: textAmount,
    currency: isoSchema,
    dispute_status: v.string(),
    created_at: instantSchema,
    connector_updated_at: v.nullish(instantSchema),
  }),
);
const refundsPage = v.object({
  data: v.array(
    v.object({
      refund_id: idSchema,
      payment_id: idSchema,
      profile_id: v.nullish(idSchema),
      amount: amountSchema,
      currency: isoSchema,
      status: v.string(),
      created_at: v.nullish(instantSchema),
    }),
  ),
});

/**
 * Reads a list to its end.
 *
 * @param page answers the objects of a page, given the id of the last object before it and the number of those before it
 * @throws ProviderAway when the list does not move on: what it leaves out is not known
 */
async function readAll<Item extends { readonly id: string }>(
  what: string,
  page: (lastId: string | null, count: number) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const items = new Map<string, Item>();
  let lastId: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const before = items.size;
    const found = await page(lastId, before);
    for (const item of found) items.set(item.id, item);
    if (found.length < PAGE) return [...items.values()];
    if (items.size === before) throw new ProviderAway(`The list of ${what} does not move on`);
    lastId = found.at(-1)?.id ?? null;
  }
  throw new ProviderAway(`The list of ${what} does not end`);
}

/** Makes sure that a list is ordered by the newest, so that what is older than its last object is all that follows. */
function requireNewestFirst(what: string, items: readonly { readonly created: number }[]): void {
  if (items.every(({ created }, index) => created <= (items[index - 1]?.created ?? created))) return;
  throw new ProviderAway(`The list of ${what} is not ordered by the newest`);
}

/** Creates what reports all money that Hyperswitch has moved under a profile. */
export function createHyperswitchReport({
  calls,
  profile,
}: {
  readonly calls: HyperswitchCalls;
  readonly profile: string;
}) {
  const isOwn = (item: { readonly profile_id?: string | null | undefined }) => (item.profile_id ?? profile) === profile;

  /** Returns the reference of an object; one that the adapter has not made is named by its id, and is a finding. */
  const referenceOf = (id: string, metadata?: { readonly reference?: string | undefined } | null) =>
    referenceOfId(id, profile) ?? metadata?.reference ?? id;

  async function ask<Schema extends v.GenericSchema>(path: string, answer: Schema, body?: object) {
    const said = await calls.ask({ method: body ? 'POST' : 'GET', path, answer, ...(body ? { body } : {}) });
    if (said.isRefused) throw refusedCall(path, said);
    return said.value;
  }

  /** Returns the way to the next page: the list is ordered by the newest, and `ending_before` goes to older ones. */
  const cursor = (lastId: string | null) =>
    `?limit=${PAGE}${lastId === null ? '' : `&ending_before=${encodeURIComponent(lastId)}`}`;

  /** Returns when an object was made; without that the list has no order. */
  function createdOf(id: string, created: number | null | undefined): number {
    if (typeof created === 'number') return created;
    throw new ProviderAway(`${id} does not say when it was made`);
  }

  async function payments(): Promise<ProviderReportLine[]> {
    const all = await readAll('payments', async (lastId) => {
      const { data } = await ask(`/payments/list${cursor(lastId)}`, paymentsPage);
      return data.map((item) => ({ ...item, id: item.payment_id, created: createdOf(item.payment_id, item.created) }));
    });
    requireNewestFirst('payments', all);
    return all.filter(isOwn).flatMap((item) => {
      const amount = receivedBy(item);
      const { id, metadata, currency: iso } = item;
      const at = item.updated ?? item.modified_at ?? item.created;
      return amount === 0 ? [] : [{ kind: 'deposit', reference: referenceOf(id, metadata), amount, iso, at } as const];
    });
  }

  async function payouts(): Promise<ProviderReportLine[]> {
    let total: number | null = null;
    const all = await readAll('payouts', async (lastId) => {
      const { data, total_count: count } = await ask(`/payouts/list${cursor(lastId)}`, payoutsPage);
      if (lastId === null) total = count ?? null;
      return data.map((item) => ({ ...item, id: item.payout_id, created: createdOf(item.payout_id, item.created) }));
    });
    requireNewestFirst('payouts', all);
    if (total !== null && all.length < total) throw new ProviderAway('The list of payouts is not whole');
    return all
      .filter((item) => isOwn(item) && item.status === 'success')
      .map(({ id, metadata, amount, currency: iso, created: at }) => {
        return { kind: 'payout', reference: referenceOf(id, metadata), amount: -amount, iso, at };
      });
  }

  async function chargebacks(): Promise<ProviderReportLine[]> {
    const disputes = await readAll('disputes', async (_, count) => {
      const data = await ask(`/disputes/list?limit=${PAGE}&offset=${count}`, disputesPage);
      return data.map((item) => ({
        ...item,
        id: item.dispute_id,
        created: item.connector_updated_at ?? item.created_at,
      }));
    });
    // Money that was returned by hand at Hyperswitch has left as well: the comparison shows it.
    const refunds = await readAll('refunds', async (_, count) => {
      const { data } = await ask('/refunds/list', refundsPage, { limit: PAGE, offset: count });
      return data.map((item) => ({ ...item, id: item.refund_id, created: createdOf(item.refund_id, item.created_at) }));
    });
    const lost = disputes.filter((item) => isOwn(item) && LOST.includes(item.dispute_status));
    const returned = refunds.filter((item) => isOwn(item) && item.status === 'succeeded');
    return [...lost, ...returned].map(({ payment_id: id, amount, currency: iso, created: at }) => {
      return { kind: 'chargeback', reference: referenceOf(id), amount: -amount, iso, at };
    });
  }

  return async (from: number, to: number): Promise<readonly ProviderReportLine[]> => {
    const lines = [...(await payments()), ...(await payouts()), ...(await chargebacks())];
    for (const { iso } of lines) requireSameUnits(iso);
    return lines.filter(({ at }) => at >= from && at < to);
  };
}
