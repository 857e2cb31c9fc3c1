import { setTimeout as pause } from 'node:timers/promises';
import type { EditAnswer, EditOffer, EditQuestion } from '#shared/contracts/coupon-edit.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { isPassingFailure } from '../../../database/failures.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { AccountIdentity, Accounts } from '../../accounts/service.ts';
import type { Admission } from '../../admission/service.ts';
import type { CouponRow } from '../coupon-record.ts';
import type { CouponsRepository } from '../coupons-repository.ts';
import { turnBack } from '../gate/turn-back.ts';
import { createPendingPlacements } from '../pending-placements.ts';
import { checkGroups } from '../placement-request.ts';
import { createSnapshots } from '../quotes.ts';
import { type OfferParts, saleDelayOf } from '../sale/offers.ts';
import type { Selling } from '../sale/selling.ts';
import { createEditAnswers, type NamedEdit } from './edit-answers.ts';
import type { EditWish } from './edit-look.ts';
import { editOfferOf } from './edit-offers.ts';
import type { EditRepository, EditStep } from './edit-repository.ts';
import {
  type EditInput,
  hashOf,
  lookAtOrder,
  type OrderLook,
  type OwnedCoupon,
  stepBase,
  stepOfLook,
  wasHit,
  wishOf,
} from './edit-steps.ts';

/** Editing open coupons (peers 3). */
export interface Editing {
  /** What a coupon of the player would become now; ApiError BAD_REQUEST, COUPON_UNKNOWN. */
  offer(userId: number, couponId: number, question: EditQuestion): Promise<EditOffer>;
  /**
   * Ends a coupon at its value and places another one with it, once for each key.
   *
   * @throws ApiError BAD_REQUEST, COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH, SESSION_REQUIRED, and those of a gate that is
   * closed for it
   */
  edit(input: EditInput): Promise<EditAnswer>;
  close(): Promise<void>;
}

interface EditingDependencies extends Omit<OfferParts, 'clock'> {
  readonly clock: ServerClock;
  readonly book: OfferParts['book'] & Pick<Book, 'game' | 'materialIncidents'>;
  readonly accounts: Pick<Accounts, 'balanceOf' | 'identify'>;
  readonly repository: Pick<CouponsRepository, 'byId'>;
  readonly admission: Pick<Admission, 'refusalOf'>;
  readonly edits: EditRepository;
  readonly announce: Selling['announce'];
  readonly onError: (error: unknown) => void;
}

/** A request is held open for no longer; beyond, the answer is `pending`. */
const MAX_WAIT_MS = 1000;
/** A held edit that is not decided so long after its time was lost with its process. */
const PATIENCE_S = 15;
const STALE_ATTEMPTS = 5;
const DECISION_ATTEMPTS = 6;
const DECISION_PAUSE_MS = 500;

const namedOf = ({ userId, couponId, order }: EditInput): NamedEdit => ({ userId, couponId, wish: wishOf(order) });

/** Edits coupons: idempotent, priced from the book, held for the live delay, booked by one database call. */
export function createEditing(dependencies: EditingDependencies): Editing {
  const { accounts, book, clock, edits, settings, saleSettings } = dependencies;
  const parts = { book, clock, settings, saleSettings, snapshot: createSnapshots(book) };
  const { owned, answer } = createEditAnswers({ ...dependencies, offerOf });
  const pending = createPendingPlacements<EditAnswer>(clock, dependencies.onError);

  async function offerOf(row: CouponRow, account: AccountIdentity, wish: EditWish): Promise<EditOffer> {
    return editOfferOf(row, account, wish, { ...parts, balance: await accounts.balanceOf(row.accountId) });
  }

  /** Looks and books until nothing has come in between. */
  async function settle(
    input: EditInput,
    first: OwnedCoupon,
    stepOf: (known: OwnedCoupon) => EditStep,
  ): Promise<EditAnswer> {
    let known = first;
    for (let attempt = 1; ; attempt++) {
      const outcome = await edits.edit(stepOf(known));
      if (outcome.status !== 'stale' || attempt === STALE_ATTEMPTS) return answer(namedOf(input), outcome);
      known = await owned(input);
    }
  }

  async function decide(input: EditInput, arrivedAt: number): Promise<EditAnswer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await settle(input, await owned(input), (known) => {
          const look: OrderLook = wasHit(known.row, input.order, [arrivedAt, clock.now()], book)
            ? { problem: { code: 'GAME_STATE_CHANGED' }, isLive: false }
            : lookAtOrder(known, input.order, parts);
          const { session: _, ...step } = stepOfLook(known, input, look, parts);
          return { ...step, isDecision: true } as EditStep;
        });
      } catch (error) {
        if (!isPassingFailure(error) || attempt === DECISION_ATTEMPTS) throw error;
        await pause(DECISION_PAUSE_MS);
      }
    }
  }

  async function hold(input: EditInput, delayMs: number): Promise<EditAnswer> {
    const base = stepBase(input, clock.now());
    const decidesAt = base.now + delayMs;
    const wait = clock.wallUntil(decidesAt);
    const outcome = await edits.edit({ ...base, decidesAt, patienceSeconds: wait / 1000 + PATIENCE_S });
    if (outcome.status !== 'pending' || outcome.isReplay) return answer(namedOf(input), outcome);
    const { session: _, ...unbound } = base;
    const decision = pending.hold(
      decidesAt,
      () => decide(input, base.now),
      () => edits.edit({ ...unbound, refusal: { code: 'NOT_EDITED' }, isDecision: true }),
    );
    return wait > MAX_WAIT_MS ? answer(namedOf(input), outcome) : decision;
  }

  async function edit(input: EditInput): Promise<EditAnswer> {
    checkGroups(input.order.bets);
    const known = await owned(input);
    const act = input.order.stake > known.row.amount ? 'stake-raise' : 'edit';
    const turned = await turnBack(act, dependencies.admission, edits, { ...input, requestHash: hashOf(input) });
    if (turned) return answer(namedOf(input), turned);
    const isOld = clock.now() > input.order.sequence + saleSettings().offerSeconds * 1000;
    const lookNow = (at: OwnedCoupon): OrderLook => {
      const look = lookAtOrder(at, input.order, parts);
      return look.problem || !isOld ? look : { problem: { code: 'OFFER_EXPIRED' }, isLive: false };
    };
    const first = lookNow(known);
    const delaySeconds = Math.max(
      saleDelayOf(known.row, parts),
      'assessment' in first ? first.assessment.delaySeconds : 0,
    );
    if (!first.problem && first.isLive && delaySeconds > 0) return hold(input, delaySeconds * 1000);
    return settle(input, known, (at) => stepOfLook(at, input, lookNow(at), parts));
  }

  return {
    async offer(userId, couponId, { bets, stake }) {
      checkGroups(bets ?? []);
      const { row, account } = await owned({ userId, couponId });
      return offerOf(row, account, { bets, stake, isBonusBet: null });
    },
    edit,
    close: () => pending.close(),
  };
}
