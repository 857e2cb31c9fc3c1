import * as v from 'valibot';
import type { PaymentReason } from '#shared/domain/cashier/payments.ts';
import { EXISTS, type HyperswitchCalls, refusedCall, UNKNOWN } from './hyperswitch-calls.ts';
import { hyperswitchId, requireSameUnits } from './hyperswitch-names.ts';
import { amountSchema, idSchema, instantSchema, isoSchema, metadataSchema } from './hyperswitch-payments.ts';
import {
  type PaymentProvider,
  type PayoutOrder,
  PayoutRefused,
  ProviderAway,
  type ProviderPayout,
} from './provider-port.ts';

/** State and version by status: Hyperswitch says no time of change, and a payout only moves down this list. */
const STATUSES = {
  requires_payout_method_data: ['accepted', 1],
  requires_creation: ['accepted', 1],
  requires_confirmation: ['accepted', 1],
  requires_vendor_account_creation: ['accepted', 2],
  requires_fulfillment: ['accepted', 2],
  initiated: ['accepted', 2],
  pending: ['accepted', 2],
  success: ['paid', 3],
  failed: ['failed', 3],
  cancelled: ['failed', 3],
  expired: ['failed', 3],
  ineligible: ['failed', 3],
  reversed: ['failed', 4],
} as const satisfies Record<string, readonly [ProviderPayout['state'], number]>;

type Status = keyof typeof STATUSES;

/** Statuses of a payout that was never confirmed: nothing is paid, and it can be cancelled. */
const UNCONFIRMED: readonly Status[] = ['requires_payout_method_data', 'requires_creation', 'requires_confirmation'];

export const payoutSchema = v.object({
  payout_id: idSchema,
  profile_id: v.nullish(idSchema),
  status: v.picklist(Object.keys(STATUSES) as Status[]),
  amount: amountSchema,
  currency: isoSchema,
  created: v.nullish(instantSchema),
  client_secret: v.nullish(v.string()),
  metadata: v.nullish(metadataSchema),
});

type Payout = v.InferOutput<typeof payoutSchema>;

/** Time after which no confirmation of a payout is under way any more; far longer than any call, and than clocks differ. */
const SETTLED_MS = 3_600_000;

/** Decides whether nothing can be paid by a payout any more once it is cancelled. */
function isCancellable({ status, created, metadata }: Payout): boolean {
  if (!UNCONFIRMED.includes(status)) return false;
  const isOld = typeof created === 'number' && Date.now() - created > SETTLED_MS;
  return isOld || metadata?.sealed !== undefined;
}

/** Decides whether a refusal of a new payout says that nothing was stored. */
const isCertain = (status: number, code: string) =>
  [400, 404, 422].includes(status) && (code.startsWith('IR_') || code === UNKNOWN);

function reasonOf(status: Status): PaymentReason | null {
  if (STATUSES[status][0] !== 'failed') return null;
  return status === 'cancelled' ? 'declined' : 'account-refused';
}

function payoutOf(reference: string, { payout_id: id, status, amount, currency: iso }: Payout): ProviderPayout {
  const [state, version] = STATUSES[status];
  requireSameUnits(iso);
  return { id, reference, version, state, reason: reasonOf(status), amount, iso };
}

/** Returns the two names in the token of an instrument; null for one that money cannot go to. */
function partsOf(token: string): { readonly customer: string; readonly method: string } | null {
  const [, customer, method] = /^bank:([\w-]{1,64}):([\w-]{1,64})$/.exec(token) ?? [];
  return customer && method ? { customer, method } : null;
}

interface PayoutsInput {
  readonly calls: HyperswitchCalls;
  readonly profile: string;
}

type Payouts = Pick<PaymentProvider, 'beginPayout' | 'payout' | 'sealPayout'>;

