import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { languageOf } from '#shared/domain/languages.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';

/**
 * Returns the language and the direction of the product's own words, for those within a text of another language. On an
 * element within a line they begin where the text around them does.
 */
export function useOwnWords(): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const { language } = useTranslation();
  return { lang: languageTag(language), dir: languageOf(language).dir };
}
