import { useCallback, useSyncExternalStore } from 'react';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { InRailFoot, useHasRailFoot } from './rail-foot.tsx';
import styles from './scroll-to-top.module.css';

const NAMESPACES = ['notices'] as const;
/** Screens of scrolling after which the button appears (shell §4). */
const SCREENS = { desktop: 1, mobile: 4 } as const;

/** Whether the page is scrolled by more than this number of screens. */
function useIsFar(screens: number): boolean {
  const subscribe = useCallback((listener: () => void) => {
    window.addEventListener('scroll', listener, { passive: true });
    window.addEventListener('resize', listener, { passive: true });
    return () => {
      window.removeEventListener('scroll', listener);
      window.removeEventListener('resize', listener);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight * screens,
    () => false,
  );
}

function goUp(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Scrolls a long page to its top. It is below the rail or in the header, never over prices. */
export function ScrollToTop() {
  const { t } = useTranslation('notices');
  const route = useRoute();
  const isMobile = useMedia('(width < 720px)');
  const isFar = useIsFar(isMobile ? SCREENS.mobile : SCREENS.desktop);
  const hasFrame = (route?.row.layout ?? 'default') === 'default';
  const hasRailFoot = useHasRailFoot();
  const hasTexts = useNamespaces(isFar ? NAMESPACES : []);
  if (!isFar || !hasFrame || !hasTexts) return null;
  const button = (
    <IconButton className={styles.up} icon="chevron-up" label={t('scroll_to_top')} onClick={goUp} data-up="" />
  );
  return hasRailFoot ? <InRailFoot>{button}</InRailFoot> : button;
}
