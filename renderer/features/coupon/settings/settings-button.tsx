import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { IconButton } from '#renderer/ui/button.tsx';

const SettingsPart = lazyPart<{ readonly onClose: () => void }>({
  load: async () => (await import('./settings-dialog.tsx')).BetSlipSettingsDialog,
  namespaces: ['coupon', 'bet-slip'],
});

/** Leads to how the player wants the slip. */
export function SettingsButton() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="settings" size={16} label={t('coupon_settings')} onClick={() => setOpen(true)} />
      {isOpen ? <SettingsPart onClose={() => setOpen(false)} /> : null}
    </>
  );
}
