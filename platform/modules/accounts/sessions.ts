import { createHash, randomBytes } from 'node:crypto';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { Pool } from '../../database/pool.ts';
import { createSessionsRepository, type SessionOrigin, type SessionRow } from './sessions-repository.ts';

/** How long sessions live; a saved one is that of a player who asked to stay signed in. */
export interface SessionPolicy {
  readonly idleMs: number;
  readonly lifeMs: number;
  readonly savedIdleMs: number;
  readonly savedLifeMs: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const SESSION_POLICY: SessionPolicy = {
  idleMs: 2 * HOUR,
  lifeMs: DAY,
  savedIdleMs: 14 * DAY,
  savedLifeMs: 30 * DAY,
};

interface SessionBeginning {
  readonly userId: number;
  readonly signedInAt: number;
  readonly previousSignInAt: number | null;
  /** The player asked to stay signed in. */
  readonly isSaved: boolean;
  readonly origin: SessionOrigin;
}

export interface Sessions {
  /** Begins a session with an id nobody has had; the id leaves the platform only in the cookie. */
  begin(beginning: SessionBeginning): Promise<{ id: string; session: SessionRow }>;
  /** The living session of an id. */
  byId(id: string): Promise<SessionRow | null>;
  /** The living session with this hash of its id. */
  byHash(hash: string): Promise<SessionRow | null>;
  /** Those of a player that live, the last used first. */
  ofPlayer(userId: number): Promise<SessionRow[]>;
  /** Ends all of a player but one, in all processes; all with ''. */
  endOthers(userId: number, hash: string): Promise<void>;
  /** Ends it, in all processes. */
  end(hash: string): Promise<void>;
  purge(): Promise<void>;
  close(): Promise<void>;
}

interface SessionsInput {
  readonly sql: Pool;
  readonly announcements: Announcements;
  readonly clock: ServerClock;
  readonly policy?: SessionPolicy;
}

const ID_BYTES = 32;
const ID = /^[\w-]{43}$/;
/** How long a session that was read is believed without another look; an end is announced to all processes at once. */
const BELIEVED_MS = 10_000;
const MAX_BELIEVED = 20_000;
const TOUCH_MS = 60_000;
const CHANNEL = 'session';

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

function isLive({ endsAt, seenAt, idleMs }: SessionRow, now: number): boolean {
  return endsAt > now && seenAt + idleMs > now;
}

/** Sessions of players (trust §2, session token): stored by hash, ended by the server, by time or by the player. */
export async function openSessions({
  sql,
  announcements,
  clock,
  policy = SESSION_POLICY,
}: SessionsInput): Promise<Sessions> {
  const repository = createSessionsRepository(sql);
  const believed = new Map<string, { session: SessionRow; until: number }>();
  // Announcements are lost with the connection, so a new one starts from nothing.
  const listening = await sql.listen(
    CHANNEL,
    (message) => believed.delete((JSON.parse(message) as { hash: string }).hash),
    () => believed.clear(),
  );

  async function read(hash: string): Promise<SessionRow | null> {
    const known = believed.get(hash);
    if (known && known.until > performance.now()) return known.session;
    const session = await repository.find(hash);
    if (believed.size >= MAX_BELIEVED) believed.clear();
    if (session) believed.set(hash, { session, until: performance.now() + BELIEVED_MS });
    return session;
  }

  async function byHash(hash: string): Promise<SessionRow | null> {
    const session = await read(hash);
    const now = clock.now();
    if (!session || !isLive(session, now)) return null;
    if (now - session.seenAt > Math.min(TOUCH_MS, session.idleMs / 10)) {
      believed.delete(hash);
      await repository.touch(hash, now);
    }
    return session;
  }

  async function end(hash: string): Promise<void> {
    await repository.end(hash, clock.now());
    believed.delete(hash);
    announcements.publish(CHANNEL, { hash });
  }

  return {
    async begin({ userId, signedInAt, previousSignInAt, isSaved, origin }) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const session = {
        hash: hashOf(id),
        userId,
        signedInAt,
        previousSignInAt,
        idleMs: isSaved ? policy.savedIdleMs : policy.idleMs,
        seenAt: signedInAt,
        endsAt: signedInAt + (isSaved ? policy.savedLifeMs : policy.lifeMs),
        origin,
      };
      await repository.add(session);
      return { id, session };
    },
    byId: async (id) => (ID.test(id) ? byHash(hashOf(id)) : null),
    byHash,
    ofPlayer: (userId) => repository.ofPlayer(userId, clock.now()),
    async endOthers(userId, hash) {
      for (const session of await repository.ofPlayer(userId, clock.now())) {
        if (session.hash !== hash) await end(session.hash);
      }
    },
    end,
    purge: () => repository.purge(clock.now() - DAY),
    close: () => listening.unlisten(),
  };
}
