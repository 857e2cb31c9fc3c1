import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useDecimalMark } from '#renderer/lib/text/use-decimal-mark.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import { parseOdds } from '#shared/domain/odds/parse-odds.ts';
import type { CalculatorLeg } from './calculator-state.ts';

const EXAMPLE = 1850;
const MIN_LEGS = 1001;

/** Odds of a field, with the text in which they were typed. */
export type TypedOdds = Pick<CalculatorLeg, 'coef' | 'typed'>;

/** Returns the odds field: the typed text, or the odds in the player's format. */
export function useOddsField(leg: TypedOdds) {
  const { t } = useTranslation('calculator');
  const { coefViewId } = useAppSelector(selectDisplay);
  const { fractionalMode } = useAppSelector(selectConfig);
  const decimalMark = useDecimalMark();
  const write = (coef: number) => formatOdds(coef, coefViewId, { fractionalMode, decimalMark });
  const isTyped = leg.typed?.viewId === coefViewId;
  const text = isTyped ? (leg.typed?.text ?? '') : leg.coef === null ? '' : write(leg.coef);
  const parsed = parseOdds(text, coefViewId, { decimalMark });
  const values = { example: write(EXAMPLE), least: write(MIN_LEGS) };
  const error = parsed.ok ? undefined : t(`odds_${parsed.error.replace('-', '_')}`, values);
  const read = (typed: string): TypedOdds => {
    const found = parseOdds(typed, coefViewId, { decimalMark });
    return { coef: found.ok ? found.coef : null, typed: { text: typed, viewId: coefViewId } };
  };
  return { text, error, read };
}
