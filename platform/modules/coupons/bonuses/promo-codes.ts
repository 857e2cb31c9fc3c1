import type { PromoCheck, PromoCode } from '#shared/contracts/coupon-promo.ts';
import type { PromoTerms } from '#shared/domain/coupon/bonuses/promo-code.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { PromoRepository } from './promo-repository.ts';

/** A code as the operator gives it; the value in minor units. */
export interface NewPromoCode extends PromoCode {
  /** Null: whoever types it first. */
  readonly userId: number | null;
}

/** Free bets by code (coupon mathematics §8.6). */
export interface PromoCodes {
  /** Those that a player has and can still use. */
  owned(userId: number): Promise<PromoCode[]>;
  /** What a typed code is worth to a player. Somebody else's code is unknown. */
  check(userId: number, code: string): Promise<PromoCheck>;
  /** The terms of a code for a placement; null for one that there is none of for this player. */
  termsOf(userId: number, code: string): Promise<PromoTerms | null>;
  /** Gives a code; false when it has been used before and stays as it is. ApiError CURRENCY_UNKNOWN. */
  give(code: NewPromoCode): Promise<boolean>;
}

interface PromoInput {
  readonly repository: PromoRepository;
  readonly clock: ServerClock;
}

function toCode({ code, value, iso, minCoef, minLegs, expiresAt }: PromoCode): PromoCode {
  return { code, value, iso, minCoef, minLegs, expiresAt };
}

/** The codes of a database. */
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
    give(code) {
      if (!isCurrencyIso(code.iso)) throw new ApiError('CURRENCY_UNKNOWN');
      return repository.give(code, clock.now());
    },
  };
}
