import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { assertNever } from '#shared/errors/assert-never.ts';
import { SupportSheetSlot } from '../extras/support-sheet-slot.ts';
import {
  CouponSheetSlot,
  NoticeCentreSlot,
  RailDrawerSlot,
  SearchSlot,
  SettingsSlot,
  ShortcutsSlot,
} from './dialog-slots.tsx';

/** Dialogs that the frame can open. */
export type LayoutDialog = 'rail' | 'search' | 'settings' | 'coupon' | 'notices' | 'shortcuts' | 'support';

interface LayoutDialogsProps {
  readonly open: LayoutDialog;
  readonly onOpen: (dialog: LayoutDialog) => void;
  readonly onClose: () => void;
}

/** Shows the open dialog of the frame, one at a time; its code loads when it first opens. */
export function LayoutDialogs({ open, onOpen, onClose }: LayoutDialogsProps) {
  const { t } = useTranslation();
  switch (open) {
    case 'rail':
      return (
        <RailDrawerSlot
          title={t('menu')}
          onClose={onClose}
          onSettings={() => onOpen('settings')}
          onNotices={() => onOpen('notices')}
          onSupport={() => onOpen('support')}
        />
      );
    case 'search':
      return <SearchSlot onClose={onClose} onSettings={() => onOpen('settings')} />;
    case 'notices':
      return <NoticeCentreSlot onClose={onClose} />;
    case 'support':
      return <SupportSheetSlot onClose={onClose} />;
    case 'settings':
      return <SettingsSlot onClose={onClose} />;
    case 'coupon':
      return <CouponSheetSlot title={t('coupon')} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsSlot onClose={onClose} />;
    default:
      return assertNever(open);
  }
}
