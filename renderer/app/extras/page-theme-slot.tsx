import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Slot with a style file of its own, so that the server links it only for pages with such a theme. */
export const PageThemeSlot = lazyPart({
  load: async () => (await import('./page-theme.tsx')).PageTheme,
  namespaces: [],
});
