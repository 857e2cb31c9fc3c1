import { isDeepStrictEqual } from 'node:util';
import type { ParsedBody } from '#shared/contracts/call.ts';
import type { DeskCall } from '#shared/contracts/desk/desk-call.ts';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import type { DeskProposal } from '#shared/contracts/desk/desk-proposals.ts';
import { mayAct } from '#shared/domain/staff/staff-roles.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Transaction } from '../../../database/pool.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { DeskGifts } from '../../config/config-service.ts';
import type { GivenWeights, ProposalBook, ProposalRow, ProposalsRepository } from './proposals-repository.ts';

type Body = DeskProposal['body'];

/** An act that gives money, as far as its proposals need it. */
export interface ProposableAct<C extends DeskCall = DeskCall> {
  readonly call: C;
  /** Returns what the act changes. */
  state(body: ParsedBody<C>): Promise<unknown> | unknown;
  /** Returns why this account may not do it with its role. */
  refusal?(body: ParsedBody<C>, staff: Staff): ApiError | null;
  /**
   * Returns the value of the gift in thousandths of its currency's base amount, of what it gives or of what it replaces,
   * whichever is more; 0 for a change of the config.
   *
   * @param before what `state` returned
   */
  weightOf(body: ParsedBody<C>, before: unknown): number;
  /** Decides whether the body was carried out before, exactly so: a call that is repeated gives nothing more. */
  isDone?(body: ParsedBody<C>, before: unknown): boolean;
  /**
   * Checks the body against what holds now, before it is proposed and before it is carried out.
   *
   * @throws ApiError that says what to change
   */
  check(body: ParsedBody<C>): Promise<void> | void;
  /** Carries it out; what is written in the transaction is undone when that fails. Null where nothing was given. */
  carryOut(body: ParsedBody<C>, tx: Transaction): Promise<unknown>;
}

/** What became of an act: it was carried out, or waits as a proposal. */
export type Submitted =
  | { readonly proposal: null; readonly answer: unknown }
  | { readonly proposal: number; readonly answer: null };

/** Result of a decision: the state of the proposal, and whether this decision made it. */
export interface Decided {
  readonly id: number;
  readonly state: DeskProposal['state'];
  readonly isDecided: boolean;
}

/** Acts of the desk that give money: small gifts of one person, and proposals that a second one approves. */
export interface Proposals {
  /** Makes an act known, so that its proposals can be approved. */
  describe<C extends DeskCall>(act: ProposableAct<C>): void;
  /**
   * Carries a small gift out, and stores what is more as a proposal, as it does with what replaces another gift. A call
   * that is repeated is answered as it was at first.
   *
   * @throws ApiError BAD_REQUEST beyond the bounds of the day
   */
  submit(callId: string, body: Body, staff: Staff): Promise<Submitted>;
  /** Proposals that an account may make itself, the newest first. */
  list(staff: Staff): Promise<DeskProposal[]>;
  /** The proposal as it is recorded; null for none. */
  find(id: number): Promise<DeskProposal | null>;
  /**
   * Carries a proposal out exactly as it was made.
   *
   * @throws ApiError FORBIDDEN for an own one, without the role, or where one of the two accounts has made the other; BAD_REQUEST when it has expired or what it changes is
   *   another; NOT_FOUND
   */
  approve(id: number, reason: string, staff: Staff): Promise<Decided>;
  /** @throws ApiError FORBIDDEN without the role; NOT_FOUND */
  refuse(id: number, reason: string, staff: Staff): Promise<Decided>;
  /** What an account has given in the last 24 hours, thousandths of base amounts. */
  given(staff: Staff): Promise<GivenWeights>;
}

