import type { EditAnswer, EditQuestion, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { AccountIdentity, Accounts } from '../../accounts/accounts-service.ts';
import type { DueOrder, Orders } from '../../orders/orders-service.ts';
import { type CashOutPriceParts, cashOutDelayOf } from '../cash-out/cash-out-price.ts';
import type { CashOutService } from '../cash-out/cash-out-service.ts';
import type { CouponRow } from '../coupon-record.ts';
import { settingsFor } from '../coupon-settings.ts';
import type { CouponWatcher } from '../coupon-watcher.ts';
import type { CouponsRepository } from '../coupons-repository.ts';
import { checkGroups } from '../placement-request.ts';
import { createSnapshots } from '../quotes.ts';
import { gateRefusal } from '../refusal.ts';
import { createEditAnswers, type NamedEdit } from './edit-answers.ts';
import type { EditParts, EditRequest } from './edit-look.ts';
import type { EditOutcome, EditRefusal, EditRepository, EditStep } from './edit-repository.ts';
import {
  type EditCase,
  type EditFacts,
  type EditInput,
  hashOf,
  lookAtOrder,
  type OrderLook,
  type OwnedCoupon,
  requestOf,
  stepBase,
  stepOfLook,
  wasHit,
} from './edit-steps.ts';
import { editTermsOf } from './edit-terms.ts';

/** Service that edits open coupons (peers (c)3). */
export interface Editing {
  /** Terms of an edit of the player's coupon now; ApiError BAD_REQUEST, COUPON_UNKNOWN. */
  terms(userId: number, couponId: number, question: EditQuestion): Promise<EditTerms>;
  /**
   * Ends a coupon at its value and places another one with that money, once for each key.
   *
   * @throws ApiError BAD_REQUEST, COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, SESSION_REQUIRED, and those of a gate that is
   * closed for it
   */
  edit(input: EditInput): Promise<EditAnswer>;
  /** The answer to the key of an edit of a coupon; seals a key that never arrived. ApiError COUPON_UNKNOWN. */
  outcome(order: Pick<EditInput, 'couponId' | 'key' | 'userId'>): Promise<EditAnswer>;
}

interface EditingDependencies extends Omit<CashOutPriceParts, 'clock'> {
  readonly clock: ServerClock;
  /** Sports that a player leaves out. */
  readonly sportsOf: (userId: number) => Promise<DisallowedSports>;
  readonly book: CashOutPriceParts['book'] & Pick<Book, 'game' | 'materialIncidents'>;
  readonly accounts: Pick<Accounts, 'balanceOf' | 'identify'>;
  readonly repository: Pick<CouponsRepository, 'byId'>;
  readonly orders: Pick<Orders, 'of' | 'post' | 'seal' | 'turnBack'>;
  readonly edits: EditRepository;
  readonly announce: CashOutService['announce'];
  readonly watcher: CouponWatcher;
}

const STALE_ATTEMPTS = 5;
/** The refusal of an edit that came too late, and of a sealed key. */
const NOT_EDITED: EditRefusal = { code: 'NOT_EDITED' };

/** Returns what the gate has to allow: a larger stake than the one in play is new money at risk. */
const actOf = ({ order }: Pick<EditCase, 'order'>, { row }: OwnedCoupon) =>
  order.stake > row.amount ? 'stake-raise' : 'edit';

const namedOf = ({ userId, couponId, order }: EditCase): NamedEdit => ({ userId, couponId, request: requestOf(order) });

/** Returns what edits of a player are looked at with: the sports that the player leaves out are not taken. */
function partsOf({ book, clock, settings, cashOutSettings, sportsOf }: EditingDependencies) {
  const snapshot = createSnapshots(book);
  return async (userId: number): Promise<EditParts> => {
    const own = await sportsOf(userId);
    return { book, clock, cashOutSettings, snapshot, settings: () => settingsFor(settings(), own) };
  };
}

/**
 * Creates the service that edits coupons: idempotent, priced from the book, delayed while live, posted by one database
 * call.
 */
export function createEditing(dependencies: EditingDependencies): Editing {
  const { accounts, book, clock, edits, orders, cashOutSettings, watcher } = dependencies;
  const partsFor = partsOf(dependencies);
  const { owned, answer } = createEditAnswers({ ...dependencies, termsOf });
  const delay = orders.of('edit', decide);

  async function termsOf(row: CouponRow, account: AccountIdentity, request: EditRequest): Promise<EditTerms> {
    const parts = await partsFor(row.userId);
    return editTermsOf(row, account, request, { ...parts, balance: await accounts.balanceOf(row.accountId) });
  }

  /** Writes a step of an edit behind the gate, and tells the watcher of what it paid and placed. */
  async function post(one: EditCase, known: OwnedCoupon, step: EditStep): Promise<EditOutcome> {
    const { userId, couponId, key, requestHash, now, session, isDecision } = step;
    const outcome = await orders.post<EditStep, EditOutcome>({
      act: actOf(one, known),
      step,
      write: edits.edit,
      refuse: (refusal) =>
        edits.edit({
          ...{ userId, couponId, key, requestHash, now },
          ...definedOnly({ session, isDecision }),
          refusal: gateRefusal(refusal, []),
        }),
    });
    if (outcome.status === 'edited' && !outcome.isReplay && 'placement' in step) {
      const { stake, price } = step.cashOut;
      watcher.paid({ couponId, stake, amount: price, at: now });
      watcher.accepted(outcome.newId, step.placement);
    }
    return outcome;
  }

  /** Prices and posts, again while the coupon changes in between. */
  async function settle(
    one: EditCase,
    first: OwnedCoupon,
    stepOf: (known: OwnedCoupon) => EditStep,
  ): Promise<EditAnswer> {
    let known = first;
    for (let attempt = 1; ; attempt++) {
      const outcome = await post(one, known, stepOf(known));
      if (outcome.status !== 'stale' || attempt === STALE_ATTEMPTS) return answer(namedOf(one), outcome);
      known = await owned(one);
    }
  }

  /** Decides a delayed edit from its row, by the book of this instant. */
  async function decide({ userId, key, facts, ...due }: DueOrder<EditFacts>): Promise<EditAnswer> {
    const one: EditCase = { userId, key, ...facts };
    const own = await partsFor(userId);
    const lookNow = (known: OwnedCoupon): OrderLook => {
      const now = clock.now();
      if (due.isTooLate) return { problem: NOT_EDITED, isLive: false };
      const isHit = wasHit(known.row, one.order, [due.arrivedAt, now], book);
      return isHit ? { problem: { code: 'GAME_STATE_CHANGED' }, isLive: false } : lookAtOrder(known, one.order, own);
    };
    return settle(one, await owned(one), (known) => ({
      ...stepOfLook(known, one, lookNow(known), own),
      isDecision: true,
    }));
  }

  function delayLive(one: EditCase, known: OwnedCoupon, session: string, delayMs: number): Promise<EditAnswer> {
    const { userId, key, couponId, order, requestHash } = one;
    const base = stepBase(one, clock.now());
    return delay.delayLive<EditOutcome>({
      ...{ userId, key, facts: { couponId, order, requestHash }, arrivedAt: base.now, delayMs },
      write: (step) => post(one, known, { ...base, session, ...step }),
      answer: (outcome) => answer(namedOf(one), outcome),
    });
  }

  async function edit({ session, visitor, ...input }: EditInput): Promise<EditAnswer> {
    checkGroups(input.order.bets);
    const one: EditCase = { ...input, requestHash: hashOf(input) };
    const [known, own] = [await owned(input), await partsFor(input.userId)];
    const turned = await orders.turnBack<EditOutcome>({ kind: 'edit', act: actOf(one, known), visitor, ...one });
    if (turned) return answer(namedOf(one), turned);
    const isOld = clock.now() > input.order.sequence + cashOutSettings().validSeconds * 1000;
    const lookNow = (at: OwnedCoupon): OrderLook => {
      const look = lookAtOrder(at, input.order, own);
      return look.problem || !isOld ? look : { problem: { code: 'OFFER_EXPIRED' }, isLive: false };
    };
    const first = lookNow(known);
    const delaySeconds = Math.max(
      cashOutDelayOf(known.row, own),
      'assessment' in first ? first.assessment.delaySeconds : 0,
    );
    if (!first.problem && first.isLive && delaySeconds > 0) return delayLive(one, known, session, delaySeconds * 1000);
    return settle(one, known, (at) => ({ ...stepOfLook(at, one, lookNow(at), own), session }));
  }

  return {
    async terms(userId, couponId, { bets, stake }) {
      checkGroups(bets ?? []);
      const { row, account } = await owned({ userId, couponId });
      return termsOf(row, account, { bets, stake, isBonusBet: null });
    },
    edit,
    async outcome({ userId, couponId, key }) {
      await owned({ userId, couponId });
      const sealed = await orders.seal<EditOutcome>('edit', userId, key, NOT_EDITED);
      return answer({ userId, couponId, request: null }, sealed);
    },
  };
}
