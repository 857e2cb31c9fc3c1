/** Longest name that a player gives a passkey. */
export const PASSKEY_NAME_LENGTH = 60;
