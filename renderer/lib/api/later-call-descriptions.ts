// Brings files of contracts that several features call, but no code of the first page.

export const couponCalls = () => import('#shared/contracts/coupon.ts');
export const identityCalls = () => import('#shared/contracts/identity.ts');
export const referenceCalls = () => import('#shared/contracts/reference.ts');
export const accessCalls = () => import('#shared/contracts/access.ts');
export const siteCalls = () => import('#shared/contracts/site-config.ts');
export const consentCalls = () => import('#shared/contracts/consent.ts');
export const lifeCalls = () => import('#shared/contracts/session-life.ts');
export const searchCalls = () => import('#shared/contracts/search.ts');
