import { type ContentPage, type ContentRecord, type ContentTexts, versionOf } from '#shared/contracts/content.ts';

/** State of a page in a language: that of its texts, or what their version makes of it. */
export type LanguageState = ContentPage['state'] | 'missing';

/** Texts that a visitor reads. */
export interface ShownTexts {
  readonly language: string;
  readonly state: ContentPage['state'];
  readonly texts: ContentTexts;
}

/** Returns the state of a page in a language. */
export function stateIn(record: ContentRecord, language: string): LanguageState {
  const texts = record.texts[language];
  if (!texts) return 'missing';
  return texts.version < versionOf(record) ? 'outdated' : texts.state;
}

/** Returns the languages in which a page is shown in its own words; a legal one only where these are approved. */
export function shownLanguages(record: ContentRecord): string[] {
  const isReady = (language: string) => record.class !== 'legal' || stateIn(record, language) === 'approved';
  return Object.keys(record.texts)
    .filter((language) => language === record.fallback || isReady(language))
    .sort();
}

/** Returns the texts of a page for a visitor of a language: its own, else those of the fallback language. */
export function shownTexts(record: ContentRecord, wanted: string | undefined): ShownTexts {
  const isShown = wanted !== undefined && shownLanguages(record).includes(wanted);
  const language = isShown ? wanted : record.fallback;
  const texts = record.texts[language];
  const state = stateIn(record, language);
  if (!texts || state === 'missing') throw new Error(`the fallback language ${language} has no text`);
  return { language, state, texts };
}

/** Returns a text, or every text within lists and objects, with the values that it names in braces. */
export function withValues<Part>(part: Part, values: Readonly<Record<string, string>>): Part {
  const fill = (one: unknown): unknown => {
    if (typeof one === 'string') {
      return one.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    }
    if (Array.isArray(one)) return one.map(fill);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, fill(value)]));
  };
  return fill(part) as Part;
}
