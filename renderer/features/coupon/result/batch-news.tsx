import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { isOpenBatch, type PlacementBatch } from '../placement/batch.ts';
import { useAcceptedTitle } from '../review-and-advance/use-accepted-title.ts';
import { acceptedCoupons } from './accepted-coupons.ts';

function useNews(batch: PlacementBatch | null): string {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const title = useAcceptedTitle();
  if (!batch) return '';
  const kinds = batch.intents.map(({ phase }) => phase.kind);
  if (kinds.includes('unknown')) return `${t('unknown_title')}. ${t('unknown_text')}`;
  if (kinds.includes('pending')) return `${t('pending_title')}. ${t('pending_text')}`;
  if (isOpenBatch(batch)) return `${t('sending_title')}. ${t('sending_text')}`;
  const coupons = acceptedCoupons(batch);
  const [first] = coupons;
  // A refusal has its own alert.
  if (!first) return '';
  const accepted = title(coupons);
  const stake = money(
    coupons.reduce((sum, { amount }) => sum + amount, 0),
    batch.iso,
  );
  return coupons.length === 1
    ? `${accepted}. ${t('single_accepted', { number: first.id, stake, win: money(first.maxPayout, batch.iso) })}`
    : `${accepted}. ${t('total_stake', { count: coupons.length })}: ${stake}`;
}

/**
 * Announces the progress of a placement to a screen reader. Always rendered, because a live region announces only
 * changes of its text.
 */
export function BatchNews({ batch }: { readonly batch: PlacementBatch | null }) {
  return (
    <p className="vh" role="status" data-coupon-news="">
      {useNews(batch)}
    </p>
  );
}
