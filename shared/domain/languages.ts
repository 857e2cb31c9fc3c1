export interface LanguageName {
  readonly code: string;
  /** Name in the language itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Languages of the product. A site offers some or all of them. */
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

/** Returns a language by its two letters; an unknown one has its code as name and is read from left to right. */
export function languageOf(code: string): LanguageName {
  return LANGUAGES.find((language) => language.code === code) ?? { code, name: code, dir: 'ltr' };
}
