import * as v from 'valibot';
import type { PaymentReason } from '#shared/domain/cashier/payments.ts';
import { EXISTS, type HyperswitchCalls, refusedCall, type Said, UNKNOWN } from './hyperswitch-calls.ts';
import { hyperswitchId, requireSameUnits } from './hyperswitch-names.ts';
import {
  type DepositOrder,
  type PaymentProvider,
  ProviderAway,
  type ProviderDeposit,
  type ProviderInstrument,
} from './provider-port.ts';

/** An instant of Hyperswitch, ISO 8601, in UTC also without a zone; epoch ms. */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?$/),
  v.transform((text) => Date.parse(text.endsWith('Z') ? text : `${text}Z`)),
  v.number(),
);
export const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const isoSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const shortText = v.pipe(v.string(), v.maxLength(200));

/** What the adapter writes on the objects that it makes, and reads from them. */
export const metadataSchema = v.object({
  reference: v.optional(shortText),
  customer: v.optional(shortText),
  sealed: v.optional(v.string()),
});

/** Disputes that the payer has won. */
export const LOST: readonly string[] = ['dispute_lost', 'dispute_accepted', 'dispute_expired'];

const STATES = {
  requires_payment_method: 'waiting',
  requires_confirmation: 'waiting',
  requires_customer_action: 'waiting',
  processing: 'processing',
  requires_merchant_action: 'processing',
  requires_capture: 'processing',
  partially_captured_and_capturable: 'processing',
  partially_authorized_and_requires_capture: 'processing',
  conflicted: 'processing',
  review: 'processing',
  succeeded: 'succeeded',
  partially_captured: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<string, ProviderDeposit['state']>;

type Status = keyof typeof STATES;

/** Statuses of a payment that no one has begun to pay. */
const UNPAID: readonly Status[] = ['requires_payment_method', 'requires_confirmation'];

/** Why the adapter cancels a payment: the second is read again, so that its state is the same one every time. */
type Why = 'abandoned' | 'not_paid_in_time';

/** Codes of banks and wallets that say why; any other is a plain refusal. */
const REASONS: Readonly<Record<string, PaymentReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'card-expired',
  authentication_required: 'second-step-failed',
  authentication_failed: 'second-step-failed',
  payment_intent_authentication_failure: 'second-step-failed',
};

const cardSchema = v.object({
  card: v.object({ last4: v.pipe(v.string(), v.regex(/^\d{4}$/)), card_holder_name: v.nullish(shortText) }),
});

export const paymentSchema = v.object({
  payment_id: idSchema,
  profile_id: v.nullish(idSchema),
  status: v.picklist(Object.keys(STATES) as Status[]),
  amount: amountSchema,
  amount_received: v.nullish(amountSchema),
  currency: isoSchema,
  created: v.nullish(instantSchema),
  updated: v.nullish(instantSchema),
  modified_at: v.nullish(instantSchema),
  expires_on: v.nullish(instantSchema),
  error_code: v.nullish(v.string()),
  cancellation_reason: v.nullish(v.string()),
  // Players are led to it, so it can be nothing but a page.
  payment_link: v.nullish(v.object({ link: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)) })),
  disputes: v.nullish(v.array(v.object({ dispute_status: v.string() }))),
  fingerprint: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  payment_method_data: v.nullish(v.unknown()),
  metadata: v.nullish(metadataSchema),
});

type Payment = v.InferOutput<typeof paymentSchema>;

/**
 * Returns the card behind a payment: its fingerprint is equal for equal cards. Hyperswitch pays out to stored methods
 * only, and a guest's card is not stored, so that nothing can be returned to it.
 */
function cardOf({ fingerprint, payment_method_data: data, metadata }: Payment): ProviderInstrument | null {
  if (!fingerprint || !v.is(cardSchema, data)) return null;
  const { last4, card_holder_name: holder } = data.card;
  return {
    token: `card:${metadata?.customer ?? ''}:${fingerprint}`,
    label: `•••• ${last4}`,
    holder: holder ?? '',
    isReturnable: false,
  };
}

/** Returns what arrived by a payment, minor units; Hyperswitch has to say it. */
export function receivedBy({ payment_id: id, status, amount_received: received }: Payment): number {
  if (STATES[status] !== 'succeeded') return 0;
  if (received === null || received === undefined) throw new ProviderAway(`The amount that ${id} received is missing`);
  return received;
}

function reasonOf(state: ProviderDeposit['state'], { error_code: code }: Payment): PaymentReason | null {
  if (state === 'failed') return REASONS[code?.toLowerCase() ?? ''] ?? 'declined';
  if (state === 'cancelled') return 'cancelled';
  return state === 'expired' ? 'not-paid-in-time' : null;
}

/** Returns the state of a deposit; a payment with a chargeback says so beside its status. */
function stateOf({ status, disputes, cancellation_reason: why }: Payment): ProviderDeposit['state'] {
  const state = STATES[status];
  if (state === 'cancelled' && why === ('not_paid_in_time' satisfies Why)) return 'expired';
  const isLost = disputes?.some(({ dispute_status: dispute }) => LOST.includes(dispute)) ?? false;
  return state === 'succeeded' && isLost ? 'charged-back' : state;
}

