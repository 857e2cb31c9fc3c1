import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** A file of its own with its styles, so that the server can link them for the pages that have such a look. */
export const PageThemeSlot = lazyPart({
  load: async () => (await import('./page-theme.tsx')).PageTheme,
  namespaces: [],
});
