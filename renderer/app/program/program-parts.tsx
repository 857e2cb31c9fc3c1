import { useSyncExternalStore } from 'react';
import type { SettingsSection } from '#renderer/features/app-settings/app-settings-dialog.tsx';
import { FileNotices } from '#renderer/features/saved-files/file-notices.tsx';
import { useHost } from '#renderer/host/use-host.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { appSettings } from '#renderer/lib/ports/app-settings-port.ts';
import type { SettingsSectionId } from '#shared/host/program/settings.ts';
import type { ProgramPort } from '#shared/host/program-port.ts';
import { SECTION_NAMESPACES, SETTINGS_SECTIONS } from './app-settings-sections.ts';
import { CalledCoupon } from './called-coupon.tsx';
import { ProgramUpdates } from './program-updates.tsx';
import { useFrame } from './use-frame.ts';

const AppSettings = lazyPart<{
  readonly sections: readonly SettingsSection[];
  readonly section: SettingsSectionId;
  readonly onClose: () => void;
}>({
  load: async () => (await import('#renderer/features/app-settings/app-settings-dialog.tsx')).AppSettingsDialog,
  namespaces: SECTION_NAMESPACES,
});

function Parts({ program }: { readonly program: ProgramPort }) {
  const { isCouponCalled, closeCoupon } = useFrame(program.page);
  const section = useSyncExternalStore(appSettings.subscribe, appSettings.get, () => null);
  return (
    <>
      {section === null ? null : (
        <AppSettings key={section} sections={SETTINGS_SECTIONS} section={section} onClose={appSettings.close} />
      )}
      {isCouponCalled ? <CalledCoupon onClose={closeCoupon} /> : null}
      <FileNotices files={program.files} />
      <ProgramUpdates updates={program.updates} />
    </>
  );
}

/** What an installed program adds to the page: its settings, what its menu and tray ask for, files that are saved, updates. */
export function ProgramParts() {
  const { program } = useHost();
  return program ? <Parts program={program} /> : null;
}
