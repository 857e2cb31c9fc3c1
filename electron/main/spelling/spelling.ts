import type { Session } from 'electron';

declare const __DICTIONARY_URL__: string;

export type SpellingSession = Pick<
  Session,
  | 'availableSpellCheckerLanguages'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
>;

/** Address that never exists (RFC 2606), so that Chromium requests no dictionaries. */
const NOWHERE = 'https://dictionaries.invalid/';
/** Chromium's default hosts of dictionaries, which must not learn what players type and where. */
const FOREIGN = /(^|\.)(google|googleapis|gvt1|gstatic)\.com$/;

/**
 * Returns the operator's address of dictionaries that a build may name (DICTIONARY_URL); null when it names none.
 *
 * @throws Error when the address is not an https folder of the operator
 */
export function dictionaryUrl(raw: string): string | null {
  if (raw === '') return null;
  const url = URL.canParse(raw) ? new URL(raw) : null;
  if (url?.protocol !== 'https:' || !url.pathname.endsWith('/') || FOREIGN.test(url.hostname))
    throw new Error(
      `DICTIONARY_URL=${raw}: must be a folder of your own, such as https://www.example.com/dictionaries/`,
    );
  return url.href;
}

/** Returns the address of dictionaries of this build. */
export const builtDictionaries = (): string | null => dictionaryUrl(__DICTIONARY_URL__);

/** Returns a dictionary for the language of the page from the available ones: `en-US` for `en`. */
export function dictionariesFor(language: string, available: readonly string[]): string[] {
  const found =
    available.find((code) => code === language) ?? available.find((code) => code.startsWith(`${language}-`));
  return found === undefined ? [] : [found];
}

/** Switches the spelling check of a session on or off; without the operator's address no dictionary can be loaded. */
export function applySpelling(session: SpellingSession, url: string | null, isWanted: boolean, language: string): void {
  session.setSpellCheckerDictionaryDownloadURL(url ?? NOWHERE);
  const isOn = url !== null && isWanted;
  session.setSpellCheckerEnabled(isOn);
  session.setSpellCheckerLanguages(isOn ? dictionariesFor(language, session.availableSpellCheckerLanguages) : []);
}
