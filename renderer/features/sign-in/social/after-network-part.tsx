import type { RefObject } from 'react';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { SocialReturn } from '#shared/domain/social/social-return.ts';

/** Shows the result of a network sign-in; loads when a visitor returns from a network. */
export const AfterNetworkPart = lazyPart<{
  readonly back: SocialReturn;
  readonly first: RefObject<HTMLInputElement | null>;
}>({
  load: async () => (await import('./after-network.tsx')).AfterNetwork,
  namespaces: ['auth', 'social'],
});
