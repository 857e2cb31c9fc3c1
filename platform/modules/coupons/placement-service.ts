import type { Placement, PlacementAnswer } from '#shared/contracts/coupon.ts';
import type { PromoTerms } from '#shared/domain/coupon/bonuses/promo-code.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { AccountIdentity, Accounts } from '../accounts/accounts-service.ts';
import type { Visitor } from '../admission/admission-service.ts';
import type { DueOrder, Orders } from '../orders/orders-service.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { type Assessment, assess } from './assessment.ts';
import type { PromoCodes } from './bonuses/promo-codes.ts';
import { withGroups } from './builder/group-legs.ts';
import { type CouponSettings, settingsFor } from './coupon-settings.ts';
import type { CouponsRepository, PlacementOutcome, PlacementStep } from './coupons-repository.ts';
import { expressAssessed } from './express-refusal.ts';
import { incidentRefusal } from './incident-refusal.ts';
import { createPlacementAnswers } from './placement-answers.ts';
import { type PlacementRequest, placementRequest, requestHash } from './placement-request.ts';
import type { PostPlacement } from './post-placement.ts';
import { createSnapshots, pricesOf } from './quotes.ts';
import { CANCELLED, NOT_PLACED } from './refusal.ts';
import type { Advances } from './reservations/advances.ts';
import { createWantedOddsOrders, type WantedOddsOrders } from './wanted-odds/wanted-odds-orders.ts';
import type { WantedOddsRepository } from './wanted-odds/wanted-odds-repository.ts';

/** A player's order to place a coupon. */
interface PlacementInput {
  readonly userId: number;
  /** Hex hash of the session. */
  readonly session: string;
  readonly key: string;
  readonly body: Placement;
  /** The sender, as the gate checks it. */
  readonly visitor: Visitor;
}

/** Service that places coupons. */
export interface PlacementService {
  /**
   * Places a coupon, once for each key.
   *
   * @throws ApiError BAD_REQUEST, ACCOUNT_UNKNOWN, IDEMPOTENCY_MISMATCH, SESSION_REQUIRED, and those of a gate that is
   * closed for bets
   */
  place(input: PlacementInput): Promise<PlacementAnswer>;
  /** The answer to a key; a key that never arrived is sealed. */
  outcome(userId: number, key: string): Promise<PlacementAnswer>;
  /** Cancels a placement that is not decided, and returns the answer to its key. A key that never arrived is sealed. */
  cancel(userId: number, key: string): Promise<PlacementAnswer>;
  /** Bets that wait for wanted odds. */
  readonly wantedOdds: WantedOddsOrders;
  /** Number of placements whose live delay this process waits for. */
  readonly pendingCount: number;
}

export interface PlacementDependencies {
  readonly book: Pick<Book, 'address' | 'chance' | 'game' | 'group' | 'materialIncidents' | 'prepareGroup' | 'quote'>;
  readonly clock: ServerClock;
  readonly accounts: Pick<Accounts, 'balanceOf' | 'identify'>;
  readonly announcements: Announcements;
  readonly repository: CouponsRepository;
  readonly wantedOddsRepository: WantedOddsRepository;
  readonly settings: () => CouponSettings;
  /** Sports that the player leaves out. */
  readonly sportsOf: (userId: number) => Promise<DisallowedSports>;
  readonly promoCodes: Pick<PromoCodes, 'termsOf'>;
  readonly advances: Pick<Advances, 'termsFor'>;
  readonly orders: Pick<Orders, 'of' | 'seal' | 'turnBack'>;
  readonly post: PostPlacement;
  readonly onError: (error: unknown) => void;
  /** Uplift percent of the house express that a placement names; null when there is none, or it is over. */
  readonly expressUplift: (request: PlacementRequest) => Promise<number | null>;
}

/** Facts that are stored for the decision of a delayed placement. */
interface PlacementFacts {
  readonly body: Placement;
  /** Hash of the body as it was sent: stored JSON has another order of names. */
  readonly requestHash: string;
  readonly arrival: Arrival;
  /** The uplift that was promised on arrival. */
  readonly upliftPercent: number | null;
}

