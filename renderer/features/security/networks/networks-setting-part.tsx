import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useIsWeb } from '#renderer/lib/social/use-is-web.ts';

const Setting = lazyPart({
  load: async () => (await import('./networks-setting.tsx')).NetworksSetting,
  namespaces: ['auth', 'social', 'factors', 'errors'],
});

/** Networks linked with the player's account. */
export function NetworksSettingPart() {
  return useIsWeb() ? <Setting /> : null;
}
