/** Texts of a section by file name, such as `./locales/en.json`. */
export type SectionTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns a text of a section with values in place of their names. */
export type SaySection = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Creates the text function of a section for a language; falls back to English. */
export function sectionText(files: SectionTexts, language: string): SaySection {
  const texts = files[`./locales/${language}.json`] ?? files['./locales/en.json'] ?? {};
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
