// Brings files of contracts, with the schemas of their answers, with the first call that needs them. This list is part
// of the first page; `later-call-descriptions.ts` has what its code does not name, and a feature's own `api.ts` what that
// feature alone calls.

export const accountCalls = () => import('#shared/contracts/account.ts');
export const catalogueCalls = () => import('#shared/contracts/catalogue.ts');
export const builderCalls = () => import('#shared/contracts/builder.ts');
