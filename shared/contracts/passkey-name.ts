/** Maximum length of a passkey's name, in characters. */
export const PASSKEY_NAME_LENGTH = 60;
