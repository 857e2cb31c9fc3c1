import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SettingsSection } from '#renderer/ui/settings-section.tsx';
import { UpdatesPanel } from './updates-panel.tsx';

/** Section of the app settings with the updates. */
export function UpdatesSection() {
  const { t } = useTranslation('desktop-packs');
  const { desktop } = useHost();
  if (!desktop) return null;
  return (
    <SettingsSection title={t('updates_title')}>
      <UpdatesPanel updates={desktop.updates} />
    </SettingsSection>
  );
}
