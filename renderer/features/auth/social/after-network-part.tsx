import type { RefObject } from 'react';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { SocialReturn } from '#shared/domain/social/social-return.ts';

/** What came of a way to a network; it comes when somebody comes from one. */
export const AfterNetworkPart = lazyPart<{
  readonly back: SocialReturn;
  readonly first: RefObject<HTMLInputElement | null>;
}>({
  load: async () => (await import('./after-network.tsx')).AfterNetwork,
  namespaces: ['auth', 'social'],
});
