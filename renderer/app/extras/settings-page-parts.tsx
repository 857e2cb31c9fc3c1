import { useState } from 'react';
import { NoticeChoicesSection } from '#renderer/features/notice-choices/notice-choices.tsx';
import { SettingsDialog } from '#renderer/features/preferences/settings-dialog.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { SettingsSection } from '#renderer/ui/settings-section.tsx';
import styles from './settings-page-parts.module.css';

/** Ends the page of the settings: notifications of the system, and what belongs to this device. */
export function SettingsPageParts() {
  const { t } = useTranslation('office-settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card className={styles.part}>
        <NoticeChoicesSection isTitleShown />
      </Card>
      <Card className={styles.part}>
        <SettingsSection title={t('device')} isTitleShown intro={t('device_intro')}>
          <div>
            <Button onClick={() => setOpen(true)}>{t('device_open')}</Button>
          </div>
        </SettingsSection>
      </Card>
      {isOpen ? <SettingsDialog onClose={() => setOpen(false)}>{null}</SettingsDialog> : null}
    </>
  );
}
