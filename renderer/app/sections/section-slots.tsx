import { memo } from 'react';
import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { SectionSlot } from '#renderer/lib/sections/section-slot.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import styles from './section-slots.module.css';

/** What stands in the place of a missing section, by the section's name. */
export const FALLBACKS = {
  'header-menu': lazyModule(async () => (await import('./menu-fallback.tsx')).MenuFallback),
  footer: lazyModule(async () => (await import('./footer-fallback.tsx')).FooterFallback),
  'promo-strip': lazyModule(async () => (await import('./strip-fallback.tsx')).StripFallback),
} as const;

/** Slot for the menu of the site in the header. */
export const HeaderMenuSlot = memo(function HeaderMenuSlot() {
  return (
    <SectionSlot name="header-menu" className={styles.menu} loadFallback={FALLBACKS['header-menu'].load} isNarrow />
  );
});

/** Slot for the footer below the content. */
export const FooterSlot = memo(function FooterSlot() {
  return <SectionSlot name="footer" loadFallback={FALLBACKS.footer.load} />;
});

/** Slot for promotions above the front page; a site without the section keeps no space for it. */
export function PromoStripSlot() {
  const isHome = useRoute()?.row.page === 'home';
  const hasStrip = useAppSelector((state) => selectConfig(state).sections?.['promo-strip'] !== undefined);
  if (!isHome || !hasStrip) return null;
  return <SectionSlot name="promo-strip" className={styles.strip} loadFallback={FALLBACKS['promo-strip'].load} />;
}

/** Returns the names of the sections that the page of a route shows. */
export function sectionsOf(route: RouteMatch | null): string[] {
  const layout = route?.row.layout ?? 'default';
  if (layout === 'headless') return [];
  if (layout !== 'default') return ['footer'];
  return ['header-menu', 'footer', ...(route?.row.page === 'home' ? ['promo-strip'] : [])];
}
