import type { SocialResult } from '#shared/domain/social/social-return.ts';

/** Says that the answer of a network names no person, and what the player is told; it is no fault of the network. */
export class NetworkRefusal extends Error {
  readonly result: SocialResult;

  constructor(result: 'denied' | 'expired' | 'failed', message: string) {
    super(message);
    this.name = 'NetworkRefusal';
    this.result = result;
  }
}
