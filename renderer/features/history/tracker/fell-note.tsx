import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { type BetSubject, useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';

/** Texts for bets that returned less than a win, by status (betting §4). */
const KEYS: Readonly<Record<number, string>> = {
  [BET_STATUS.lose]: 'fell',
  [BET_STATUS.halfLoseHalfReturn]: 'fell_half',
  [BET_STATUS.halfLoseHalfWin]: 'fell_half',
};

/** Says why a bet lost: what it needed did not happen. */
export function FellNote({ leg }: { readonly leg: BetSubject & { readonly statusId: number } }) {
  const { t } = useTranslation('history');
  const text = useBetText();
  const key = KEYS[leg.statusId];
  if (key === undefined) return null;
  return <span>{t(key, { outcome: `${text.market(leg)}: ${text.outcome(leg)}` })}</span>;
}
