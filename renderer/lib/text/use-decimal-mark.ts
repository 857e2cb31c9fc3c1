import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { numberMarks } from '#shared/domain/money/number-marks.ts';
import { moneyLocale } from './money-locale.ts';

/** Returns the decimal separator of a language, which is that of its amounts. Cached per language. */
export const decimalMarkOf = (language: string): string => numberMarks(moneyLocale(language)).decimal;

/** Returns the decimal separator for odds and lines in the player's language. */
export function useDecimalMark(): string {
  return decimalMarkOf(useTranslation().language);
}
