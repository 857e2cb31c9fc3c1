import type { Session } from 'electron';

declare const __DICTIONARY_URL__: string;

export type SpellingSession = Pick<
  Session,
  | 'availableSpellCheckerLanguages'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
>;

/** A place that there never is (RFC 2606): where dictionaries are not to be had, nothing is asked for them. */
const NOWHERE = 'https://dictionaries.invalid/';
/** Places that Chromium takes its dictionaries from: what is typed and where is nobody's business there. */
const FOREIGN = /(^|\.)(google|googleapis|gvt1|gstatic)\.com$/;

/**
 * The operator's own place of dictionaries, which the build may name (DICTIONARY_URL); null where it names none.
 *
 * @throws Error when it is not an https address of a folder, or not the operator's own
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

/** The place of dictionaries of this build. */
export const builtDictionaries = (): string | null => dictionaryUrl(__DICTIONARY_URL__);

/** A dictionary for the language of the page among those there are: `en-US` for `en`. */
export function dictionariesFor(language: string, available: readonly string[]): string[] {
  const found =
    available.find((code) => code === language) ?? available.find((code) => code.startsWith(`${language}-`));
  return found === undefined ? [] : [found];
}

/** Checks spelling in a session or not; without a place of its own no dictionary can come from anywhere. */
export function applySpelling(session: SpellingSession, url: string | null, isWanted: boolean, language: string): void {
  session.setSpellCheckerDictionaryDownloadURL(url ?? NOWHERE);
  const isOn = url !== null && isWanted;
  session.setSpellCheckerEnabled(isOn);
  session.setSpellCheckerLanguages(isOn ? dictionariesFor(language, session.availableSpellCheckerLanguages) : []);
}
