import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { selectionsOf } from '../bet-slip/group-members.ts';
import type { CouponBet } from '../coupon-state.ts';
import { CopyButton } from './copy-button.tsx';
import { picksLink } from './picks-link.ts';

/** Shares the bets as a link, which adds them to a coupon at the prices of the moment of opening. */
export const ShareButton = memo(function ShareButton({ bets }: { readonly bets: readonly CouponBet[] }) {
  const { t } = useTranslation('coupon');
  const language = useLanguage();
  const origin = useAppSelector(({ site }) => site.origin);
  const link = picksLink(
    origin,
    language,
    bets.flatMap((bet) => (bet.members ? [] : [bet.selectionId])),
    bets.flatMap((bet) => (bet.members ? [selectionsOf(bet)] : [])),
  );
  return <CopyButton icon="share" label={t('share')} done={t('share_copied')} text={link} />;
});
