import type { Announcements } from '../../database/announcements.ts';
import type { Pool } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { AdmissionRepository, PlayerFacts } from './admission-repository.ts';

/** What was read of players a moment ago, dropped in all processes when it changes. */
export interface PlayerFactsCache {
  /** ApiError SESSION_REQUIRED for no player. */
  of(userId: number, isFresh: boolean): Promise<PlayerFacts>;
  /** They have changed: nobody believes them any more. */
  changed(userId: number): void;
  /** Calls back when those of a player may have changed in any process; answers the undo. */
  onChange(listener: (userId: number) => void): () => void;
  close(): Promise<void>;
}

/** How long what was read is asked with. It is no promise: a transaction that books compares the version. */
const KEPT_MS = 5000;
const MAX_KEPT = 20_000;
const CHANNEL = 'gate';

/** Opens the facts of a database; resolves once no change can be missed. */
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
    // Announcements are lost with the connection.
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
