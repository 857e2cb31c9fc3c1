import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { numberMarks } from '#shared/domain/money/number-marks.ts';
import { moneyLocale } from './money-locale.ts';

/**
 * Decimal separators of languages that are shipped. To ask the browser takes it long the first time, before a page that the
 * server has drawn is awake.
 */
export const DECIMAL_MARKS: Readonly<Record<string, string>> = {
  ar: '.',
  de: ',',
  en: '.',
  es: ',',
  fr: ',',
  pt: ',',
  ru: ',',
  tr: ',',
};

/** Returns the decimal separator of a language, which is that of its amounts. Cached per language. */
export const decimalMarkOf = (language: string): string =>
  DECIMAL_MARKS[language] ?? numberMarks(moneyLocale(language)).decimal;

/** Returns the decimal separator for odds and lines in the player's language. */
export function useDecimalMark(): string {
  return decimalMarkOf(useTranslation().language);
}
