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
  namespaces: [...NAMESPACES, 'factors', 'errors'],
});

/** Networks lead back to the site, which the desktop app's window does not serve (decision 011). */
const useIsWeb = () => useHost().kind === 'web';

/** Network sign-in, where the site offers it. */
export function NetworkButtonsPart(props: NetworkButtonsProps) {
  const isOffered = useAppSelector((state) => selectConfig(state).socialNetworks.length > 0);
  return useIsWeb() && isOffered ? <Buttons {...props} /> : null;
}

/** Networks linked with the player's account. */
export function NetworksSettingPart() {
  return useIsWeb() ? <Setting /> : null;
}
