import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import type { SeoContent } from './seo-content.ts';
import { tr } from './tr.ts';

/** What the demonstration brand tells search engines, by language. */
export const SEO_CONTENT: Readonly<Record<string, SeoContent>> = { ar, de, en, es, fr, pt, ru, tr };
