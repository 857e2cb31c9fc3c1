import { useHost } from '#renderer/host/use-host.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { NetworkButtonsProps } from './network-buttons.tsx';

const NAMESPACES = ['auth', 'social'];

const Buttons = lazyPart<NetworkButtonsProps>({
  load: async () => (await import('./network-buttons.tsx')).NetworkButtons,
  namespaces: NAMESPACES,
});

const Setting = lazyPart({
  load: async () => (await import('./networks-setting.tsx')).NetworksSetting,
  namespaces: NAMESPACES,
});

/** A network leads back to the site, which the window of a desktop app is not (decision 011). */
const useIsWeb = () => useHost().kind === 'web';

/** Ways in by networks, where the site has some. */
export function NetworkButtonsPart(props: NetworkButtonsProps) {
  const isOffered = useAppSelector((state) => selectConfig(state).socialNetworks.length > 0);
  return useIsWeb() && isOffered ? <Buttons {...props} /> : null;
}

/** The networks of a player. */
export function NetworksSettingPart() {
  return useIsWeb() ? <Setting /> : null;
}
