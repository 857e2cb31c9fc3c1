import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { numberMarks } from '#shared/domain/money/number-marks.ts';
import { moneyLocale } from './use-money-text.ts';

/** The decimal separator of a language: the one that its money is written with. Resolved once for a language. */
export const decimalMarkOf = (language: string): string => numberMarks(moneyLocale(language)).decimal;

/** The decimal separator that the player reads odds and lines with. */
export function useDecimalMark(): string {
  return decimalMarkOf(useTranslation().language);
}
