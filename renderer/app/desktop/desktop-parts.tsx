import { useSyncExternalStore } from 'react';
import type { AppSettingsSection } from '#renderer/features/app-settings/app-settings-dialog.tsx';
import { FileNotices } from '#renderer/features/saved-files/file-notices.tsx';
import { useHost } from '#renderer/host/use-host.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { appSettings } from '#renderer/lib/ports/app-settings-port.ts';
import type { SettingsSectionId } from '#shared/host/desktop/settings.ts';
import type { DesktopPort } from '#shared/host/desktop-port.ts';
import { SECTION_NAMESPACES, SETTINGS_SECTIONS } from './app-settings-sections.ts';
import { CalledCoupon } from './called-coupon.tsx';
import { DesktopUpdates } from './desktop-updates.tsx';
import { useFrame } from './use-frame.ts';

const AppSettings = lazyPart<{
  readonly sections: readonly AppSettingsSection[];
  readonly section: SettingsSectionId;
  readonly onClose: () => void;
}>({
  load: async () => (await import('#renderer/features/app-settings/app-settings-dialog.tsx')).AppSettingsDialog,
  namespaces: SECTION_NAMESPACES,
});

function Parts({ desktop }: { readonly desktop: DesktopPort }) {
  const { isCouponCalled, closeCoupon } = useFrame(desktop.page);
  const section = useSyncExternalStore(appSettings.subscribe, appSettings.get, () => null);
  return (
    <>
      {section === null ? null : (
        <AppSettings key={section} sections={SETTINGS_SECTIONS} section={section} onClose={appSettings.close} />
      )}
      {isCouponCalled ? <CalledCoupon onClose={closeCoupon} /> : null}
      <FileNotices files={desktop.files} />
      <DesktopUpdates updates={desktop.updates} />
    </>
  );
}

/** Adds the parts of the desktop app to the page: settings, commands of menu and tray, saved files, updates. */
export function DesktopParts() {
  const { desktop } = useHost();
  return desktop ? <Parts desktop={desktop} /> : null;
}
