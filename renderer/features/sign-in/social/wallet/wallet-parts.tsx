import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

const NAMESPACES = ['social', 'auth', 'errors'];

/** The step of a wallet in the sign-in page; loads when a visitor has chosen a wallet. */
export const WalletStepPart = lazyPart({
  load: async () => (await import('./wallet-step.tsx')).WalletStep,
  namespaces: NAMESPACES,
});

/** The same over another page, for a player. */
export const WalletDialogPart = lazyPart({
  load: async () => (await import('./wallet-dialog.tsx')).WalletDialog,
  namespaces: NAMESPACES,
});
