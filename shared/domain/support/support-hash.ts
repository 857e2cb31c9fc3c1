/** Fragment that opens the support panel on any page with the usual frame, and on landings. */
export const SUPPORT_HASH = '#support';
