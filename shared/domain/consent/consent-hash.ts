/** Fragment that opens the cookie settings on any page (trust §5: withdrawn as easily as given). */
export const CONSENT_HASH = '#cookie-settings';
