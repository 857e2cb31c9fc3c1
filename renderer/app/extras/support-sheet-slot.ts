import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Panel with the support options. */
export const SupportSheetSlot = lazyPart<{ readonly onClose: () => void }>({
  load: async () => (await import('#renderer/features/support/button/support-sheet.tsx')).SupportSheet,
  namespaces: ['support'],
});
