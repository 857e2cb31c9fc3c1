import type { CallAnswer } from '#shared/contracts/call.ts';
import type { deskPaymentCall, deskPaymentsCall } from '#shared/contracts/desk/desk-payments.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool } from '../../database/pool.ts';
import type { PaymentMoved } from './payments-repository.ts';

type Queue = CallAnswer<typeof deskPaymentsCall>;
type Case = CallAnswer<typeof deskPaymentCall>;

interface Decided {
  readonly paymentId: number;
  readonly staffId: number;
  readonly staffNote: string;
  readonly now: number;
}

/** Proof that money was paid outside a provider. */
export interface HandProof {
  readonly method: string;
  readonly reference: string;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
}

/** What the desk reads of payments and decides about them. */
export interface PaymentDeskRepository {
  queue(): Promise<Queue>;
  more(paymentId: number): Promise<Pick<Case, 'approvals' | 'findings' | 'holder' | 'requests' | 'steps'>>;
  approve(decided: Decided & { readonly needsTwo: boolean }): Promise<PaymentMoved | null>;
  credit(decided: Decided): Promise<PaymentMoved | null>;
  /** Begins to close a withdrawal as paid by hand; `moved` when it is being closed, `unchanged` while a second is needed. */
  beginByHand(
    decided: Omit<Decided, 'staffNote'> & { readonly proof: HandProof; readonly needsTwo: boolean },
  ): Promise<PaymentMoved | null>;
  /** Ends that: paid with `isClear`, otherwise as before. */
  endByHand(decided: Decided & { readonly isClear: boolean; readonly note: string }): Promise<PaymentMoved | null>;
  closeFinding(id: number, staffId: number, note: string, now: number): Promise<boolean>;
}

/** Number of rows that the queue shows. */
const SHOWN = 200;

/** Creates the repository of the desk's payments. */
export function createPaymentDeskRepository(sql: Pool): PaymentDeskRepository {
  const findingColumns = sql`f.id, f.kind, f.seen, f.found_at as "foundAt"`;
  return {
    async queue() {
      const [waiting, totals, findings] = await Promise.all([
        sql<Queue['waiting']>`
          select p.id, p.user_id as "userId", p.kind, p.state, p.reason, p.note, p.amount, p.fee, p.currency as iso,
            p.method_id as "methodId", p.method_kind as "methodKind", p.method_name as "methodName", p.provider,
            coalesce(i.label, '') as label, p.created_at as "createdAt", p.changed_at as "changedAt"
          from payment p left join payment_instrument i on i.id = p.instrument_id
          where p.state in ('in-review', 'waiting-for-player', 'unknown') order by p.id limit ${SHOWN}`,
        sql<Queue['totals']>`
          select currency as iso, count(*)::int as count, sum(amount)::bigint as amount, min(created_at) as oldest
          from payment where state in ('in-review', 'waiting-for-player', 'unknown') group by currency order by currency`,
        sql<Queue['findings']>`
          select ${findingColumns}, f.payment_id as "paymentId", p.user_id as "userId"
          from payment_finding f join payment p on p.id = f.payment_id
          where f.closed_at is null order by f.id limit ${SHOWN}`,
      ]);
      return { waiting: [...waiting], totals: [...totals], findings: [...findings] };
    },
    async more(paymentId) {
      const [steps, approvals, findings, requests, [owner]] = await Promise.all([
        sql<Case['steps']>`
          select state, at, reason, note, staff_note as "staffNote", actor from payment_step
          where payment_id = ${paymentId} order by id`,
        sql<Case['approvals']>`
          select staff_id as "staffId", at from payment_approval where payment_id = ${paymentId} order by at`,
        sql<Case['findings']>`
          select ${findingColumns} from payment_finding f where f.payment_id = ${paymentId} and f.closed_at is null`,
        sql<Case['requests']>`
          select id, payment_topic as topic, payment_sub_topic as "subTopic", state, changed_at as "changedAt"
          from support_thread where payment_id = ${paymentId} order by id desc`,
        sql<{ holder: string }[]>`
          select i.holder from payment p join payment_instrument i on i.id = p.instrument_id where p.id = ${paymentId}`,
      ]);
      const lists = { approvals: [...approvals], findings: [...findings], requests: [...requests] };
      return { ...lists, steps: [...steps], holder: owner?.holder ?? '' };
    },
    approve: (decided) => answerOf(sql`select approve_withdrawal(${JSON.stringify(decided)}::text::jsonb) as answer`),
    beginByHand: (decided) =>
      answerOf(sql`select begin_payment_by_hand(${JSON.stringify(decided)}::text::jsonb) as answer`),
    endByHand: (decided) =>
      answerOf(sql`select end_payment_by_hand(${JSON.stringify(decided)}::text::jsonb) as answer`),
    credit: (decided) => answerOf(sql`select credit_arrived(${JSON.stringify(decided)}::text::jsonb) as answer`),
    closeFinding: (id, staffId, note, now) =>
      answerOf(sql`select close_payment_finding(${id}, ${staffId}, ${note}, ${now}) as answer`),
  };
}
