import { languageOf } from '#shared/domain/languages.ts';
import { type MessageValues, readMessage } from '#shared/text/icu-message.ts';
import type { TextStore } from './text-store.ts';

/**
 * Returns the text of a key with values filled in; the key itself where there is no text.
 * @param key `key`, or `namespace:key` for a text of another namespace
 */
export type Translate = (key: string, values?: MessageValues) => string;

export interface Translation {
  /** Translates; the same function until the language changes or missing texts load. */
  readonly t: Translate;
  /** Whether there is a text for a key, written as for `t`. */
  readonly has: (key: string) => boolean;
  /** Two letters. Rendering uses this language: the instance may already be at the next one. */
  readonly language: string;
  readonly i18n: TextStore;
}

/** Translations of one instance, shared by all components that show its texts. */
export interface Translations {
  readonly of: (namespace: string) => Translation;
}

interface TranslationSource {
  /** Returns the current translations; the same object until everything must be redrawn. */
  readonly current: () => Translations;
  /** Calls back when `current` has changed; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

type Texts = Readonly<Record<string, string | undefined>>;

const NO_TEXTS: Texts = {};
const NO_VALUES: MessageValues = {};

type TextsOf = (language: string, namespace: string) => Texts;

function translatorOf(language: string, namespace: string, textsOf: TextsOf): Pick<Translation, 'has' | 't'> {
  const bundles = new Map<string, Texts>();
  const isRtl = languageOf(language).dir === 'rtl';

  function textOf(key: string): string | undefined {
    const end = key.indexOf(':');
    const own = key.slice(end + 1);
    const name = end < 0 ? namespace : key.slice(0, end);
    const text = bundles.get(name)?.[own];
    if (text !== undefined) return text;
    // More texts of the namespace make i18next create a new object.
    const texts = textsOf(language, name);
    bundles.set(name, texts);
    return texts[own];
  }

  return {
    has: (key) => textOf(key) !== undefined,
    t: (key, values = NO_VALUES) => {
      const text = textOf(key);
      return text === undefined ? key.slice(key.indexOf(':') + 1) : readMessage(text, language, isRtl)(values);
    },
  };
}

function createSource(instance: TextStore): TranslationSource {
  const listeners = new Set<() => void>();
  const asked = new Set<string>();
  let language = '';
  let translations: Translations | null = null;

  function renew(): void {
    translations = null;
    for (const listener of [...listeners]) listener();
  }

  /** Loads texts that were shown before they were loaded, once. */
  function textsOf(language: string, namespace: string): Texts {
    const texts: Texts | undefined = instance.getResourceBundle(language, namespace);
    const name = `${language} ${namespace}`;
    if (texts === undefined && !asked.has(name)) {
      asked.add(name);
      void instance.loadNamespaces(namespace).then(renew, () => asked.delete(name));
    }
    return texts ?? NO_TEXTS;
  }

  function make(language: string): Translations {
    const made = new Map<string, Translation>();
    return {
      of(namespace) {
        const known = made.get(namespace);
        if (known) return known;
        const translation = { ...translatorOf(language, namespace, textsOf), language, i18n: instance };
        made.set(namespace, translation);
        return translation;
      },
    };
  }

  instance.on('languageChanged', renew);
  return {
    current() {
      if (translations === null || language !== instance.language) {
        language = instance.language;
        translations = make(language);
      }
      return translations;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const sources = new WeakMap<TextStore, TranslationSource>();

/** Creates the source of an instance's translations. */
export function translationSource(instance: TextStore): TranslationSource {
  const known = sources.get(instance);
  if (known) return known;
  const made = createSource(instance);
  sources.set(instance, made);
  return made;
}
