/** Texts of a section by their files: `./locales/en.json`. */
export type SectionTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Says a text of a section, with values in the places of their names. */
export type SaySection = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a section in a language; English where it has none of its own. */
export function sectionText(files: SectionTexts, language: string): SaySection {
  const texts = files[`./locales/${language}.json`] ?? files['./locales/en.json'] ?? {};
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
