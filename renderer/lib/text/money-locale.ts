/** Returns the locale for amounts: Latin digits in every language, as in the sentences around them. */
export const moneyLocale = (language: string): string => `${language}-u-nu-latn`;
