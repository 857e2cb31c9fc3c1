import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { KeptMethodsProps } from './kept-methods.tsx';

/** Choice of the sign-in methods that stay through a reset; most players have none besides the password. */
export const KeptPart = lazyPart<KeptMethodsProps>({
  load: async () => (await import('./kept-methods.tsx')).KeptMethods,
  namespaces: ['passwords', 'social'],
});
