// Brings files of contracts, with the schemas of their answers, with the first call that needs them. This list is part
// of the first page: a file that one feature alone calls is brought by that feature's own `api.ts`.

export const accountCalls = () => import('#shared/contracts/account.ts');
export const catalogueCalls = () => import('#shared/contracts/catalogue.ts');
export const couponCalls = () => import('#shared/contracts/coupon.ts');
export const identityCalls = () => import('#shared/contracts/identity.ts');
export const referenceCalls = () => import('#shared/contracts/reference.ts');
export const accessCalls = () => import('#shared/contracts/access.ts');
export const siteCalls = () => import('#shared/contracts/site-config.ts');
export const consentCalls = () => import('#shared/contracts/consent.ts');
export const lifeCalls = () => import('#shared/contracts/session-life.ts');
export const builderCalls = () => import('#shared/contracts/builder.ts');
export const searchCalls = () => import('#shared/contracts/search.ts');
