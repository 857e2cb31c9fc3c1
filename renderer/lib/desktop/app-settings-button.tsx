import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { appSettings } from '#renderer/lib/ports/app-settings-port.ts';
import { EntryFace, entryClass } from '#renderer/ui/entry-list.tsx';

/** Opens the app settings from a dialog, which closes for them. */
export function AppSettingsButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('desktop-app');
  const open = () => {
    onOpen();
    appSettings.open();
  };
  return (
    <button type="button" className={entryClass} onClick={open}>
      <EntryFace icon="settings" leads>
        {t('app_settings')}
      </EntryFace>
    </button>
  );
}
