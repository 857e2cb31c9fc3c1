import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { MessageKind, MessageText, MessageTexts } from './message-texts.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export const MESSAGE_TEXTS: Readonly<Record<string, MessageTexts>> = { ar, de, en, es, fr, pt, ru, tr };

/** What is put into a text in place of `{name}`. */
export type MessageValues = Readonly<Record<string, string>>;

const fill = (text: string, values: MessageValues) => text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/**
 * A message in a language; in English where there is none of it.
 *
 * @param values `brand`, and `link`, `code`, `minutes` where the message names them
 */
export function writeMessage(kind: MessageKind, language: string, values: MessageValues): MessageText {
  const texts = Object.hasOwn(MESSAGE_TEXTS, language) ? MESSAGE_TEXTS[language] : MESSAGE_TEXTS.en;
  const { subject = '', body = '' } = texts?.[kind] ?? {};
  return { subject: fill(subject, values), body: fill(body, values) };
}
