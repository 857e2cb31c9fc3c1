import { useHost } from '#renderer/host/use-host.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { mayKeep } from '#renderer/lib/store/consent-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const OneTap = lazyPart({
  load: async () => (await import('#renderer/features/one-tap/one-tap.tsx')).OneTap,
  namespaces: ['social'],
});

/**
 * Offers one-tap sign-in to guests. Its script tells the network about the visit, so it waits for consent to functional
 * storage (decision 011), which search bots never give.
 */
export function OneTapSlot() {
  const route = useRoute();
  const isOn = useAppSelector((state) => selectConfig(state).isOneTapAuthEnabled);
  const isGuest = useAppSelector((state) => selectPlayer(state) === null);
  const isAllowed = useAppSelector((state) => mayKeep(state, 'functional'));
  const isWeb = useHost().kind === 'web';
  const isUsual = (route?.row.layout ?? 'default') === 'default';
  const isShown = isOn && isGuest && isAllowed && isWeb && isUsual;
  return isShown ? <OneTap /> : null;
}
