import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { CouponSlot } from '../slots.tsx';
import { useScreenKeyboard } from './use-screen-keyboard.ts';

interface CouponSheetProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Coupon of a phone, in a sheet as high as the screen. */
export function CouponSheet({ title, onClose }: CouponSheetProps) {
  const { t } = useTranslation();
  useScreenKeyboard();
  return (
    <Dialog title={title} closeLabel={t('close')} full onClose={onClose}>
      <CouponSlot />
    </Dialog>
  );
}
