import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { IconButton } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { CouponSlot } from '../slots.tsx';
import styles from './coupon-sheet.module.css';
import { useScreenKeyboard } from './use-screen-keyboard.ts';

interface CouponSheetProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Coupon of a phone, in a sheet as high as the screen. Its tabs are its title, and its button closes it beside them. */
export function CouponSheet({ title, onClose }: CouponSheetProps) {
  const { t } = useTranslation();
  useScreenKeyboard();
  return (
    <Dialog title={title} titleHidden closeLabel={t('close')} full onClose={onClose}>
      <IconButton className={styles.close} icon="close" label={t('close')} onClick={onClose} />
      <CouponSlot />
    </Dialog>
  );
}
