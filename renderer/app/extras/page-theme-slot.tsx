import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Theme of a page, with a style file of its own, so that the server links it only for pages that have one. */
export const PAGE_THEME = lazyModule(async () => (await import('./page-theme.tsx')).PageTheme);

/** Slot for the theme of a page. */
export const PageThemeSlot = lazyPart({ load: PAGE_THEME.load, namespaces: [] });
