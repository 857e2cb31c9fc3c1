import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';

/** Conditions of a free bet. */
interface Conditions {
  /** Thousandths; null for none. */
  readonly minCoef: number | null;
  readonly minLegs: number | null;
}

/** Returns functions that write points and the conditions of free bets. */
export function usePointsText() {
  const { t, language } = useTranslation('points');
  const bets = useBetText();
  const signed = useMemo(
    () => new Intl.NumberFormat(moneyLocale(language), { signDisplay: 'exceptZero', useGrouping: 'min2' }),
    [language],
  );
  return {
    /** "500 points" */
    points: (count: number) => t('points', { count }),
    /** "+20" */
    change: (points: number) => signed.format(points),
    /** "odds of 1.50 or more", "3 selections or more" */
    conditions: ({ minCoef, minLegs }: Conditions): readonly string[] => [
      ...(minCoef === null ? [] : [t('from_odds', { odds: bets.coef(minCoef) })]),
      ...(minLegs === null ? [] : [t('from_legs', { count: minLegs })]),
    ],
  };
}
