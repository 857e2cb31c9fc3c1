import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counters } from '../modules/accounts/counters.ts';

/**
 * Returns the store of `@fastify/rate-limit` that counts calls in all processes together. The plugin makes a store for
 * each limited call.
 */
export function sharedLimits(counters: Counters): FastifyRateLimitStoreCtor {
  class SharedLimits implements FastifyRateLimitStore {
    readonly #name: string;

    /** @param settings of the call that this store counts; the plugin gives those of its route as well */
    constructor(settings: object) {
      const { routeInfo } = settings as { readonly routeInfo?: { readonly config?: { readonly callId?: string } } };
      this.#name = routeInfo?.config?.callId ?? '';
    }

    incr(
      address: string,
      done: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      windowMs = 0,
      max = 0,
    ): void {
      counters.take(`call:${this.#name}:${address}`, { max, windowMs }).then(
        ({ isAllowed, retryAfter, left }) =>
          done(null, { current: isAllowed ? max - left : max + 1, ttl: isAllowed ? windowMs : retryAfter * 1000 }),
        (error: Error) => done(error),
      );
    }

    child(settings: object): FastifyRateLimitStore {
      return new SharedLimits(settings);
    }
  }
  return SharedLimits as unknown as FastifyRateLimitStoreCtor;
}