/** One placement in progress. */
interface Case {
  readonly userId: number;
  readonly key: string;
  readonly body: Placement;
  readonly request: PlacementRequest;
  readonly account: AccountIdentity;
  readonly requestHash: string;
  /** Uplift percent of the house express; 0 for any other coupon, null when there is none, or it is over. */
  readonly upliftPercent: number | null;
  /** Terms of the promo code that pays; null without a code, and when the player has no such code. */
  readonly promo: PromoTerms | null;
  /** Sports that the player leaves out. */
  readonly own: DisallowedSports;
}

/**
 * Returns the stake to compare with the balance of a delayed placement: none when a code pays, or an advance is asked
 * for.
 */
function ownStake({ request }: Pick<Case, 'request'>): { readonly amount?: number } {
  const { promoCode, amount, prepaidAmount = 0 } = request;
  if (promoCode !== undefined) return { amount: 0 };
  return prepaidAmount > 0 ? { amount: Math.max(0, amount - prepaidAmount) } : {};
}

type StepBase = Omit<PlacementStep, 'coupon' | 'decidesAt' | 'delayed' | 'refusal' | 'refusalAfterBalance'>;

/** Returns the fields that every step of a placement has. */
function stepBaseAt(
  now: number,
  { userId, key, body, account, requestHash }: Case,
  { bets }: Pick<Assessment, 'bets'>,
): StepBase {
  const { amount, counterOfferKey } = body;
  const step = { userId, key, requestHash, accountId: account.id, amount, now, prices: pricesOf(bets) };
  return { ...step, ...definedOnly({ counterOfferKey }) };
}

function limitsIn({ liabilityLimits }: Pick<Assessment, 'liabilityLimits'>): Pick<PlacementStep, 'liabilityLimits'> {
  return definedOnly({ liabilityLimits: liabilityLimits ?? undefined });
}

function stepOf(
  base: StepBase,
  { coupon, refusal, liabilityLimits }: Pick<Assessment, 'coupon' | 'liabilityLimits' | 'refusal'>,
  own: Partial<StepBase>,
): PlacementStep {
  if (coupon) return { ...base, coupon, ...limitsIn({ liabilityLimits }) };
  if (!refusal) throw new Error('An assessment with neither a coupon nor a refusal');
  const isLater = refusal.isAfterBalance ? { refusalAfterBalance: true as const } : {};
  return { ...base, ...own, refusal: refusal.refusal, ...isLater };
}

/** The part of a placement that is priced. */
type LookedAt = Pick<Case, 'account' | 'own' | 'request'> & Partial<Pick<Case, 'promo' | 'upliftPercent'>>;

/** Adds the advance that may be lent for a coupon about to be posted. */
async function withAdvance(
  seen: Pick<Assessment, 'coupon' | 'liabilityLimits' | 'refusal'>,
  { request, account }: Case,
  advances: PlacementDependencies['advances'],
): Promise<Pick<Assessment, 'coupon' | 'liabilityLimits' | 'refusal'>> {
  const asked = request.prepaidAmount ?? 0;
  if (!seen.coupon || asked <= 0) return seen;
  return { ...seen, coupon: { ...seen.coupon, advance: await advances.termsFor(account, asked) } };
}

/**
 * Creates the service that places coupons: idempotent, priced from the book, delayed while live, posted by one database
 * call.
 */
