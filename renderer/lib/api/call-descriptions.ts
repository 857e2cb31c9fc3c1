// Call descriptions with the schemas of their answers. They load with the first call, like axios.

export const accountCalls = () => import('#shared/contracts/account.ts');
export const appsCalls = () => import('#shared/contracts/apps.ts');
export const captchaCalls = () => import('#shared/contracts/captcha.ts');
export const catalogueCalls = () => import('#shared/contracts/catalogue.ts');
export const couponCalls = () => import('#shared/contracts/coupon.ts');
export const identityCalls = () => import('#shared/contracts/identity.ts');
export const landingCalls = () => import('#shared/contracts/landing.ts');
export const referenceCalls = () => import('#shared/contracts/reference.ts');
export const promoCalls = () => import('#shared/contracts/coupon-promo.ts');
export const printedSlipCalls = () => import('#shared/contracts/printed-slip.ts');
export const accessCalls = () => import('#shared/contracts/access.ts');
export const siteCalls = () => import('#shared/contracts/site-config.ts');
export const analyticsCalls = () => import('#shared/contracts/analytics.ts');
export const emailLinkCalls = () => import('#shared/contracts/email-links.ts');
export const securityCalls = () => import('#shared/contracts/security.ts');
export const consentCalls = () => import('#shared/contracts/consent.ts');
export const seoCalls = () => import('#shared/contracts/seo.ts');
export const registrationCalls = () => import('#shared/contracts/registration.ts');
export const supportCalls = () => import('#shared/contracts/support.ts');
export const lifeCalls = () => import('#shared/contracts/session-life.ts');
export const houseCouponCalls = () => import('#shared/contracts/house-coupons.ts');
export const passkeyCalls = () => import('#shared/contracts/passkeys.ts');
export const limitCalls = () => import('#shared/contracts/money-limits.ts');
export const conversionCalls = () => import('#shared/contracts/account-conversion.ts');
export const builderCalls = () => import('#shared/contracts/builder.ts');
