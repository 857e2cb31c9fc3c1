import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectChosenAction, selectChosenDrop } from '#renderer/lib/ports/cash-out-port.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import { type CashOutTolerance, cashOutToleranceOf } from '#shared/domain/coupon/cash-out/cash-out-tolerance.ts';

/** Returns a function that gives the tolerance of a cash-out by whether a game of its bet is live. */
export function useCashOutTolerance(): (isLive: boolean) => CashOutTolerance {
  const { coupon: site } = useAppSelector(selectConfig);
  const action = useAppSelector(selectChosenAction);
  const dropPercent = useAppSelector(selectChosenDrop);
  return (isLive) => cashOutToleranceOf({ action, dropPercent }, site, isLive);
}

/** Returns a function that writes a tolerance as a sentence; empty where the price may not fall. */
export function useToleranceText(): (tolerance: CashOutTolerance) => string {
  const { t } = useTranslation('cash-out');
  const percent = usePercentText();
  return ({ isAnyPrice, dropPercent }) => {
    if (isAnyPrice) return t('any_accepted');
    return dropPercent > 0 ? t('drop_accepted', { percent: percent(dropPercent) }) : '';
  };
}
