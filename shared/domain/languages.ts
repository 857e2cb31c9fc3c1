export interface LanguageName {
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Languages that the product is written in. A site offers some or all of them. */
export const LANGUAGES: readonly LanguageName[] = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'pt', name: 'Português', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'tr', name: 'Türkçe', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
];

/**
 * A language by its two letters; one that the product is not written in is called by its code and read from the left.
 */
export function languageOf(code: string): LanguageName {
  return LANGUAGES.find((language) => language.code === code) ?? { code, name: code, dir: 'ltr' };
}
