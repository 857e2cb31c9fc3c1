import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Snowfall = lazyPart({
  load: async () => (await import('./snowfall.tsx')).Snowfall,
  namespaces: [],
});

/**
 * Shows snow on the home page, unless the site or the player turned it off or the device asks for less motion (shell
 * §2.1).
 */
export function SnowSlot() {
  const route = useRoute();
  const { isSnowfall } = useAppSelector(selectConfig);
  const { isSnowHidden } = useAppSelector(selectDisplay);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  return isSnowfall && !isSnowHidden && !isCalm && route?.row.id === 'home' ? <Snowfall /> : null;
}
