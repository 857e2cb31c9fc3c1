import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { LanguageAttributes } from '#renderer/lib/pages/part-record.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';

/** Returns the attributes of an element with words of a language, by its code. */
export function languageAttributes(language: string): LanguageAttributes {
  return { lang: languageTag(language), dir: languageOf(language).dir };
}

/**
 * Returns the language and the direction of the product's own words, for those within a text of another language. On an
 * element within a line they begin where the text around them does.
 */
export function useOwnWords(): LanguageAttributes {
  const { language } = useTranslation();
  return languageAttributes(language);
}
