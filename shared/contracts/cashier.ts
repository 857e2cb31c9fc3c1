import * as v from 'valibot';
import { ADMISSION_CODES, type AdmissionCode } from '../domain/admission/admission-state.ts';
import { PAYMENT_METHOD_KINDS, PAYMENT_TIMES } from '../domain/cashier/payment-methods.ts';
import { paymentTopicOf } from '../domain/cashier/payment-topics.ts';
import { EVERY_PAYMENT_STATE, PAYMENT_KINDS, PAYMENT_REASONS } from '../domain/cashier/payments.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { GATE_ERRORS } from './gate-errors.ts';
import { shownInstant } from './instant.ts';
import { orderKeySchema, orderOwnerQuery } from './order-key.ts';

const base = '/web-api/cashier';
const money = v.pipe(v.number(), v.safeInteger());
const amount = v.pipe(money, v.minValue(1));
const iso = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const methodId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const storedId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const numberText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** One direction of a method for an account: bounds in minor units of its currency, fee in thousandths of the amount. */
const methodSchema = v.object({
  id: v.string(),
  kind: v.picklist(PAYMENT_METHOD_KINDS),
  /** Brand, the same in every language; '' for a method that its kind names. */
  name: v.string(),
  min: money,
  max: money,
  fee: money,
  time: v.picklist(PAYMENT_TIMES),
});

/** Where a withdrawal can go. */
const targetSchema = v.object({
  id: v.string(),
  methodId: v.string(),
  kind: v.picklist(PAYMENT_METHOD_KINDS),
  /** What the player recognises it by, without the whole number: `Visa •••• 4242`. */
  label: v.string(),
  /** Deposits from there less withdrawals to it, minor units; this goes back there before anything goes elsewhere. */
  owed: money,
  /** The player added it, and may remove it. */
  isOwn: v.boolean(),
});

type GateCode = Exclude<AdmissionCode, 'SESSION_REQUIRED'>;
const GATE_CODES = ADMISSION_CODES.filter((code): code is GateCode => code !== 'SESSION_REQUIRED');

/**
 * Why a direction of the cashier is closed for the player, the first that the player can act on; null when it is open.
 * Codes of the gate come with the instant at which it opens, if time alone opens it.
 */
const closedSchema = v.nullable(
  v.object({
    code: v.picklist(['no-method', 'country-unknown', ...GATE_CODES]),
    until: v.nullable(shownInstant),
  }),
);

/** What a player can pay in and out with, for one account. */
export const cashierCall = defineCall({
  id: 'cashier',
  method: 'GET',
  path: base,
  rate: 'session',
  summary:
    'Methods of the cashier for an account with bounds, fees and times; where withdrawals can go; what is closed',
  auth: true,
  narrow: 'withdrawal',
  query: v.object({ accountId: v.optional(numberText) }),
  answer: v.object({
    accountId: storedId,
    iso: v.string(),
    /** Balance that can be withdrawn, minor units. */
    available: money,
    /** Money that withdrawals hold, minor units. */
    held: money,
    /** The provider moves no real money. */
    isTest: v.boolean(),
    deposit: v.object({ closed: closedSchema, methods: v.array(methodSchema) }),
    withdrawal: v.object({
      closed: closedSchema,
      methods: v.array(methodSchema),
      targets: v.array(targetSchema),
    }),
    /** The player has received no deposit yet. */
    isFirstDeposit: v.boolean(),
    /** The player has a limit on deposits. */
    hasDepositLimit: v.boolean(),
  }),
  errors: ['ACCOUNT_UNKNOWN'],
});

/** A step of a payment. */
const stepSchema = v.object({
  state: v.picklist(EVERY_PAYMENT_STATE),
  /** Server clock, epoch ms. */
  at: shownInstant,
  reason: v.nullable(v.picklist(PAYMENT_REASONS)),
  /** Words of the staff for the player; '' for none. */
  note: v.string(),
});

const paymentEntries = {
  id: storedId,
  kind: v.picklist(PAYMENT_KINDS),
  state: v.picklist(EVERY_PAYMENT_STATE),
  reason: v.nullable(v.picklist(PAYMENT_REASONS)),
  /** Minor units; what the account gets, or what leaves it. */
  amount: money,
  /** Minor units: on top of a deposit, taken from what a withdrawal pays. */
  fee: money,
  iso: v.string(),
  methodId: v.string(),
  methodKind: v.picklist(PAYMENT_METHOD_KINDS),
  /** Brand of the method; '' for one that its kind names. */
  methodName: v.string(),
  /** Where it came from or goes to, as the player recognises it; '' while that is unknown. */
  label: v.string(),
  createdAt: shownInstant,
  changedAt: shownInstant,
};

/** A payment as lists show it. */
const paymentSchema = v.object(paymentEntries);

