import type { PromoCheck, PromoCode } from '#shared/contracts/coupon-promo.ts';
import type { PromoTerms } from '#shared/domain/coupon/bonuses/promo-code.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Transaction } from '../../../database/pool.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { PromoRepository } from './promo-repository.ts';

/** A promo code as the operator creates it; the value in minor units. */
export interface NewPromoCode extends PromoCode {
  /** The owner; null for the first player who enters the code. */
  readonly userId: number | null;
}

/** Service for free bets by code (coupon mathematics §8.6). */
export interface PromoCodes {
  /** Codes that a player owns and can still use. */
  owned(userId: number): Promise<PromoCode[]>;
  /** Checks the value of an entered code for a player. Another player's code is unknown. */
  check(userId: number, code: string): Promise<PromoCheck>;
  /** Terms of a code for a placement; null when this player has no such code. */
  termsOf(userId: number, code: string): Promise<PromoTerms | null>;
  /**
   * Creates a code, in the transaction if there is one; false when it was used before and stays unchanged. ApiError
   * CURRENCY_UNKNOWN.
   */
  give(code: NewPromoCode, tx?: Transaction): Promise<boolean>;
}

interface PromoInput {
  readonly repository: PromoRepository;
  readonly clock: ServerClock;
}

function toCode({ code, value, iso, minCoef, minLegs, expiresAt }: PromoCode): PromoCode {
  return { code, value, iso, minCoef, minLegs, expiresAt };
}

/** Creates the promo code service of a database. */
export function createPromoCodes({ repository, clock }: PromoInput): PromoCodes {
  const termsOf = (userId: number, code: string) => repository.find(userId, code);
  return {
    owned: async (userId) => (await repository.owned(userId, clock.now())).map(toCode),
    async check(userId, code) {
      const found = await repository.find(userId, code);
      if (!found) return { status: 'refused', reason: 'unknown' };
      if (found.isUsed) return { status: 'refused', reason: 'used' };
      const isOver = found.expiresAt !== null && found.expiresAt <= clock.now();
      return isOver ? { status: 'refused', reason: 'expired' } : { status: 'usable', promoCode: toCode(found) };
    },
    termsOf,
    give(code, tx) {
      if (!isCurrencyIso(code.iso)) throw new ApiError('CURRENCY_UNKNOWN');
      return repository.give(code, clock.now(), tx);
    },
  };
}
