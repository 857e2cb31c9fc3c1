import type { SocialResult } from '#shared/domain/social/social-return.ts';

/** An answer of a network that names nobody, and what the player is told instead of a fault. */
export class NetworkRefusal extends Error {
  readonly result: SocialResult;

  constructor(result: 'denied' | 'expired' | 'failed', message: string) {
    super(message);
    this.name = 'NetworkRefusal';
    this.result = result;
  }
}
