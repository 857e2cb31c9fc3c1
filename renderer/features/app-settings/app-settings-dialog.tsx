import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { useTextDirection } from '#renderer/ui/text-direction.ts';
import type { SettingsSectionId } from '#shared/host/program/settings.ts';
import styles from './app-settings-dialog.module.css';
import { SECTION_NAMESPACES, SETTINGS_SECTIONS } from './app-settings-sections.ts';

interface AppSettingsDialogProps {
  readonly section: SettingsSectionId;
  readonly onClose: () => void;
}

/** Settings of the installed program, in sections. What is changed counts at once. */
export function AppSettingsDialog({ section, onClose }: AppSettingsDialogProps) {
  const { t } = useTranslation('desktop-app');
  const direction = useTextDirection();
  const [shown, setShown] = useState<string>(section);
  const hasTexts = useNamespaces(SECTION_NAMESPACES);
  if (!hasTexts) return null;
  const current = SETTINGS_SECTIONS.find(({ id }) => id === shown) ?? SETTINGS_SECTIONS[0];
  return (
    <Dialog title={t('app_settings')} closeLabel={t('common:close')} place="end" onClose={onClose}>
      <Tabs.Root dir={direction} value={current?.id ?? ''} onValueChange={setShown}>
        {SETTINGS_SECTIONS.length > 1 ? (
          <Tabs.List className={styles.tabs} aria-label={t('settings_sections')}>
            {SETTINGS_SECTIONS.map(({ id, title }) => (
              <Tabs.Trigger key={id} className={styles.tab} value={id}>
                {t(title)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        ) : null}
        {SETTINGS_SECTIONS.map(({ id, Section }) => (
          <Tabs.Content key={id} className={styles.section} value={id}>
            <Section />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Dialog>
  );
}
