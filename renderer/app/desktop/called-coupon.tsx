import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { CouponSheetSlot } from '../dialog-slots.tsx';

/** The coupon that menu or tray have called for, where none is in sight. */
export function CalledCoupon({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return <CouponSheetSlot title={t('coupon')} onClose={onClose} />;
}
