import { collectCall } from '#shared/contracts/analytics.ts';
import { builderSuggestionsCall, priceBuilderCall } from '#shared/contracts/builder.ts';
import { captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';
import { couponOutcomeCall, placeCouponCall } from '#shared/contracts/coupon.ts';
import { checkPromoCall } from '#shared/contracts/coupon-promo.ts';
import { askPasswordCall, resetMethodsCall, resetPasswordCall } from '#shared/contracts/email-links.ts';
import { fingerprintCall } from '#shared/contracts/fingerprint.ts';
import { generateCouponCall, shareCouponCall, sharedCouponCall } from '#shared/contracts/house-coupons.ts';
import {
  checkPasswordCodeCall,
  resendCodeCall,
  smsLoginCall,
  tokenLoginCall,
  twoStepLoginCall,
} from '#shared/contracts/identity.ts';
import { saveNoticeChoicesCall, setPriceAlertCall } from '#shared/contracts/notices.ts';
import { askPasskeyLoginCall, passkeyLoginCall } from '#shared/contracts/passkeys.ts';
import { policyReportsCall } from '#shared/contracts/policy-reports.ts';
import { priceHistoryCall } from '#shared/contracts/price-history.ts';
import { printedSlipCall } from '#shared/contracts/printed-slip.ts';
import { confirmRegistrationCall, registerCall } from '#shared/contracts/registration.ts';
import { noteSearchOpenedCall, searchCall } from '#shared/contracts/search.ts';
import { readSignInChangeCall, undoSignInChangeCall } from '#shared/contracts/sign-in-changes.ts';
import {
  oneTapCall,
  socialLoginCall,
  socialTwoStepCall,
  walletAnswerCall,
  walletMessageCall,
} from '#shared/contracts/social.ts';
import {
  askCallbackCall,
  createSupportRequestCall,
  openSupportCall,
  replySupportRequestCall,
  writeChatCall,
} from '#shared/contracts/support.ts';
import type { CallLimits } from './call-route.ts';

const MINUTE = 60_000;

/**
 * Returns how often one address, counted in all processes, may make calls that are costly or easy to abuse. Passwords and the sending of codes
 * have their own throttles, by account or target and address.
 */
export function defaultCallLimits(isProduction: boolean): CallLimits {
  const guess = { max: isProduction ? 60 : 1000, timeWindow: 10 * MINUTE };
  return {
    [captchaUpdateCall.id]: { max: isProduction ? 120 : 2000, timeWindow: 10 * MINUTE },
    [captchaValidateCall.id]: { max: isProduction ? 120 : 2000, timeWindow: 10 * MINUTE },
    [collectCall.id]: { max: isProduction ? 600 : 6000, timeWindow: 10 * MINUTE },
    [fingerprintCall.id]: { max: isProduction ? 300 : 6000, timeWindow: 10 * MINUTE },
    [smsLoginCall.id]: guess,
    [twoStepLoginCall.id]: guess,
    [tokenLoginCall.id]: guess,
    [checkPasswordCodeCall.id]: guess,
    [resendCodeCall.id]: guess,
    [confirmRegistrationCall.id]: guess,
    [passkeyLoginCall.id]: guess,
    [askPasskeyLoginCall.id]: { max: isProduction ? 200 : 2000, timeWindow: 10 * MINUTE },
    [registerCall.id]: { max: isProduction ? 20 : 1000, timeWindow: 10 * MINUTE },
    [askPasswordCall.id]: { max: isProduction ? 10 : 1000, timeWindow: 10 * MINUTE },
    [resetPasswordCall.id]: { max: isProduction ? 20 : 1000, timeWindow: 10 * MINUTE },
    [resetMethodsCall.id]: guess,
    [readSignInChangeCall.id]: guess,
    [undoSignInChangeCall.id]: guess,
    [openSupportCall.id]: { max: isProduction ? 30 : 1000, timeWindow: 10 * MINUTE },
    [writeChatCall.id]: { max: isProduction ? 120 : 2000, timeWindow: MINUTE },
    [createSupportRequestCall.id]: { max: isProduction ? 30 : 1000, timeWindow: 10 * MINUTE },
    [replySupportRequestCall.id]: { max: isProduction ? 120 : 2000, timeWindow: MINUTE },
    [askCallbackCall.id]: { max: isProduction ? 10 : 1000, timeWindow: 10 * MINUTE },
    [socialLoginCall.id]: guess,
    [socialTwoStepCall.id]: guess,
    [oneTapCall.id]: guess,
    [walletMessageCall.id]: guess,
    [walletAnswerCall.id]: guess,
    [couponOutcomeCall.id]: { max: isProduction ? 600 : 6000, timeWindow: MINUTE },
    [printedSlipCall.id]: { max: isProduction ? 300 : 6000, timeWindow: MINUTE },
    [checkPromoCall.id]: guess,
    [priceBuilderCall.id]: { max: isProduction ? 180 : 6000, timeWindow: MINUTE },
    [builderSuggestionsCall.id]: { max: isProduction ? 120 : 6000, timeWindow: MINUTE },
    [priceHistoryCall.id]: { max: isProduction ? 120 : 6000, timeWindow: MINUTE },
    [saveNoticeChoicesCall.id]: { max: isProduction ? 120 : 2000, timeWindow: MINUTE },
    [setPriceAlertCall.id]: { max: isProduction ? 60 : 2000, timeWindow: MINUTE },
    [shareCouponCall.id]: { max: isProduction ? 30 : 1000, timeWindow: 10 * MINUTE },
    [sharedCouponCall.id]: guess,
    [generateCouponCall.id]: { max: isProduction ? 60 : 2000, timeWindow: MINUTE },
    [searchCall.id]: { max: isProduction ? 600 : 6000, timeWindow: MINUTE },
    [noteSearchOpenedCall.id]: { max: isProduction ? 60 : 2000, timeWindow: MINUTE },
    [policyReportsCall.id]: { max: isProduction ? 60 : 2000, timeWindow: MINUTE },
    [placeCouponCall.id]: { max: isProduction ? 600 : 6000, timeWindow: MINUTE },
  };
}
