import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { CouponSheetSlot } from '../layouts/dialog-slots.tsx';

/** Shows the coupon that the menu or the tray asked for, where the page shows none. */
export function CalledCoupon({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return <CouponSheetSlot title={t('coupon')} onClose={onClose} />;
}