export function createPlacementService(dependencies: PlacementDependencies): PlacementService {
  const { book, clock, accounts, advances, orders, post, promoCodes, repository, settings } = dependencies;
  const answer = createPlacementAnswers(dependencies);
  const snapshot = createSnapshots(book);
  const delay = orders.of('placement', decide);

  const wantedOdds = createWantedOddsOrders({ ...dependencies, answer, snapshot, look });

  function look(
    { request, account, own, promo = null, upliftPercent = 0 }: LookedAt,
    submittedScores?: Assessment['scores'],
  ): Assessment {
    const terms = definedOnly({ promo, upliftPercent, submittedScores });
    const known = { settings: settingsFor(settings(), own), book, snapshot, now: clock.now() };
    const assessment = assess({ request, account, ...known, ...terms });
    return expressAssessed(assessment, upliftPercent);
  }

  /** @param upliftPercent the uplift promised on arrival; left out, the present one of the express */
  async function caseOf(
    sent: Pick<Case, 'body' | 'key' | 'requestHash' | 'userId'>,
    upliftPercent?: number | null,
  ): Promise<Case> {
    const request = placementRequest(sent.body, sent.key, settings().rules);
    const account = await accounts.identify(sent.userId, sent.body.accountId);
    if (!account) throw new ApiError('ACCOUNT_UNKNOWN');
    const { expressId, promoCode } = request;
    const promo = promoCode === undefined ? null : await promoCodes.termsOf(sent.userId, promoCode);
    const own = await dependencies.sportsOf(sent.userId);
    const known = { ...sent, request, account, promo, own };
    if (upliftPercent !== undefined) return { ...known, upliftPercent };
    const currentUplift = expressId === undefined ? 0 : await dependencies.expressUplift(request);
    return { ...known, upliftPercent: currentUplift };
  }

  /** Decides a delayed placement from its row, by the book of this instant. */
  async function decide({ userId, key, facts, ...order }: DueOrder<PlacementFacts>): Promise<PlacementAnswer> {
    const { body, requestHash: hash, arrival, upliftPercent } = facts;
    const pending = await caseOf({ userId, key, body, requestHash: hash }, upliftPercent);
    const now = await withGroups(book, pending.request.bets, () => look(pending, arrival.scores));
    const { arrivedAt } = order;
    const base = { ...stepBaseAt(clock.now(), pending, now), isDecision: true, arrivedAt } as const;
    if (order.isTooLate) return answer(await post({ ...base, refusal: NOT_PLACED }, repository.place));
    const span = { since: arrivedAt, until: base.now };
    const refusal = incidentRefusal({ first: arrival, now, request: pending.request, ...span }, book);
    if (now.awaitsOdds && !refusal) return wait(base, pending, arrival, arrivedAt);
    const seen = refusal ? { refusal, coupon: null, liabilityLimits: null } : await withAdvance(now, pending, advances);
    const step = stepOf(base, seen, ownStake(pending));
    return answer(await post(step, repository.place), { step, account: pending.account });
  }

  async function wait(base: StepBase, pending: Case, first: Arrival, arrivedAt: number): Promise<PlacementAnswer> {
    const { userId, key, request, body, account } = pending;
    const answered = await wantedOdds.awaitOdds({ base, request, body, account, first, arrivedAt });
    return wantedOdds.asTold(userId, key, answered);
  }

  function delayLive(base: StepBase, pending: Case, first: Assessment): Promise<PlacementAnswer> {
    const { userId, key, body, requestHash: hash, upliftPercent } = pending;
    const facts: PlacementFacts = { body, requestHash: hash, arrival: arrivalOf(first), upliftPercent };
    return delay.delayLive<PlacementOutcome>({
      ...{ userId, key, facts, arrivedAt: base.now, delayMs: first.delaySeconds * 1000 },
      // A stake above the present limits is not delayed.
      write: (step) => post({ ...base, ...ownStake(pending), ...limitsIn(first), ...step }, repository.place),
      async answer(outcome) {
        const told = await answer(outcome);
        // Only a key that was known before may wait for wanted odds by now.
        return 'isReplay' in outcome ? wantedOdds.asTold(userId, key, told) : told;
      },
    });
  }

  async function place({ session, visitor, ...input }: PlacementInput): Promise<PlacementAnswer> {
    const { userId, key } = input;
    const sent = { ...input, requestHash: requestHash(input.body) };
    const arrival = { kind: 'placement', act: 'bet', visitor, ...sent } as const;
    const turned = await orders.turnBack<PlacementOutcome>(arrival);
    if (turned) return wantedOdds.asTold(userId, key, await answer(turned));
    const current = await caseOf(sent);
    const first = await withGroups(book, current.request.bets, () => look(current));
    const base = { ...stepBaseAt(clock.now(), current, first), session };
    if (first.awaitsOdds) return wait(base, current, arrivalOf(first), clock.now());
    if (first.coupon && first.delaySeconds > 0) return delayLive(base, current, first);
    const step = stepOf(base, await withAdvance(first, current, advances), ownStake(current));
    const known = { step, account: current.account };
    return wantedOdds.asTold(userId, key, await answer(await post(step, repository.place), known));
  }

  return {
    place,
    outcome: async (userId, key) =>
      wantedOdds.asTold(userId, key, await answer(await orders.seal('placement', userId, key, NOT_PLACED))),
    async cancel(userId, key) {
      const outcome = await dependencies.wantedOddsRepository.cancel(userId, key, CANCELLED, clock.now());
      dependencies.announcements.publish('player', { userId, about: 'orders' });
      return answer(outcome);
    },
    wantedOdds,
    get pendingCount() {
      return delay.count;
    },
  };
}
