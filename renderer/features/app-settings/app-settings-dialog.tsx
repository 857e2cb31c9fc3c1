import { Tabs } from 'radix-ui';
import { type ComponentType, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { useTextDirection } from '#renderer/ui/text-direction.ts';
import type { SettingsSectionId } from '#shared/host/desktop/settings.ts';
import styles from './app-settings-dialog.module.css';

/** Key of a section's title, with its namespace. */
type SectionTitle =
  | 'desktop-app:section_general'
  | 'desktop-notices:title'
  | 'desktop-packs:updates_title'
  | `desktop-profiles:${'network' | 'profiles'}_title`;

/** Section of the dialog. */
export interface AppSettingsSection {
  readonly id: SettingsSectionId;
  readonly title: SectionTitle;
  readonly Section: ComponentType;
}

interface AppSettingsDialogProps {
  readonly sections: readonly AppSettingsSection[];
  /** Section that is open first. */
  readonly section: SettingsSectionId;
  readonly onClose: () => void;
}

/** Shows the settings of the desktop app in sections. Changes apply at once. */
export function AppSettingsDialog({ sections, section, onClose }: AppSettingsDialogProps) {
  const { t } = useTranslation('desktop-app');
  const direction = useTextDirection();
  const [shown, setShown] = useState<string>(section);
  const current = sections.find(({ id }) => id === shown) ?? sections[0];
  return (
    <Dialog title={t('app_settings')} closeLabel={t('common:close')} place="end" onClose={onClose}>
      <Tabs.Root dir={direction} value={current?.id ?? ''} onValueChange={setShown}>
        {sections.length > 1 ? (
          <Tabs.List className={styles.tabs} aria-label={t('settings_sections')}>
            {sections.map(({ id, title }) => (
              <Tabs.Trigger key={id} className={styles.tab} value={id}>
                {t(title)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        ) : null}
        {sections.map(({ id, Section }) => (
          <Tabs.Content key={id} className={styles.section} value={id}>
            <Section />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Dialog>
  );
}