function depositOf(reference: string, payment: Payment): ProviderDeposit {
  const { payment_id: id, currency: iso, payment_link: link, expires_on: until } = payment;
  const version = payment.updated ?? payment.modified_at;
  if (version === null || version === undefined) throw new ProviderAway(`${id} does not say when it changed`);
  const state = stateOf(payment);
  requireSameUnits(iso);
  return {
    ...{ id, reference, version, state, iso, reason: reasonOf(state, payment), received: receivedBy(payment) },
    page: state === 'waiting' && link ? { url: link.link, view: 'page', until: until ?? null } : null,
    instrument: cardOf(payment),
  };
}

interface PaymentsInput {
  readonly calls: HyperswitchCalls;
  readonly profile: string;
}

type Deposits = Pick<PaymentProvider, 'beginDeposit' | 'cancelDeposit' | 'deposit'>;

/** Creates what makes deposits of payments of Hyperswitch. */
export function createHyperswitchPayments({ calls, profile }: PaymentsInput): Deposits {
  const pathOf = (reference: string) => `/payments/${hyperswitchId(reference, profile)}`;

  /** Returns what was said of a reference; what was said of another one says nothing. */
  function about(reference: string, said: Payment): Payment {
    if (said.payment_id === hyperswitchId(reference, profile) && said.metadata?.reference === reference) return said;
    throw new ProviderAway(`The payment provider is asked for ${reference} and answers another payment`);
  }

  /** Returns the payment with a reference; null when Hyperswitch says that it has none. */
  async function find(reference: string): Promise<Payment | null> {
    const path = `${pathOf(reference)}?force_sync=true`;
    const said = await calls.ask({ method: 'GET', path, answer: paymentSchema });
    if (!said.isRefused) return about(reference, said.value);
    if (said.status === 404 && said.code === UNKNOWN) return null;
    throw refusedCall(`GET ${path}`, said);
  }

  async function mustFind(reference: string): Promise<Payment> {
    const found = await find(reference);
    if (found) return found;
    throw new ProviderAway(`The payment provider does not say what became of ${reference}`);
  }

  const create = (body: object, language?: string): Promise<Said<Payment>> =>
    calls.ask({
      ...{ method: 'POST', path: '/payments', answer: paymentSchema },
      ...(language === undefined ? {} : { language }),
      body: { ...body, profile_id: profile, confirm: false, capture_method: 'automatic' },
    });

  /** Ends a payment unless it is being paid, and returns it as it is then. */
  async function cancel(reference: string, why: Why): Promise<Payment> {
    const path = `${pathOf(reference)}/cancel`;
    const body = { cancellation_reason: why };
    const said = await calls.ask({ method: 'POST', path, body, answer: paymentSchema });
    // It is asked for again: an answer to cancel may lack what is known of the payment, and a refusal says that it moved.
    if (said.isRefused && said.status !== 400) throw refusedCall(`POST ${path}`, said);
    return mustFind(reference);
  }

  /** Takes the id of a payment that never arrived with one that has no page, so that it can be paid by no one. */
  async function seal(reference: string): Promise<void> {
    const metadata = { reference, sealed: 'yes' };
    const said = await create({
      payment_id: hyperswitchId(reference, profile),
      amount: 100,
      currency: 'EUR',
      metadata,
    });
    if (said.isRefused && said.code !== EXISTS) throw refusedCall('POST /payments', said);
  }

  /** Ends a payment whose page has run out; Hyperswitch leaves it open. */
  async function current(reference: string, found: Payment): Promise<ProviderDeposit> {
    const isOverdue = typeof found.expires_on === 'number' && found.expires_on < Date.now();
    const isLeft = isOverdue && UNPAID.includes(found.status);
    return depositOf(reference, isLeft ? await cancel(reference, 'not_paid_in_time') : found);
  }

  return {
    async beginDeposit({ reference, amount, iso, methodId, language, returnUrls, customer }: DepositOrder) {
      requireSameUnits(iso);
      const order = {
        ...{ payment_id: hyperswitchId(reference, profile), amount, currency: iso, payment_link: true },
        // The page leads back to one address, which asks for the state.
        return_url: returnUrls.pending,
        metadata: { reference, method: methodId, customer },
      };
      const said = await create(order, language);
      if (said.isRefused && said.code !== EXISTS) throw refusedCall('POST /payments', said);
      const payment = said.isRefused ? await mustFind(reference) : about(reference, said.value);
      if (payment.metadata?.sealed) return depositOf(reference, await cancel(reference, 'abandoned'));
      if (payment.amount !== amount || payment.currency !== iso) {
        throw new Error(`${reference} stands at the payment provider with another amount: is its profile used twice?`);
      }
      return current(reference, payment);
    },
    async deposit(reference) {
      const found = await find(reference);
      return found && !found.metadata?.sealed ? current(reference, found) : null;
    },
    async cancelDeposit(reference) {
      const known = await find(reference);
      if (!known) await seal(reference);
      const found = known ?? (await mustFind(reference));
      const ended = UNPAID.includes(found.status) ? await cancel(reference, 'abandoned') : found;
      if (!ended.metadata?.sealed) return depositOf(reference, ended);
      if (ended.status === 'cancelled') return null;
      throw new ProviderAway(`The payment provider has not sealed ${reference}`);
    },
  };
}
