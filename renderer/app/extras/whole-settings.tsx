import { NoticeChoicesSection } from '#renderer/features/notice-choices/notice-choices.tsx';
import { SettingsDialog } from '#renderer/features/preferences/settings-dialog.tsx';

/** How things look, and what the player is told of by the system. */
export function WholeSettings({ onClose }: { readonly onClose: () => void }) {
  return (
    <SettingsDialog onClose={onClose}>
      <NoticeChoicesSection isTitleShown />
    </SettingsDialog>
  );
}
