/** Fragment that opens the tools for safer play on any page; guests are asked to sign in first. */
export const CARE_HASH = '#safer-play';
