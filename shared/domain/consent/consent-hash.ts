/** A link to this place of any page opens the choice about cookies (trust §5: withdrawn as easily as given). */
export const CONSENT_HASH = '#cookie-settings';
