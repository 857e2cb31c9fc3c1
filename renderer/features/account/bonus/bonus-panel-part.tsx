import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Bonus choice in the account dialog. */
export const BonusPanelPart = lazyPart({
  load: async () => (await import('./bonus-panel.tsx')).BonusPanel,
  namespaces: ['bonus', 'errors'],
});
