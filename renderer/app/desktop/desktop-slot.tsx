import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Slot for the parts of the desktop app; only the desktop entry uses it. */
export const DesktopPartsSlot = lazyPart({
  load: async () => (await import('./desktop-parts.tsx')).DesktopParts,
  namespaces: ['desktop-app'],
});
