import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import type { DeskProposal } from '#shared/contracts/desk/desk-proposals.ts';
import { deskAddStaffCall, deskResetStaffCall } from '#shared/contracts/desk/desk-staff.ts';
import type { Pool, Transaction } from '../../../database/pool.ts';

/** A proposal as it is stored: `done` and `refused` are decided, and one that waits may have expired. */
export interface ProposalRow {
  readonly id: number;
  /** Id of its call. */
  readonly act: string;
  readonly body: DeskProposal['body'];
  readonly before: unknown;
  /** Thousandths of the currency's base amount; 0 for a change of the config. */
  readonly weight: number;
  readonly isAlone: boolean;
  /** Server clock, epoch ms, as the other instants. */
  readonly proposedAt: number;
  readonly expiresAt: number;
  readonly state: 'done' | 'refused' | 'waiting';
  readonly proposer: Staff & { readonly isDisabled: boolean };
  readonly decidedBy: DeskProposal['decidedBy'];
  readonly decidedAt: number | null;
  readonly decisionReason: string | null;
}

/** A proposal that is stored for the first time, as it waits or was given alone. */
export interface NewProposal
  extends Pick<ProposalRow, 'act' | 'before' | 'body' | 'expiresAt' | 'isAlone' | 'proposedAt' | 'weight'> {
  readonly staffId: number;
}

/** How a proposal ends. */
export interface ProposalDecision {
  readonly id: number;
  readonly state: 'done' | 'refused';
  readonly staffId: number;
  readonly at: number;
  readonly reason: string;
}

/** What an account has given in a time, in thousandths of base amounts. */
export interface GivenWeights {
  /** Without a second person. */
  readonly alone: number;
  /** All that it gave, proposed and approved; without what was refused or has expired. */
  readonly all: number;
}

/** Proposals inside one transaction, which no other process changes meanwhile. */
export interface ProposalBook {
  readonly tx: Transaction;
  find(id: number): Promise<ProposalRow | null>;
  /** Id of a proposal of this account that waits and is the same; null for none. */
  waiting(proposal: Pick<NewProposal, 'act' | 'before' | 'body' | 'staffId'>, now: number): Promise<number | null>;
  given(staffId: number, since: number, now: number): Promise<GivenWeights>;
  add(proposal: NewProposal): Promise<number>;
  decide(decision: ProposalDecision): Promise<void>;
  /** Decides whether one of two accounts has added the other, or reset its sign-in, since an instant. */
  isMadeByOther(one: number, other: number, since: number): Promise<boolean>;
}

export interface ProposalsRepository {
  /** All that wait, and the last `limit` that were decided or have expired; the newest first. */
  list(limit: number, now: number): Promise<ProposalRow[]>;
  find(id: number): Promise<ProposalRow | null>;
  given(staffId: number, since: number, now: number): Promise<GivenWeights>;
  /**
   * Works on the proposals alone, in all processes, until the work ends: bounds of a day are compared and a proposal is
   * decided without another gift in between. What it wrote is undone when it throws.
   */
  alone<T>(work: (book: ProposalBook) => Promise<T>): Promise<T>;
}

/** Key of the advisory lock that decisions take: any number that no other lock has. */
const LOCK = 75_042;

