import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** What an installed program adds to the page; only its own entry has it. */
export const ProgramPartsSlot = lazyPart({
  load: async () => (await import('./program-parts.tsx')).ProgramParts,
  namespaces: ['desktop-app'],
});
