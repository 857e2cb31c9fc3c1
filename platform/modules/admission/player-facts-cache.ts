import type { Announcements } from '../../database/announcements.ts';
import type { Pool } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { AdmissionRepository, PlayerFacts } from './admission-repository.ts';

/** Cache of players' facts, dropped in all processes when they change. */
export interface PlayerFactsCache {
  /** ApiError SESSION_REQUIRED for an unknown player. */
  of(userId: number, isFresh: boolean): Promise<PlayerFacts>;
  /** Drops a player's facts in all processes after a change. */
  changed(userId: number): void;
  /** Calls back when a player's facts may have changed in any process; returns the function that unsubscribes. */
  onChange(listener: (userId: number) => void): () => void;
  close(): Promise<void>;
}

/** Age up to which cached facts are used. A transaction that posts compares the version, so old facts do no harm. */
const KEPT_MS = 5000;
const MAX_KEPT = 20_000;
const CHANNEL = 'gate';

/** Opens the cache on a database; resolves once it misses no change. */
export async function openPlayerFactsCache(
  sql: Pool,
  announcements: Announcements,
  repository: Pick<AdmissionRepository, 'player'>,
): Promise<PlayerFactsCache> {
  const kept = new Map<number, { facts: PlayerFacts; until: number }>();
  const listeners = new Set<(userId: number) => void>();

  function forget(userId: number): void {
    kept.delete(userId);
    for (const listener of [...listeners]) listener(userId);
  }

  const listening = await sql.listen(
    CHANNEL,
    (message) => forget((JSON.parse(message) as { userId: number }).userId),
    // Announcements are lost while the connection is.
    () => kept.clear(),
  );

  return {
    async of(userId, isFresh) {
      const known = isFresh ? undefined : kept.get(userId);
      if (known && known.until > performance.now()) return known.facts;
      const facts = await repository.player(userId);
      if (!facts) throw new ApiError('SESSION_REQUIRED');
      if (kept.size >= MAX_KEPT) kept.clear();
      kept.set(userId, { facts, until: performance.now() + KEPT_MS });
      return facts;
    },
    changed(userId) {
      forget(userId);
      announcements.publish(CHANNEL, { userId });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await listening.unlisten();
    },
  };
}