/** Creates what makes payouts of Hyperswitch. */
export function createHyperswitchPayouts({ calls, profile }: PayoutsInput): Payouts {
  const pathOf = (reference: string) => `/payouts/${hyperswitchId(reference, profile)}`;

  /** Returns what was said of a reference; what was said of another one says nothing. */
  function about(reference: string, said: Payout): Payout {
    if (said.payout_id === hyperswitchId(reference, profile) && said.metadata?.reference === reference) return said;
    throw new ProviderAway(`The payment provider is asked for ${reference} and answers another payout`);
  }

  async function find(reference: string): Promise<Payout | null> {
    const path = `${pathOf(reference)}?force_sync=true`;
    const said = await calls.ask({ method: 'GET', path, answer: payoutSchema });
    if (!said.isRefused) return about(reference, said.value);
    if (said.status === 404 && said.code === UNKNOWN) return null;
    throw refusedCall(`GET ${path}`, said);
  }

  async function mustFind(reference: string): Promise<Payout> {
    const found = await find(reference);
    if (found) return found;
    throw new ProviderAway(`The payment provider does not say what became of ${reference}`);
  }

  /** Stores a payout without paying it; null when its id is taken. */
  async function store(reference: string, body: object): Promise<Payout | null> {
    const id = { payout_id: hyperswitchId(reference, profile), profile_id: profile };
    const path = '/payouts/create';
    const said = await calls.ask({
      ...{ method: 'POST', path, answer: payoutSchema },
      body: { ...body, ...id, confirm: false, auto_fulfill: true },
    });
    if (!said.isRefused) return about(reference, said.value);
    if (said.code === EXISTS) return null;
    if (isCertain(said.status, said.code)) throw new PayoutRefused(`${path} refuses ${reference}: ${said.code}`);
    throw refusedCall(`POST ${path}`, said);
  }

  async function cancel(reference: string): Promise<Payout> {
    const path = `${pathOf(reference)}/cancel`;
    const said = await calls.ask({ method: 'POST', path, body: {}, answer: payoutSchema });
    if (said.isRefused && said.status !== 400) throw refusedCall(`POST ${path}`, said);
    return mustFind(reference);
  }

  /** Pays a payout that this call has stored; a refusal ends it. */
  async function confirm(reference: string, stored: Payout): Promise<Payout> {
    const path = `${pathOf(reference)}/confirm`;
    const body = { client_secret: stored.client_secret ?? '' };
    const said = await calls.ask({ method: 'POST', path, body, answer: payoutSchema });
    if (!said.isRefused) return about(reference, said.value);
    const now = await mustFind(reference);
    return UNCONFIRMED.includes(now.status) ? cancel(reference) : now;
  }

  async function begin({ reference, amount, iso, methodId, instrument }: PayoutOrder): Promise<Payout> {
    requireSameUnits(iso);
    const to = partsOf(instrument);
    if (!to) throw new PayoutRefused(`The instrument of ${reference} is not one that payouts go to`);
    const stored = await store(reference, {
      ...{ amount, currency: iso, customer_id: to.customer, payout_method_id: to.method, payout_type: 'bank' },
      metadata: { reference, method: methodId },
    });
    if (stored) return confirm(reference, stored);
    // Only the call that stored it confirms it: two confirmations at once might pay twice.
    const known = await mustFind(reference);
    if (known.metadata?.sealed) throw new PayoutRefused(`The payment provider pays nothing for ${reference}`);
    if (known.amount === amount && known.currency === iso) return known;
    throw new Error(`${reference} stands at the payment provider with another amount: is its profile used twice?`);
  }

  return {
    beginPayout: async (order) => payoutOf(order.reference, await begin(order)),
    async payout(reference) {
      const found = await find(reference);
      return found && !found.metadata?.sealed ? payoutOf(reference, found) : null;
    },
    async sealPayout(reference) {
      const known = await find(reference);
      if (!known) {
        // An id is given once: one without an account takes it, is never confirmed, and is cancelled.
        await store(reference, { amount: 1, currency: 'EUR', metadata: { reference, sealed: 'yes' } });
      }
      const found = known ?? (await mustFind(reference));
      const ended = isCancellable(found) ? await cancel(reference) : found;
      if (!ended.metadata?.sealed) return payoutOf(reference, ended);
      if (ended.status === 'cancelled') return null;
      throw new ProviderAway(`The payment provider has not sealed ${reference}`);
    },
  };
}
