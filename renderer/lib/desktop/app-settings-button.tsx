import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { appSettings } from '#renderer/lib/ports/app-settings-port.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';

/** Opens the app settings from a dialog, which closes for them. */
export function AppSettingsButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('desktop-app');
  const open = () => {
    onOpen();
    appSettings.open();
  };
  return (
    <Button wide onClick={open}>
      <Icon name="settings" size={18} />
      {t('app_settings')}
    </Button>
  );
}
