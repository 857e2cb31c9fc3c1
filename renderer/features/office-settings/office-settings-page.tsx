import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';

const Settings = officePart({
  load: async () => (await import('./office-settings.tsx')).OwnOfficeSettings,
  namespaces: ['office-settings', 'sports', 'errors'],
});

/** Page of the office with the settings of the account (O-01). */
export function OfficeSettingsPage() {
  return (
    <OfficePage name="settings">
      <Settings />
    </OfficePage>
  );
}
