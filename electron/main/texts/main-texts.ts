import { type LanguageName, languageOf } from '#shared/domain/languages.ts';
import { detectLanguage } from '#shared/domain/routing/language.ts';
import { type MessageValues, readMessage } from '#shared/text/icu-message.ts';

/** Texts by language, namespace and key, as the build has bundled them (docs/decisions/025). */
export type TextFiles = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

declare const __DESKTOP_TEXTS__: TextFiles;

/** Namespace of a key that names none. */
const USUAL_NAMESPACE = 'desktop-app';
const LAST_RESORT = 'en';

/** Texts of the main process: menus, the tray, dialogs, notifications. */
export interface MainTexts {
  /** Returns the language, two letters. */
  readonly language: () => string;
  readonly direction: () => LanguageName['dir'];
  /**
   * Returns a text by its key, from `desktop-app` unless the key names a namespace (`desktop-notices:reality_title`). A
   * text that the language lacks is returned in English; an unknown key is returned itself.
   */
  readonly t: (key: string, values?: MessageValues) => string;
  /** Switches to the language that the player has chosen in the window; a language without texts changes nothing. */
  readonly follow: (language: string) => void;
  /** Registers a listener for changes of the language; returns a function that removes it. */
  readonly onChange: (listener: () => void) => () => void;
}

interface TextOptions {
  /** Texts to use instead of the bundled ones. */
  readonly files?: TextFiles;
  /** Player's last choice on this machine. */
  readonly stored: string | undefined;
  /** Languages of `app.getPreferredSystemLanguages()`, most wanted first: `de-AT`. */
  readonly preferred: readonly string[];
}

/** Creates the texts in the language that the player last chose, else in the system's, else in English. */
export function createMainTexts({ files = __DESKTOP_TEXTS__, stored, preferred }: TextOptions): MainTexts {
  const available = Object.keys(files);
  const isWritten = (language: string | undefined) => language !== undefined && available.includes(language);
  const listeners = new Set<() => void>();
  let language = detectLanguage({
    stored: isWritten(stored) ? stored : undefined,
    browser: preferred.join(','),
    available,
    fallback: LAST_RESORT,
  });
  return {
    language: () => language,
    direction: () => languageOf(language).dir,
    t(name, values = {}) {
      const [namespace, key] = name.includes(':') ? name.split(':', 2) : [USUAL_NAMESPACE, name];
      for (const code of [language, LAST_RESORT]) {
        const text = files[code]?.[namespace ?? '']?.[key ?? ''];
        if (text !== undefined) return readMessage(text, code, languageOf(code).dir === 'rtl')(values);
      }
      return name;
    },
    follow(next) {
      if (next === language || !isWritten(next)) return;
      language = next;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
