import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: 'office-settings',
  namespace: 'office-settings',
  namespaces: ['sports', 'errors'],
  icon: 'settings',
  load: (dispatch) => [import('./load.ts').then(({ loadOfficeSettings }) => loadOfficeSettings(dispatch))],
  component: lazyModule(async () => (await import('./office-settings-page.tsx')).OfficeSettingsPage),
});