/** A payment with its story, and the page of the provider while that waits for the player. */
const wholePaymentSchema = v.object({
  ...paymentEntries,
  steps: v.array(stepSchema),
  /** Words of the staff for the player; '' for none. */
  note: v.string(),
  /** When a question to the player ends, server clock, epoch ms; null while there is none. */
  answerBy: v.optional(v.nullable(shownInstant), null),
  page: v.nullable(
    v.object({
      /** Address of the provider's page. */
      url: v.string(),
      /** `frame`: it may be shown in a frame; `page`: it has to be opened as a page. */
      view: v.picklist(['frame', 'page']),
      /** Instant at which the page closes. */
      until: v.nullable(shownInstant),
    }),
  ),
});

const refusingLimit = v.object({
  limitType: v.number(),
  /** What the limit still leaves, minor units of the payment's currency. */
  remaining: money,
  /** When it allows the amount; left out for never. */
  moreAt: v.optional(shownInstant),
});

const refusal = v.variant('reason', [
  /** The amount is smaller or larger than the method takes, minor units. */
  v.object({ reason: v.picklist(['low', 'high']), bound: money }),
  /** A limit of the player. */
  v.object({ reason: v.literal('limit'), limit: refusingLimit }),
  /** The balance is smaller. */
  v.object({ reason: v.literal('balance'), available: money }),
  /** Money has to go back to this target first. */
  v.object({ reason: v.literal('closed-loop'), targetId: v.string(), owed: money }),
  v.object({
    reason: v.picklist([
      /** The method is not for this account now. */
      'method',
      /** There is no such target, or it was removed. */
      'target',
      /** This many payments of the player may not be open at once. */
      'too-many',
      /** The order never arrived; its key was sealed. */
      'not-made',
    ]),
  }),
]);

const orderAnswerSchema = v.variant('status', [
  v.object({ status: v.literal('made'), payment: wholePaymentSchema }),
  v.object({ status: v.literal('refused'), refusal }),
]);

/**
 * Begins a deposit. A key has one answer: the same request gets it again, with the payment as it is now; another one gets
 * IDEMPOTENCY_MISMATCH. A provider that does not answer leaves the deposit in the state `created`, without a page; it is
 * asked again until it answers, and nothing is posted before it says that the money was received.
 */
export const depositCall = defineCall({
  id: 'deposit',
  method: 'POST',
  path: `${base}/deposits`,
  rate: perMinute(20),
  summary: 'Begins a deposit, once for each key',
  auth: true,
  idempotent: true,
  worded: true,
  body: v.object({ accountId: storedId, iso, methodId, amount }),
  answer: orderAnswerSchema,
  errors: ['IDEMPOTENCY_MISMATCH', 'ACCOUNT_UNKNOWN', ...GATE_ERRORS],
});

/** Answers the result of a deposit whose answer was lost, as couponOutcome does for a placement. */
export const depositOutcomeCall = defineCall({
  id: 'depositOutcome',
  method: 'POST',
  path: `${base}/deposits/outcome/:key`,
  rate: perMinute(600),
  summary: 'Result of the deposit with this idempotency key; seals a key that never arrived',
  auth: true,
  params: v.object({ key: orderKeySchema }),
  query: orderOwnerQuery,
  answer: orderAnswerSchema,
});

/** Asks for a withdrawal: its money is held at once, and the player cannot take it back. */
export const withdrawCall = defineCall({
  id: 'withdraw',
  method: 'POST',
  path: `${base}/withdrawals`,
  rate: perMinute(20),
  summary: 'Asks for a withdrawal, once for each key',
  auth: true,
  narrow: 'withdrawal',
  idempotent: true,
  body: v.object({ accountId: storedId, iso, targetId: v.pipe(v.string(), v.maxLength(60)), amount }),
  answer: orderAnswerSchema,
  errors: ['IDEMPOTENCY_MISMATCH', 'ACCOUNT_UNKNOWN', 'SESSION_REQUIRED', 'PLAYER_BANNED', 'ADMISSION_UNAVAILABLE'],
});

/** Answers the result of a withdrawal whose answer was lost. */
export const withdrawOutcomeCall = defineCall({
  id: 'withdrawOutcome',
  method: 'POST',
  path: `${base}/withdrawals/outcome/:key`,
  rate: perMinute(600),
  summary: 'Result of the withdrawal with this idempotency key; seals a key that never arrived',
  auth: true,
  narrow: 'withdrawal',
  params: v.object({ key: orderKeySchema }),
  query: orderOwnerQuery,
  answer: orderAnswerSchema,
});

