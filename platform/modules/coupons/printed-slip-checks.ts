import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** Checks that prove a printed slip authentic: without the secret the check of a coupon's number cannot be made. */
export interface PrintedSlipChecks {
  of(couponId: number): { readonly check: string; readonly code: string };
  /** Returns whether a check is that of this coupon, in upper or lower case. */
  isOf(couponId: number, check: string): boolean;
}

/** Characters that are not mistaken for one another on paper (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 5 bits are 130 bits; the 8 that are read aloud leave 90 secret. */
const CHECK_LENGTH = 26;
const GROUP = 4;

/** @param secret the same in every process */
export function createPrintedSlipChecks(secret: Uint8Array): PrintedSlipChecks {
  function checkOf(couponId: number): string {
    const digest = createHmac('sha256', secret).update(`coupon-slip.${couponId}`).digest();
    return Array.from(digest.subarray(0, CHECK_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
  }

  return {
    of(couponId) {
      const check = checkOf(couponId);
      return { check, code: `${check.slice(0, GROUP)}-${check.slice(GROUP, GROUP * 2)}` };
    },
    isOf(couponId, check) {
      const [given, expected] = [Buffer.from(check.toUpperCase()), Buffer.from(checkOf(couponId))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Shown to holders of a printed slip in the place of a promo code. */
const HIDDEN_CODE = '•••';

/** Shows that a promo code paid the stake, and not which: it is its owner's, and may be good for more than one bet. */
export function withoutPromoCode(coupon: Coupon): Coupon {
  return coupon.promoCode === null ? coupon : { ...coupon, promoCode: HIDDEN_CODE };
}
