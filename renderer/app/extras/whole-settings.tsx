import { NoticeChoicesSection } from '#renderer/features/notice-choices/notice-choices.tsx';
import { SettingsDialog } from '#renderer/features/preferences/settings-dialog.tsx';

/** Dialog for the display settings and the system notifications. */
export function WholeSettings({ onClose }: { readonly onClose: () => void }) {
  return (
    <SettingsDialog onClose={onClose}>
      <NoticeChoicesSection isTitleShown />
    </SettingsDialog>
  );
}