/** Adds an account of the player's own to which withdrawals can go. The provider keeps the number, the platform none. */
export const addPayoutTargetCall = defineCall({
  id: 'addPayoutTarget',
  method: 'POST',
  path: `${base}/targets`,
  rate: perMinute(10),
  summary: 'Adds a bank account or a wallet in the player’s own name',
  auth: true,
  narrow: 'withdrawal',
  body: v.object({
    iso,
    methodId,
    /** IBAN of a bank account, or address of a wallet. */
    number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
    holder: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  }),
  answer: v.variant('status', [
    v.object({ status: v.literal('added'), target: targetSchema }),
    v.object({
      status: v.literal('refused'),
      /** check: a digit of the number is wrong; holder: another name than the player's; name: the profile has no name. */
      reason: v.picklist(['check', 'holder', 'name', 'method', 'too-many', 'provider-away']),
    }),
  ]),
});

/** Removes an account of the player from those to which withdrawals can go. */
export const removePayoutTargetCall = defineCall({
  id: 'removePayoutTarget',
  method: 'DELETE',
  path: `${base}/targets/:targetId`,
  rate: perMinute(10),
  summary: 'Removes an account to which withdrawals can go; payments to it stay in the history',
  auth: true,
  narrow: 'withdrawal',
  params: v.object({ targetId: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.object({ isRemoved: v.boolean() }),
});

/** Answers one payment of the player; the platform asks the provider first if that may know more. */
export const paymentCall = defineCall({
  id: 'payment',
  method: 'GET',
  path: `${base}/payments/:paymentId`,
  rate: perMinute(120),
  summary: 'A payment of the player with every step; 404 for another player’s',
  auth: true,
  narrow: 'withdrawal',
  params: v.object({ paymentId: numberText }),
  answer: wholePaymentSchema,
  errors: ['PAYMENT_UNKNOWN'],
});

/** Stops a deposit that the player has not paid. */
export const cancelDepositCall = defineCall({
  id: 'cancelDeposit',
  method: 'POST',
  path: `${base}/payments/:paymentId/cancel`,
  rate: perMinute(30),
  summary: 'Cancels a deposit while its provider waits for the player; answers the payment as it is now',
  auth: true,
  params: v.object({ paymentId: numberText }),
  answer: wholePaymentSchema,
  errors: ['PAYMENT_UNKNOWN'],
});

/** Pages of the player's payments. */
export const paymentsCall = defineCall({
  id: 'payments',
  method: 'GET',
  path: `${base}/payments`,
  rate: 'session',
  summary: 'The player’s payments, the newest first, with what was paid in and out over life by currency',
  auth: true,
  narrow: 'withdrawal',
  query: v.object({
    kind: v.optional(v.picklist(PAYMENT_KINDS)),
    /** open: not over; done: received or paid; returned: those of them that their payers took back; ended: no money moved. */
    state: v.optional(v.picklist(['open', 'done', 'returned', 'ended'])),
    /** Number of a topic of PAYMENT_TOPICS: only payments that fit it. */
    topic: v.optional(
      v.pipe(
        numberText,
        v.check((id) => paymentTopicOf(id) !== undefined, 'Must be the number of a topic of payments'),
      ),
    ),
    /** Instants of the creation, epoch ms; `to` is not included. */
    from: v.optional(numberText),
    to: v.optional(numberText),
    /** Id of the last payment of the page before. */
    before: v.optional(numberText),
  }),
  answer: v.object({
    payments: v.array(paymentSchema),
    hasMore: v.boolean(),
    /** Over the whole life of the account, minor units. */
    totals: v.array(v.object({ iso: v.string(), deposited: money, withdrawn: money, held: money })),
    /**
     * What the matching payments moved, minor units, each counted once: with the first page of `done` or `returned`, else
     * empty.
     */
    sums: v.array(v.object({ iso: v.string(), deposited: money, withdrawn: money, returned: money })),
  }),
});

export type CashierAnswer = v.InferOutput<typeof cashierCall.answer>;
export type CashierMethod = v.InferOutput<typeof methodSchema>;
export type PayoutTarget = v.InferOutput<typeof targetSchema>;
export type CashierClosure = NonNullable<v.InferOutput<typeof closedSchema>>;
export type DepositRequest = v.InferOutput<typeof depositCall.body>;
export type WithdrawalRequest = v.InferOutput<typeof withdrawCall.body>;
export type PaymentOrderAnswer = v.InferOutput<typeof orderAnswerSchema>;
export type PaymentRefusal = v.InferOutput<typeof refusal>;
export type Payment = v.InferOutput<typeof paymentSchema>;
export type WholePayment = v.InferOutput<typeof wholePaymentSchema>;
export type PaymentsAnswer = v.InferOutput<typeof paymentsCall.answer>;
export type PayoutTargetRequest = v.InferOutput<typeof addPayoutTargetCall.body>;
export type PayoutTargetAnswer = v.InferOutput<typeof addPayoutTargetCall.answer>;
