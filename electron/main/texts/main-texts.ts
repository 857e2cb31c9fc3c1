import { type LanguageName, languageOf } from '#shared/domain/languages.ts';
import { detectLanguage } from '#shared/domain/routing/language.ts';
import { type MessageValues, readMessage } from '#shared/text/icu-message.ts';

/** Texts by language, namespace and key, as the build has put them in (docs/decisions/025). */
export type TextFiles = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

declare const __DESKTOP_TEXTS__: TextFiles;

/** Of a key without a namespace. */
const USUAL_NAMESPACE = 'desktop-app';
const LAST_RESORT = 'en';

/** What the main process says by itself: menus, the tray, dialogs, notices. */
export interface MainTexts {
  /** Two letters. */
  readonly language: () => string;
  readonly direction: () => LanguageName['dir'];
  /**
   * A text by its key, of `desktop-app` unless a namespace stands before it (`desktop-notices:reality_title`). One that
   * the language lacks is said in English; one that there is nowhere is its key.
   */
  readonly t: (key: string, values?: MessageValues) => string;
  /** The player has chosen a language in the window; one that the app is not written in changes nothing. */
  readonly follow: (language: string) => void;
  /** Calls back after every change of the language; returns the undo. */
  readonly onChange: (listener: () => void) => () => void;
}

interface TextOptions {
  /** Those that the build has put in unless others are given. */
  readonly files?: TextFiles;
  /** The player's last choice on this machine. */
  readonly stored: string | undefined;
  /** `app.getPreferredSystemLanguages()`: most wanted first, `de-AT`. */
  readonly preferred: readonly string[];
}

/** Texts in the language that the player last chose, else the system's, else English. */
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
        if (text !== undefined) return readMessage(text, code)(values);
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
