import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { selectCouponCount } from '#renderer/lib/ports/coupon-port.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { hasQuickCoupon } from '#shared/domain/guards/site-offers.ts';

const TotalPart = lazyPart({
  load: async () => (await import('./bet-slip/glance-total.tsx')).GlanceTotal,
  namespaces: [],
});

/**
 * Shows the coupon in the middle of the bottom bar: the number of bets and, where route 38 is on, their total odds
 * (G-09).
 */
export function CouponGlance() {
  const { t } = useTranslation('account');
  const count = useAppSelector(selectCouponCount);
  // Every page contains the bar, but it is visible only on a phone.
  const isPhone = useMedia('(width < 720px)');
  const isQuick = hasQuickCoupon(useAppSelector(selectConfig));
  return (
    <>
      {count > 0 ? (
        <span aria-hidden="true">
          <b>{count}</b>
          {isPhone && isQuick ? <TotalPart /> : null}
        </span>
      ) : (
        <Icon name="coupon" size={24} />
      )}
      <span className="vh">{t('coupon_open', { count })}</span>
    </>
  );
}
