import type { AdvanceAnswer } from '#shared/contracts/coupon-review.ts';
import { bestPayoutOf } from '#shared/domain/coupon/bonuses/best-payout.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import { ratioOfDecimal } from '#shared/domain/coupon/ratio.ts';
import { taxedPayout } from '#shared/domain/coupon/tax.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Announcements } from '../../../database/announcements.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { AccountIdentity, Accounts } from '../../accounts/accounts-service.ts';
import { type CouponRow, toEngineCoupon } from '../coupon-record.ts';
import type { CouponSettings } from '../coupon-settings.ts';
import { isReserved, type NewAdvance } from './reservation-record.ts';
import type { ReservationRepository } from './reservation-repository.ts';
import { announceMoved } from './reviews.ts';

/** Service for stakes that are advanced on open coupons (coupon mathematics §8.5). */
export interface Advances {
  /** The largest advance to an account now, minor units. ApiError ACCOUNT_UNKNOWN. */
  available(userId: number, accountId: number): Promise<AdvanceAnswer>;
  /** Terms of an advance for a coupon whose player asks for `asked` minor units. */
  termsFor(account: AccountIdentity, asked: number): Promise<NewAdvance>;
  /** Voids coupons whose advances can no longer be repaid. */
  failAll(): Promise<void>;
}

interface AdvancesInput {
  readonly repository: ReservationRepository;
  readonly accounts: Pick<Accounts, 'identify'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly announcements: Announcements;
  readonly settings: () => CouponSettings;
}

/** Returns the largest amount that a coupon can still pay its player, after tax. */
function bestOf(row: CouponRow, { rules }: CouponSettings): number {
  const engine = toEngineCoupon(row);
  const payout = bestPayoutOf(engine, rules);
  return taxedPayout(row.tax?.rule ?? null, { payout, stake: row.amount, iso: row.iso, isReturned: false }).net;
}

/** Returns whether a coupon secures an advance: its own money is free, and it is decided in time. */
function isGood(row: CouponRow, now: number, { rules }: CouponSettings): boolean {
  const isFree = (row.bonuses?.promoCode ?? null) !== null;
  const isSoon = row.legs.every(
    ({ statusId, snapshot }) => !isPendingStatus(statusId) || snapshot.startAt - now <= rules.prepaid.startsWithin,
  );
  return !isFree && !isReserved(row) && isSoon;
}

/** Returns a share of an amount, rounded down. */
function shareOf(amount: number, share: string): number {
  const { n, d } = ratioOfDecimal(share);
  return Number((BigInt(amount) * n) / d);
}

/** Creates the advance service of a database. */
export function createAdvances({ repository, accounts, clock, announcements, settings }: AdvancesInput): Advances {
  async function basisOf({ id, iso, type }: AccountIdentity): Promise<Pick<NewAdvance, 'basis' | 'gross'>> {
    const known = settings();
    const { isOffered, share, maxTimes } = known.reservations.advance;
    if (!isOffered || type === ACCOUNT_TYPE.bonus) return { basis: [], gross: 0 };
    const rows = (await repository.openCoupons(id)).filter((row) => isGood(row, clock.now(), known));
    const best = rows.reduce((sum, row) => sum + bestOf(row, known), 0);
    return {
      basis: rows.map((row) => ({ id: row.id, cashedOutStake: row.cashOut?.cashedOutStake ?? 0 })),
      gross: Math.min(shareOf(best, share), currencyOf(iso).initialAmount * maxTimes),
    };
  }

  return {
    async available(userId, accountId) {
      const account = await accounts.identify(userId, accountId);
      if (!account) throw new ApiError('ACCOUNT_UNKNOWN');
      const [{ gross }, outstanding] = await Promise.all([basisOf(account), repository.advancedTo(accountId)]);
      const availablePrepaidAmount = Math.max(0, gross - outstanding);
      return { availablePrepaidAmount, iso: account.iso, outstanding, now: clock.now() };
    },
    async termsFor(account, asked) {
      const until = clock.now() + settings().rules.prepaid.startsWithin;
      return { asked, until, ...(await basisOf(account)) };
    },
    async failAll() {
      for (const couponId of await repository.failing(clock.now())) {
        const moved = await repository.fail(couponId, clock.now());
        if (moved) announceMoved(announcements, moved, 'settled');
      }
    },
  };
}
