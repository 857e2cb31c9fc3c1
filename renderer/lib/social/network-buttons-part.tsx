import { lazyPart } from '../lazy/lazy-part.tsx';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import type { NetworkButtonsProps } from './network-buttons.tsx';
import { useIsWeb } from './use-is-web.ts';

const Buttons = lazyPart<NetworkButtonsProps>({
  load: async () => (await import('./network-buttons.tsx')).NetworkButtons,
  namespaces: ['auth', 'social'],
});

/** Network sign-in, where the site offers it. */
export function NetworkButtonsPart(props: NetworkButtonsProps) {
  const isOffered = useAppSelector((state) => selectConfig(state).socialNetworks.length > 0);
  return useIsWeb() && isOffered ? <Buttons {...props} /> : null;
}
