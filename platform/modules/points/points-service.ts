import { createHash } from 'node:crypto';
import type { PointsAnswer, PointsOrder, PointsOrderAnswer, PointsTermsAnswer } from '#shared/contracts/points.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { freeBetValue, type PointsTerms } from '#shared/domain/points/points.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts } from '../accounts/accounts-service.ts';
import type { Admission, Visitor } from '../admission/admission-service.ts';
import { answerable, type Orders } from '../orders/orders-service.ts';
import type { PointsPurchase, PointsRepository, PurchaseOutcome } from './points-repository.ts';

/** Points of players: what they are earned for is decided by the settlement, which books them with the coupon. */
export interface Points {
  /** How points are earned and what they buy. ApiError NOT_FOUND where the site has none. */
  terms(): PointsTermsAnswer;
  /**
   * Balance and one page of entries, older than the entry `before`; null begins. ApiError NOT_FOUND where the site has
   * none.
   */
  page(userId: number, before: number | null): Promise<PointsAnswer>;
  /**
   * Buys a free bet, once for each key; a key that is known gets its answer whatever has changed since.
   *
   * @throws ApiError NOT_FOUND where the site has no points; IDEMPOTENCY_MISMATCH for a key of another order; those of a
   * gate that is closed for bonuses
   */
  buy(visitor: Visitor, key: string, order: PointsOrder): Promise<PointsOrderAnswer>;
  /** The answer to the key of an order, also where the site has points no longer; seals a key that never arrived. */
  outcome(userId: number, key: string): Promise<PointsOrderAnswer>;
}

interface PointsInput {
  readonly repository: PointsRepository;
  readonly accounts: Pick<Accounts, 'accountsOf'>;
  readonly admission: Pick<Admission, 'through'>;
  readonly orders: Pick<Orders, 'known' | 'seal'>;
  readonly announcements: Announcements;
  readonly clock: Pick<ServerClock, 'now'>;
  /** null: the site has no points. */
  readonly terms: () => PointsTerms | null;
}

const PAGE_ENTRIES = 20;
const DAY_MS = 86_400_000;

/** Returns the hash that tells two orders with one key apart. */
const hashOf = ({ offer, points, value }: PointsOrder): string =>
  createHash('sha256').update(`${offer} ${points} ${value}`).digest('hex');

/** Returns the answer to a key of an order. */
function answerOf(found: PurchaseOutcome): PointsOrderAnswer {
  const outcome = answerable(found);
  switch (outcome.status) {
    case 'bought':
      return { status: 'bought', promoCode: outcome.promoCode, balance: outcome.balance };
    case 'refused':
      return { status: 'refused', ...outcome.refusal };
    default:
      throw new Error(`An order of points is ${outcome.status}`);
  }
}

/** Tells the pages of a player that the points have changed. */
export function announcePoints(announcements: Announcements, userId: number): void {
  announcements.publish('player', { userId, about: 'points' });
  // The accounts of the player carry the balance of points.
  announcements.publish('player', { userId, about: 'accounts' });
}

/** Creates the service of points. */
export function createPoints(input: PointsInput): Points {
  const { repository, accounts, admission, announcements, clock, orders } = input;

  function terms(): PointsTerms {
    const found = input.terms();
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  }

  /** Free bets are in the currency of the main account, which every player has. */
  async function currencyOfPlayer(userId: number): Promise<string> {
    const main = (await accounts.accountsOf(userId)).find(({ type }) => type === ACCOUNT_TYPE.main);
    if (!main) throw new Error('The player has no main account');
    return main.iso;
  }

  /** Returns the order as it stands now: an offer that is another than the one that the player saw is refused. */
  async function purchaseOf(userId: number, key: string, request: PointsOrder): Promise<PointsPurchase> {
    const offer = terms().offers.find(({ id }) => id === request.offer);
    const currency = await currencyOfPlayer(userId);
    const value = offer && freeBetValue(offer.times, currency);
    const now = clock.now();
    const step = { userId, key, requestHash: hashOf(request), now, points: request.points };
    if (!offer || offer.points !== request.points || value !== request.value) {
      return { ...step, gift: null, refusal: 'changed' };
    }
    const { minCoef, minLegs, days } = offer;
    return { ...step, gift: { value, currency, minCoef, minLegs, expiresAt: now + days * DAY_MS }, refusal: null };
  }

  return {
    terms() {
      const { rate, minCoef, offers } = terms();
      return { rate, minCoef, offers: offers.map((offer) => ({ ...offer })) };
    },
    async page(userId, before) {
      terms();
      const [balance, found] = await Promise.all([
        repository.balanceOf(userId),
        repository.entries(userId, before, PAGE_ENTRIES + 1),
      ]);
      return { balance, entries: found.slice(0, PAGE_ENTRIES), hasMore: found.length > PAGE_ENTRIES };
    },
    async buy(visitor, key, request) {
      const { userId } = visitor;
      const requestHash = hashOf(request);
      const known = await orders.known<PurchaseOutcome>({ kind: 'purchase', userId, key, requestHash });
      if (known) return answerOf(known);
      const { answer } = answerable(
        await admission.through('bonus-claim', visitor, async (gate) =>
          repository.buy(await purchaseOf(userId, key, request), gate),
        ),
      );
      if (answer.status === 'bought') announcePoints(announcements, userId);
      return answer;
    },
    async outcome(userId, key) {
      const refusal = { reason: 'not-bought', balance: await repository.balanceOf(userId) };
      return answerOf(await orders.seal<PurchaseOutcome>('purchase', userId, key, refusal));
    },
  };
}
