import { useHost } from '#renderer/host/use-host.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

const AppSettingsLink = lazyPart<{ readonly onOpen: () => void }>({
  load: async () => (await import('./app-settings-button.tsx')).AppSettingsButton,
  namespaces: ['desktop-app'],
});

/** Opens the app settings in the desktop app; draws nothing in a browser. */
export function AppSettingsEntry({ onOpen }: { readonly onOpen: () => void }) {
  return useHost().desktop === null ? null : <AppSettingsLink onOpen={onOpen} />;
}
