/** Calls of networks. The list of the others is part of the first page, which has no use for these. */
export const socialCalls = () => import('#shared/contracts/social.ts');
