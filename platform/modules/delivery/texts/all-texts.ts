import { arabicMessages } from './ar.ts';
import { germanMessages } from './de.ts';
import { englishMessages } from './en.ts';
import { spanishMessages } from './es.ts';
import { frenchMessages } from './fr.ts';
import type { MessageKind, MessageText, MessageTexts } from './message-texts.ts';
import { portugueseMessages } from './pt.ts';
import { russianMessages } from './ru.ts';
import { turkishMessages } from './tr.ts';

export const MESSAGE_TEXTS: Readonly<Record<string, MessageTexts>> = {
  ar: arabicMessages,
  de: germanMessages,
  en: englishMessages,
  es: spanishMessages,
  fr: frenchMessages,
  pt: portugueseMessages,
  ru: russianMessages,
  tr: turkishMessages,
};

/** Values that replace `{name}` in a text. */
export type MessageTextValues = Readonly<Record<string, string>>;

const fill = (text: string, values: MessageTextValues) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/**
 * Returns a message in a language; in English when it has none in that language.
 *
 * @param values `brand`, and `link`, `code`, `minutes`, `origin` where the message names them
 */
export function writeMessage(kind: MessageKind, language: string, values: MessageTextValues): MessageText {
  const texts = Object.hasOwn(MESSAGE_TEXTS, language) ? MESSAGE_TEXTS[language] : MESSAGE_TEXTS.en;
  const { subject = '', body = '' } = texts?.[kind] ?? {};
  return { subject: fill(subject, values), body: fill(body, values) };
}
