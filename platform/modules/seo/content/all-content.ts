import { arabicSeo } from './ar.ts';
import { germanSeo } from './de.ts';
import { englishSeo } from './en.ts';
import { spanishSeo } from './es.ts';
import { frenchSeo } from './fr.ts';
import { portugueseSeo } from './pt.ts';
import { russianSeo } from './ru.ts';
import type { SeoContent } from './seo-content.ts';
import { turkishSeo } from './tr.ts';

/** Texts of the demonstration brand for search engines, by language. */
export const SEO_CONTENT: Readonly<Record<string, SeoContent>> = {
  ar: arabicSeo,
  de: germanSeo,
  en: englishSeo,
  es: spanishSeo,
  fr: frenchSeo,
  pt: portugueseSeo,
  ru: russianSeo,
  tr: turkishSeo,
};
