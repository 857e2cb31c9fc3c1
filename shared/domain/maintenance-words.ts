/** The operator's own text about maintenance by language prefix, such as `{ ru, en }`; empty for the product's text. */
export type MaintenanceTexts = Readonly<Record<string, string>>;

/** Text to show, with the prefix of its language. */
interface MaintenanceWords {
  readonly language: string;
  readonly text: string;
}

/** Countries and language prefixes whose players read Russian (shell §8, maintenance text). */
const READ_RUSSIAN: readonly string[] = ['AZ', 'KZ', 'UA', 'RU'];

/** Decides whether a player reads the Russian text: by the country, or by the language of the page. */
function readsRussian(language: string, country: string | null): boolean {
  return READ_RUSSIAN.includes(country ?? '') || READ_RUSSIAN.includes(language.toUpperCase());
}

/**
 * Returns the operator's text about maintenance for a player: Russian for AZ, KZ, UA and RU, otherwise that of the
 * page's language, English where there is none, and any text at last (shell §8, N-08, decision 046). Null leaves the
 * product's own text, which is in the language of the page.
 *
 * @param language prefix of the page
 * @param country ISO 3166 alpha-2 of the visitor; null where it is not known
 */
export function maintenanceWords(
  texts: MaintenanceTexts | undefined,
  language: string,
  country: string | null,
): MaintenanceWords | null {
  const wanted = readsRussian(language, country) ? ['ru', language, 'en'] : [language, 'en'];
  const written = Object.entries(texts ?? {}).filter(([, text]) => text.trim() !== '');
  const found = [...wanted, ...written.map(([code]) => code)]
    .map((code) => written.find(([one]) => one === code))
    .find((entry) => entry !== undefined);
  return found ? { language: found[0], text: found[1] } : null;
}
