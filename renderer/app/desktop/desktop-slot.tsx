import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** What an installed app adds to the page; only its own entry has it. */
export const DesktopPartsSlot = lazyPart({
  load: async () => (await import('./desktop-parts.tsx')).DesktopParts,
  namespaces: ['desktop-app'],
});
