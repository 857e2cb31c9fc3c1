import * as v from 'valibot';
import { PAYMENT_REASONS, WITHDRAWAL_STATES } from '../../domain/cashier/payments.ts';
import { WITHDRAWAL_CHECKS } from '../../domain/cashier/withdrawal-review.ts';
import { SUPPORT_STATES } from '../../domain/support/support-topics.ts';
import { paymentCall } from '../cashier.ts';
import { shownInstant } from '../instant.ts';
import { defineDeskAct, defineDeskRead, idInPath } from './desk-call.ts';

const { page: _, steps: __, answerBy, ...payment } = paymentCall.answer.entries;
const deskPayment = { ...payment, userId: v.number(), provider: v.string() };
const finding = v.object({
  id: v.number(),
  kind: v.string(),
  seen: v.record(v.string(), v.unknown()),
  foundAt: shownInstant,
});
const paymentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const state = v.picklist(WITHDRAWAL_STATES);
const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), '');
const reasonForPlayer = v.picklist(PAYMENT_REASONS);

export const deskPaymentsCall = defineDeskRead({
  id: 'deskPayments',
  path: '/payments',
  summary: 'Withdrawals that a person decides, the oldest first, and payments with open findings',
  roles: ['payments'],
  answer: v.object({
    waiting: v.array(v.object(deskPayment)),
    /** By currency: number of waiting withdrawals, their sum in minor units, and when the oldest was asked for. */
    totals: v.array(v.object({ iso: v.string(), count: v.number(), amount: v.number(), oldest: shownInstant })),
    findings: v.array(v.object({ ...finding.entries, paymentId: v.number(), userId: v.number() })),
  }),
});

export const deskPaymentCall = defineDeskRead({
  id: 'deskPayment',
  path: '/payments/:paymentId',
  summary: 'A payment with every step, what the rules found, and the payments of its player over life',
  roles: ['payments'],
  params: v.object({ paymentId: idInPath }),
  answer: v.object({
    ...deskPayment,
    answerBy,
    steps: v.array(
      v.object({ ...paymentCall.answer.entries.steps.item.entries, staffNote: v.string(), actor: v.string() }),
    ),
    checks: v.array(v.object({ check: v.picklist(WITHDRAWAL_CHECKS), isPassed: v.boolean() })),
    /** Owner of the card or account, as the provider knows it; '' when unknown. */
    holder: v.string(),
    findings: v.array(finding),
    totals: v.array(v.object({ iso: v.string(), deposited: v.number(), withdrawn: v.number(), held: v.number() })),
    /** Two people approve it. */
    needsTwo: v.boolean(),
    /** Staff who have approved it. */
    approvals: v.array(v.object({ staffId: v.number(), at: shownInstant })),
    /** Requests of its player to support about it, the newest first; topics are numbers of PAYMENT_TOPICS. */
    requests: v.array(
      v.object({
        id: v.number(),
        topic: v.number(),
        subTopic: v.nullable(v.number()),
        state: v.picklist(SUPPORT_STATES),
        changedAt: shownInstant,
      }),
    ),
  }),
  errors: ['PAYMENT_UNKNOWN'],
});

export const deskApproveWithdrawalCall = defineDeskAct({
  id: 'deskApproveWithdrawal',
  path: '/payments/approve',
  summary: 'Approves a withdrawal, which is then sent; above an amount, two members of staff approve it',
  roles: ['payments'],
  entries: { paymentId },
  answer: v.object({ paymentId: v.number(), state, isDecided: v.boolean() }),
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_MOVED'],
});

export const deskRefuseWithdrawalCall = defineDeskAct({
  id: 'deskRefuseWithdrawal',
  path: '/payments/refuse',
  summary: 'Refuses a withdrawal with a reason that the player reads; the money goes back',
  roles: ['payments'],
  entries: { paymentId, why: reasonForPlayer, words },
  answer: v.object({ paymentId: v.number(), state }),
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_MOVED'],
});

export const deskAskPlayerCall = defineDeskAct({
  id: 'deskAskPlayer',
  path: '/payments/ask',
  summary: 'Asks the player of a withdrawal for something; the money stays held',
  roles: ['payments'],
  entries: { paymentId, why: reasonForPlayer, words: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(500)) },
  answer: v.object({ paymentId: v.number(), state }),
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_MOVED'],
});

export const deskResumeReviewCall = defineDeskAct({
  id: 'deskResumeReview',
  path: '/payments/resume',
  summary: 'Takes a withdrawal whose player has answered back into the review',
  roles: ['payments'],
  entries: { paymentId },
  answer: v.object({ paymentId: v.number(), state }),
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_MOVED'],
});

export const deskPaidByHandCall = defineDeskAct({
  id: 'deskPaidByHand',
  path: '/payments/by-hand',
  summary:
    'Records that a withdrawal was paid outside its provider, which then never pays it; above an amount, two members of staff give the same proof',
  roles: ['payments'],
  entries: {
    paymentId,
    /** How it was paid: the player reads it. */
    method: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
    /** Number of the payment at the bank, or what else proves it: the player reads it. */
    reference: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)),
    /** Day on which it was paid: YYYY-MM-DD. */
    paidOn: v.pipe(v.string(), v.isoDate()),
  },
  answer: v.object({ paymentId: v.number(), state, isDecided: v.boolean() }),
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_MOVED', 'PAYMENT_AT_PROVIDER', 'PROVIDER_AWAY'],
});

export const deskCreditDepositCall = defineDeskAct({
  id: 'deskCreditDeposit',
  path: '/payments/credit',
  summary: 'Credits what has arrived of a deposit whose amount was another than announced',
  roles: ['payments'],
  entries: { paymentId },
  answer: v.object({ paymentId: v.number(), amount: v.number() }),
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_MOVED'],
});

export const deskCloseFindingCall = defineDeskAct({
  id: 'deskCloseFinding',
  path: '/payments/finding',
  summary: 'Closes a finding after it was looked into',
  roles: ['payments'],
  entries: { id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) },
  answer: v.object({ id: v.number(), isDecided: v.boolean() }),
});
