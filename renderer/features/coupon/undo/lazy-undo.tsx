import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** The offer to take the last change back, loaded with the first one. */
export const UndoNoticePart = lazyPart({
  load: async () => (await import('./undo-notice.tsx')).UndoNotice,
  namespaces: ['coupon'],
});

/** Its words, for screen readers. */
export const UndoWordsPart = lazyPart({
  load: async () => (await import('./undo-notice.tsx')).UndoWords,
  namespaces: ['coupon'],
});
