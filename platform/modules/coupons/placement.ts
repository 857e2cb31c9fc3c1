import { setTimeout as pause } from 'node:timers/promises';
import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import type { PromoTerms } from '#shared/domain/coupon/offers/promo-code.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import { isPassingFailure } from '../../database/failures.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { AccountIdentity, Accounts } from '../accounts/service.ts';
import type { Admission, Visitor } from '../admission/service.ts';
import { type Assessment, assess } from './assessment.ts';
import { withGroups } from './builder/group-legs.ts';
import type { CouponSettings } from './coupon-settings.ts';
import type { CouponsRepository, PlacementStep } from './coupons-repository.ts';
import { expressAssessed } from './express-refusal.ts';
import { turnBack } from './gate/turn-back.ts';
import type { Advances } from './held/advances.ts';
import { incidentRefusal } from './incident-refusal.ts';
import type { PromoCodes } from './offers/promo-codes.ts';
import { createPendingPlacements } from './pending-placements.ts';
import { createPlacementAnswers } from './placement-answers.ts';
import { type PlacementRequest, placementRequest, requestHash } from './placement-request.ts';
import { createSnapshots, pricesOf } from './quotes.ts';
import { CANCELLED, NOT_PLACED } from './refusal.ts';
import { createWaitingBets, type WaitingBets } from './waiting/waiting-bets.ts';
import type { WaitingRepository } from './waiting/waiting-repository.ts';

/** Who places, with what. */
interface PlacementInput {
  readonly userId: number;
  /** Hex hash of the session. */
  readonly session: string;
  readonly key: string;
  readonly body: Placement;
  /** The same as the gate asks. */
  readonly visitor: Visitor;
}

/** Taking coupons in. */
export interface Placing {
  /**
   * Places a coupon, once for each key.
   *
   * @throws ApiError BAD_REQUEST, ACCOUNT_UNKNOWN, IDEMPOTENCY_MISMATCH, SESSION_REQUIRED, and those of a gate that is
   * closed for bets
   */
  place(input: PlacementInput): Promise<PlacementAnswer>;
  /** What became of a key; one that was never placed is sealed. */
  outcome(userId: number, key: string): Promise<PlacementAnswer>;
  /** Takes a placement back that is not decided; what has become of it. One that never arrived is sealed. */
  cancel(userId: number, key: string): Promise<PlacementAnswer>;
  /** Bets that wait for a price. */
  readonly waiting: WaitingBets;
  /** Placements that are waiting in this process. */
  readonly pendingCount: number;
  close(): Promise<void>;
}

export interface PlacingDependencies {
  readonly book: Pick<Book, 'address' | 'game' | 'group' | 'materialIncidents' | 'prepareGroup' | 'quote'>;
  readonly clock: ServerClock;
  readonly accounts: Pick<Accounts, 'balanceOf' | 'identify'>;
  readonly admission: Pick<Admission, 'refusalOf'>;
  readonly announcements: Announcements;
  readonly repository: CouponsRepository;
  readonly waitingRepository: WaitingRepository;
  readonly settings: () => CouponSettings;
  readonly promoCodes: Pick<PromoCodes, 'termsOf'>;
  readonly advances: Pick<Advances, 'termsFor'>;
  readonly onError: (error: unknown) => void;
  /** Percent of the express of the house that a placement names; null when it is not, or is over. */
  readonly expressUplift: (request: PlacementRequest) => Promise<number | null>;
}

/** A request is held open for no longer; beyond, the answer is `pending`. */
const MAX_WAIT_MS = 1000;
/** A held placement that is not decided so long after its time was lost with its process. */
const PATIENCE_S = 15;
const DECISION_ATTEMPTS = 6;
const DECISION_PAUSE_MS = 500;

/** One placement on its way. */
interface Case {
  readonly input: PlacementInput;
  readonly request: PlacementRequest;
  readonly account: AccountIdentity;
  readonly requestHash: string;
  /** Percent of the express of the house; 0 for any other coupon, null where it is none, or over. */
  readonly upliftPercent: number | null;
  /** Of the code that pays; null for one that there is none of, and without one. */
  readonly promo: PromoTerms | null;
}

/** While nothing is booked, no balance is asked for what a code pays or what may be advanced. */
function ownStake({ request }: Pick<Case, 'request'>): { readonly amount?: number } {
  const { promoCode, amount, prepaidAmount = 0 } = request;
  if (promoCode !== undefined) return { amount: 0 };
  return prepaidAmount > 0 ? { amount: Math.max(0, amount - prepaidAmount) } : {};
}

type StepBase = Omit<PlacementStep, 'coupon' | 'refusal' | 'decidesAt' | 'patienceSeconds' | 'refusalAfterBalance'>;

/** What every step of a placement has. */
function stepBaseAt(now: number, { input, account, requestHash }: Case, { bets }: Pick<Assessment, 'bets'>): StepBase {
  const { userId, key, session, body } = input;
  const { amount, offerKey } = body;
  const { id: accountId } = account;
  const offer = offerKey === undefined ? {} : { offerKey };
  return { userId, key, requestHash, accountId, amount, now, prices: pricesOf(bets), session, ...offer };
}

function stepOf(
  base: StepBase,
  { coupon, refusal, book }: Pick<Assessment, 'book' | 'coupon' | 'refusal'>,
  own: Partial<StepBase>,
): PlacementStep {
  if (coupon) return { ...base, coupon, ...(book ? { book } : {}) };
  if (!refusal) throw new Error('An assessment with neither a coupon nor a refusal');
  const isLater = refusal.isAfterBalance ? { refusalAfterBalance: true as const } : {};
  return { ...base, ...own, refusal: refusal.refusal, ...isLater };
}