interface ProposalsInput {
  readonly repository: ProposalsRepository;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly limits: () => DeskGifts;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Time for which an account that another one has added or reset is no second person to it. */
const KNOWN_MS = 72 * HOUR;
const SHOWN = 100;
const WEIGHTS = 1000;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function refused(field: string, message: string): ApiError {
  return new ApiError('BAD_REQUEST', { message, issues: [{ path: `body.${field}`, message }] });
}

function stateOf({ state, expiresAt }: ProposalRow, now: number): DeskProposal['state'] {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state;
}

function toShown({ proposer, weight: _, ...row }: ProposalRow, now: number): DeskProposal {
  const { id, name, email } = proposer;
  return { ...row, proposedBy: { id, name, email }, state: stateOf({ proposer, weight: 0, ...row }, now) };
}

/** @throws ApiError when a gift is more than the account may give in 24 hours */
function checkDay(given: GivenWeights, weight: number, { dayTimes }: DeskGifts): void {
  if (weight === 0 || given.all + weight <= dayTimes * WEIGHTS) return;
  const left = Math.max(0, dayTimes - given.all / WEIGHTS);
  throw refused(
    'value',
    `One account gives, proposes and approves ${dayTimes} base amounts of a currency in 24 hours, and yours has ` +
      `${left.toFixed(2)} left. Give less, wait, or let another member of staff do it.`,
  );
}

/** Returns who may propose and decide what, by the acts that are known. */
function decisionRules(acts: ReadonlyMap<string, ProposableAct>, clock: Pick<ServerClock, 'now'>) {
  function actOf(callId: string): ProposableAct {
    const act = acts.get(callId);
    if (!act) throw new ApiError('NOT_FOUND', { message: `The desk has no act ${callId} that can be proposed.` });
    return act;
  }

  const mayPropose = ({ act, body }: Pick<ProposalRow, 'act' | 'body'>, staff: Staff): boolean => {
    const known = acts.get(act);
    return known !== undefined && mayAct(staff.roles, known.call.roles) && !known.refusal?.(body, staff);
  };

  async function open(book: ProposalBook, id: number, staff: Staff): Promise<ProposalRow> {
    const row = await book.find(id);
    if (!row) throw new ApiError('NOT_FOUND', { message: `There is no proposal ${id}.` });
    if (!mayPropose(row, staff)) {
      throw new ApiError('FORBIDDEN', { message: `Your roles do not decide proposal ${id}.` });
    }
    return row;
  }

  /** Checks everything that may have changed since a proposal was made. */
  async function checkApproval(book: ProposalBook, row: ProposalRow, staff: Staff): Promise<void> {
    const { id, proposer, body, before } = row;
    const now = clock.now();
    if (proposer.id === staff.id) {
      throw new ApiError('FORBIDDEN', {
        message: 'This is your own proposal: another member of staff approves it. You can take it back.',
      });
    }
    // Who has another account's enrolment link can sign in as it.
    if (await book.isMadeByOther(staff.id, proposer.id, now - KNOWN_MS)) {
      throw new ApiError('FORBIDDEN', {
        message: `You or ${proposer.name} added or reset the account of the other in the last 72 hours: another member of staff approves this.`,
      });
    }
    if (stateOf(row, now) === 'expired') {
      throw new ApiError('BAD_REQUEST', { message: `Proposal ${id} has expired. Propose it again.` });
    }
    if (proposer.isDisabled || !mayPropose(row, proposer)) {
      throw new ApiError('BAD_REQUEST', {
        message: `${proposer.name} may not propose this any more. Refuse proposal ${id}, and propose it yourself.`,
      });
    }
    const act = actOf(row.act);
    if (!isDeepStrictEqual(plain(await act.state(body)), before)) {
      throw new ApiError('BAD_REQUEST', {
        message: `What proposal ${id} changes has changed since it was made. Refuse it, look again, and propose it again.`,
      });
    }
    await act.check(body);
  }

  return { actOf, mayPropose, open, checkApproval };
}

/** Creates the proposals of a database. */
export function createProposals({ repository, clock, limits }: ProposalsInput): Proposals {
  const acts = new Map<string, ProposableAct>();
  const { actOf, mayPropose, open, checkApproval } = decisionRules(acts, clock);

  return {
    describe: (act) => void acts.set(act.call.id, act as unknown as ProposableAct),
    async submit(callId, body, staff) {
      const act = actOf(callId);
      await act.check(body);
      return repository.alone(async (book) => {
        const now = clock.now();
        const before = plain(await act.state(body));
        if (act.isDone?.(body, before)) return { proposal: null, answer: body };
        const waiting = await book.waiting({ act: callId, body, before, staffId: staff.id }, now);
        if (waiting !== null) return { proposal: waiting, answer: null };
        const weight = act.weightOf(body, before);
        const given = await book.given(staff.id, now - DAY, now);
        const bounds = limits();
        checkDay(given, weight, bounds);
        // What one person replaces may have been approved by two.
        const isAlone = weight > 0 && before === null && given.alone + weight <= bounds.aloneTimes * WEIGHTS;
        const answer = isAlone ? await act.carryOut(body, book.tx) : null;
        // Nothing was given: the code was used before.
        if (isAlone && answer === null) return { proposal: null, answer: null };
        const expiresAt = now + bounds.hours * HOUR;
        const id = await book.add({
          ...{ act: callId, body, before, weight, isAlone, expiresAt },
          staffId: staff.id,
          proposedAt: now,
        });
        return isAlone ? { proposal: null, answer } : { proposal: id, answer: null };
      });
    },
    async list(staff) {
      const now = clock.now();
      return (await repository.list(SHOWN, now))
        .filter((row) => mayPropose(row, staff))
        .map((row) => toShown(row, now));
    },
    async find(id) {
      const row = await repository.find(id);
      return row && toShown(row, clock.now());
    },
    approve: (id, reason, staff) =>
      repository.alone(async (book) => {
        const row = await open(book, id, staff);
        if (row.state !== 'waiting') return { id, state: row.state, isDecided: false };
        const now = clock.now();
        await checkApproval(book, row, staff);
        checkDay(await book.given(staff.id, now - DAY, now), row.weight, limits());
        if ((await actOf(row.act).carryOut(row.body, book.tx)) === null) {
          throw new ApiError('BAD_REQUEST', {
            message: `Proposal ${id} cannot give anything: its code was used before.`,
          });
        }
        await book.decide({ id, state: 'done', staffId: staff.id, at: now, reason });
        return { id, state: 'done', isDecided: true };
      }),
    refuse: (id, reason, staff) =>
      repository.alone(async (book) => {
        const row = await open(book, id, staff);
        const now = clock.now();
        const state = stateOf(row, now);
        if (state !== 'waiting') return { id, state, isDecided: false };
        await book.decide({ id, state: 'refused', staffId: staff.id, at: now, reason });
        return { id, state: 'refused', isDecided: true };
      }),
    given: (staff) => {
      const now = clock.now();
      return repository.given(staff.id, now - DAY, now);
    },
  };
}
