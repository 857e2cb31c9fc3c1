import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { dayText } from '#renderer/lib/time/period.ts';
import type { ProfitRow } from '#shared/contracts/profit.ts';
import type { ProfitStep } from './profit-view.tsx';

/** A market is keyed by its sport's id times this, and its type (contract of the call). */
const MARKET_TYPES = 256;
/** A slot is named by the middle of its first day, which is that day by the rules of every device. */
const HALF_DAY_MS = 43_200_000;

/** Says the day of a text such as 2026-11-24, or its month, as the language writes it; figures are the same in all. */
function slotText(day: string, step: ProfitStep, language: string): string {
  const parts = step === 'month' ? ({ month: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...parts, year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** Returns a function that names a row of profit and loss; a slot of time by its first day, or its month. */
export function useRowName(step: ProfitStep): (row: ProfitRow) => string {
  const { t, language } = useTranslation(['profit', 'history', 'markets']);
  const { timeZone } = useAppSelector(selectDisplay);
  const sportName = useSportName();
  const text = useBetText();
  const market = (key: number) => {
    const sportId = Math.floor(key / MARKET_TYPES);
    const subject = { typeId: key % MARKET_TYPES, period: 0, param: 0, outcome: 0, sportId };
    const name = text.market({ ...subject, home: { name: '1' }, away: { name: '2' } });
    return t('market_of', { sport: sportName(sportId), market: name });
  };
  return ({ group, key }) => {
    if (key === null) return t(group === 'sport' ? 'several_sports' : 'several_markets');
    switch (group) {
      case 'time':
        return slotText(dayText(key + HALF_DAY_MS, timeZone), step, language);
      case 'sport':
        return sportName(key);
      case 'market':
        return market(key);
      case 'type':
        return t(`history:type_${key}`);
      case 'odds':
        return key === 0 ? t('odds_lowest') : t('odds_from', { odds: text.coef(key) });
    }
  };
}