/** What is priced of a placement. */
type LookedAt = Pick<Case, 'account' | 'request'> & Partial<Pick<Case, 'promo' | 'upliftPercent'>>;

/** What may be lent for a coupon that is about to be booked. */
async function withAdvance(
  seen: Pick<Assessment, 'book' | 'coupon' | 'refusal'>,
  { request, account }: Case,
  advances: PlacingDependencies['advances'],
): Promise<Pick<Assessment, 'book' | 'coupon' | 'refusal'>> {
  const asked = request.prepaidAmount ?? 0;
  if (!seen.coupon || asked <= 0) return seen;
  return { ...seen, coupon: { ...seen.coupon, advance: await advances.termsFor(account, asked) } };
}

/** Takes coupons in: idempotent, priced from the book, held for the live delay, booked by one database call. */
export function createPlacing(dependencies: PlacingDependencies): Placing {
  const { book, clock, accounts, advances, promoCodes, repository, settings } = dependencies;
  const answer = createPlacementAnswers(dependencies);
  const snapshot = createSnapshots(book);
  const pending = createPendingPlacements<PlacementAnswer>(clock, dependencies.onError);

  const waiting = createWaitingBets({
    ...dependencies,
    repository: dependencies.waitingRepository,
    answer,
    snapshot,
    look,
  });

  function look(
    { request, account, promo = null, upliftPercent = 0 }: LookedAt,
    submittedScores?: Assessment['scores'],
  ): Assessment {
    const offered = { promo, upliftPercent, ...(submittedScores ? { submittedScores } : {}) };
    const assessment = assess({ request, account, settings: settings(), book, snapshot, now: clock.now(), ...offered });
    return expressAssessed(assessment, upliftPercent);
  }

  const stepBase = (known: Case, seen: Pick<Assessment, 'bets'>) => stepBaseAt(clock.now(), known, seen);

  async function decide(held: Case, first: Assessment, arrivedAt: number): Promise<PlacementAnswer> {
    const now = await withGroups(book, held.request.bets, () => look(held, first.scores));
    const refusal = incidentRefusal({ first, now, request: held.request, since: arrivedAt, until: clock.now() }, book);
    const { session: _, ...base } = stepBase(held, now);
    if (now.isHeld && !refusal) return wait({ ...base, isDecision: true }, held, first, arrivedAt);
    const step: PlacementStep = {
      ...stepOf(
        base,
        refusal ? { refusal, coupon: null, book: null } : await withAdvance(now, held, advances),
        ownStake(held),
      ),
      isDecision: true,
    };
    for (let attempt = 1; ; attempt++) {
      try {
        return await answer(await repository.place(step), { step, account: held.account });
      } catch (error) {
        if (!isPassingFailure(error) || attempt === DECISION_ATTEMPTS) throw error;
        await pause(DECISION_PAUSE_MS);
      }
    }
  }

  async function wait(base: StepBase, held: Case, first: Assessment, arrivedAt: number): Promise<PlacementAnswer> {
    const { input, request, account } = held;
    const { userId, key, body } = input;
    return waiting.asTold(userId, key, await waiting.hold({ base, request, body, account, first, arrivedAt }));
  }

  async function hold(held: Case, first: Assessment, delayMs: number): Promise<PlacementAnswer> {
    // What the book does not take now is not held.
    const base = { ...stepBase(held, first), ...ownStake(held), ...(first.book ? { book: first.book } : {}) };
    const decidesAt = base.now + delayMs;
    const wait = clock.wallUntil(decidesAt);
    const outcome = await repository.place({ ...base, decidesAt, patienceSeconds: wait / 1000 + PATIENCE_S });
    if (outcome.status !== 'pending' || outcome.isReplay)
      return waiting.asTold(base.userId, base.key, await answer(outcome));
    const { session: _, ...unbound } = base;
    const decision = pending.hold(
      decidesAt,
      () => decide(held, first, base.now),
      () => repository.place({ ...unbound, refusal: NOT_PLACED, isDecision: true }),
    );
    return wait > MAX_WAIT_MS ? answer(outcome) : decision;
  }

  async function place(input: PlacementInput): Promise<PlacementAnswer> {
    const turned = await turnBack('bet', dependencies.admission, repository, {
      ...input,
      requestHash: requestHash(input.body),
    });
    if (turned) return waiting.asTold(input.userId, input.key, await answer(turned));
    const request = placementRequest(input.body, input.key, settings().rules);
    const account = await accounts.identify(input.userId, input.body.accountId);
    if (!account) throw new ApiError('ACCOUNT_UNKNOWN');
    const { expressId, promoCode } = request;
    const promo = promoCode === undefined ? null : await promoCodes.termsOf(input.userId, promoCode);
    const upliftPercent = expressId === undefined ? 0 : await dependencies.expressUplift(request);
    const current: Case = { input, request, account, promo, upliftPercent, requestHash: requestHash(input.body) };
    const first = await withGroups(book, request.bets, () => look(current));
    if (first.isHeld) return wait(stepBase(current, first), current, first, clock.now());
    if (first.coupon && first.delaySeconds > 0) return hold(current, first, first.delaySeconds * 1000);
    const step = stepOf(stepBase(current, first), await withAdvance(first, current, advances), ownStake(current));
    return waiting.asTold(input.userId, input.key, await answer(await repository.place(step), { step, account }));
  }

  return {
    place,
    outcome: async (userId, key) =>
      waiting.asTold(userId, key, await answer(await repository.seal(userId, key, NOT_PLACED, clock.now()))),
    cancel: async (userId, key) =>
      answer(await dependencies.waitingRepository.cancel(userId, key, CANCELLED, clock.now())),
    waiting,
    get pendingCount() {
      return pending.count;
    },
    close: () => pending.close(),
  };
}
