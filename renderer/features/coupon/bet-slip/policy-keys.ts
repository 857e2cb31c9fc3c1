import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import type { CoefChangeAction, DropPercent } from '#shared/domain/coupon/coef-change.ts';

/** Text keys of the policies on changed prices. */
const POLICY_KEYS: Readonly<Record<CoefChangeAction, string>> = {
  0: 'policy_ask',
  2: 'policy_higher',
  1: 'policy_any',
};

/** Returns a function that names a policy on changed prices, with the fall of the odds that it accepts in percent. */
export function usePolicyText(): (action: CoefChangeAction, dropPercent: DropPercent) => string {
  const { t } = useTranslation('coupon');
  const percent = usePercentText();
  return (action, dropPercent) =>
    dropPercent > 0 ? t('policy_drop', { percent: percent(dropPercent) }) : t(POLICY_KEYS[action]);
}