export function createProposalsRepository(sql: Pool): ProposalsRepository {
  const columns = sql`
    p.id, p.act, p.body, p.before, p.weight, p.is_alone as "isAlone", p.proposed_at as "proposedAt",
    p.expires_at as "expiresAt", p.state, p.decided_at as "decidedAt", p.decision_reason as "decisionReason",
    jsonb_build_object('id', s.id, 'name', s.name, 'email', s.email, 'roles', s.roles,
      'isDisabled', s.disabled_at is not null) as proposer,
    case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name, 'email', d.email) end as "decidedBy"`;
  const from = sql`
    from desk_proposal p join staff s on s.id = p.staff_id left join staff d on d.id = p.decided_by`;

  async function find(id: number, tx = sql as unknown as Transaction): Promise<ProposalRow | null> {
    const [row] = await tx<ProposalRow[]>`select ${columns} ${from} where p.id = ${id}`;
    return row ?? null;
  }

  async function given(staffId: number, since: number, now: number, tx = sql as unknown as Transaction) {
    const [row] = await tx<GivenWeights[]>`
      select coalesce(sum(weight) filter (where is_alone), 0)::bigint as alone, coalesce(sum(weight), 0)::bigint as "all"
      from desk_proposal
      where (staff_id = ${staffId} and proposed_at > ${since} and (state = 'done' or state = 'waiting' and expires_at > ${now}))
        or (decided_by = ${staffId} and decided_at > ${since} and state = 'done')`;
    return row ?? { alone: 0, all: 0 };
  }

  const bookOf = (tx: Transaction): ProposalBook => ({
    tx,
    find: (id) => find(id, tx),
    given: (staffId, since, now) => given(staffId, since, now, tx),
    async waiting({ act, body, before, staffId }, now) {
      const [row] = await tx<{ id: number }[]>`
        select id from desk_proposal
        where state = 'waiting' and expires_at > ${now} and staff_id = ${staffId} and act = ${act}
          and body = ${JSON.stringify(body)}::text::jsonb and before = ${JSON.stringify(before)}::text::jsonb
        limit 1`;
      return row?.id ?? null;
    },
    async add({ act, body, before, weight, staffId, isAlone, proposedAt, expiresAt }) {
      const [row] = await tx<{ id: number }[]>`
        insert into desk_proposal (act, body, before, weight, staff_id, is_alone, proposed_at, expires_at, state, decided_at)
          values (${act}, ${JSON.stringify(body)}::text::jsonb, ${JSON.stringify(before)}::text::jsonb, ${weight},
            ${staffId}, ${isAlone}, ${proposedAt}, ${expiresAt}, ${isAlone ? 'done' : 'waiting'},
            ${isAlone ? proposedAt : null})
          returning id`;
      return row?.id ?? 0;
    },
    async decide({ id, state, staffId, at, reason }) {
      await tx`
        update desk_proposal set state = ${state}, decided_by = ${staffId}, decided_at = ${at}, decision_reason = ${reason}
          where id = ${id} and state = 'waiting'`;
    },
    async isMadeByOther(one, other, since) {
      const [row] = await tx<{ isMade: boolean }[]>`
        select exists (
          select from security_event e
          join staff s on s.id::text = e.details -> 'input' ->> 'staffId' or s.email = e.details -> 'input' ->> 'email'
          where e.kind = 'staff_act' and e.happened_at > ${since} and e.details ->> 'outcome' = 'done'
            and e.details ->> 'act' in (${deskAddStaffCall.id}, ${deskResetStaffCall.id})
            and (e.staff_id, s.id) in ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))
        ) as "isMade"`;
      return row?.isMade ?? false;
    },
  });

  /** Work of this process waits its turn without a connection: those of others wait with one each. */
  let queue: Promise<unknown> = Promise.resolve();

  return {
    async list(limit, now) {
      const waits = sql`state = 'waiting' and expires_at > ${now}`;
      return [
        ...(await sql<ProposalRow[]>`
          select ${columns} ${from}
          where p.id in (select id from desk_proposal where ${waits})
            or p.id in (select id from desk_proposal where not (${waits}) order by id desc limit ${limit})
          order by p.id desc`),
      ];
    },
    find: (id) => find(id),
    given: (staffId, since, now) => given(staffId, since, now),
    alone<T>(work: (book: ProposalBook) => Promise<T>): Promise<T> {
      const done = queue.then(() =>
        sql.begin(async (tx) => {
          await tx`select pg_advisory_xact_lock(${LOCK})`;
          return work(bookOf(tx));
        }),
      ) as Promise<T>;
      queue = done.catch(() => undefined);
      return done;
    },
  };
}
