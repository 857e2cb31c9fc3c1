import { createHash, randomBytes } from 'node:crypto';
import type { NarrowSession } from '#shared/contracts/call.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { Pool } from '../../database/pool.ts';
import type { Admission, Gate, GateMoved } from '../admission/admission-service.ts';
import {
  createSessionsRepository,
  type PastSession,
  type SessionOrigin,
  type SessionRow,
  type SessionsRepository,
} from './sessions-repository.ts';

/** Lifetimes of sessions; a saved session is one whose player asked to stay signed in. */
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

/** Lifetimes of a session that is for one thing alone; it is never saved. */
const NARROW_TIMES = { idleMs: HOUR / 2, lifeMs: 2 * HOUR } as const;

interface SessionBeginning {
  readonly userId: number;
  readonly signedInAt: number;
  readonly previousSignInAt: number | null;
  /** The player asked to stay signed in. */
  readonly isSaved: boolean;
  readonly origin: SessionOrigin;
  /** What alone the session is for; null for everything. */
  readonly narrow: NarrowSession | null;
  /** The gate as it was when the sign-in was admitted. */
  readonly gate: Gate;
}

/** Reasons that end sessions besides their own times (shell §4; trust G9); checked at every use. */
export interface SessionRules {
  /** Why a session that is within its times is over; null when it is not. */
  endOf(session: SessionRow, now: number): Promise<SessionEnd | null>;
  /** Reports that the session is in use at this instant; called at least once a minute while it is. */
  used(userId: number, now: number): Promise<void>;
}

export interface Sessions {
  /**
   * Begins a session with a new id, which leaves the platform only in the cookie. Begins none when the gate has
   * changed.
   */
  begin(beginning: SessionBeginning): Promise<{ id: string; session: SessionRow } | GateMoved>;
  /** The living session of an id. */
  byId(id: string): Promise<SessionRow | null>;
  /** The living session with this hash of its id. */
  byHash(hash: string): Promise<SessionRow | null>;
  /** Living sessions of a player, the last used first. */
  ofPlayer(userId: number): Promise<SessionRow[]>;
  /** Why the session of an id is over; null while it lives and for an unknown id. */
  endOf(id: string): Promise<SessionEnd | null>;
  /** Player of a session, also of one that is over; null for an unknown id. */
  playerOf(id: string): Promise<number | null>;
  /** Why sessions are over, by their hashes, as far as they are; looking does not use a session. */
  ended(hashes: readonly string[]): Promise<ReadonlyMap<string, SessionEnd>>;
  /** Records that the player acted at this instant. */
  noteActive(hash: string, at: number): Promise<void>;
  /** Restarts the time to the next reality check at this instant, or turns the checks off. */
  noteReality(hash: string, at: number, isOff: boolean): Promise<void>;
  /**
   * Ends the living sessions of a player beyond the largest number, those first that were used the longest ago.
   *
   * @returns how many were ended
   */
  endOldest(userId: number): Promise<number>;
  /** Ends all sessions of a player except this one, in all processes; all of them for ''. */
  endOthers(userId: number, hash: string, reason: SessionEnd): Promise<void>;
  /** Ends the session, in all processes. */
  end(hash: string, reason: SessionEnd): Promise<void>;
  purge(): Promise<void>;
  close(): Promise<void>;
}

interface SessionsInput {
  readonly sql: Pool;
  readonly announcements: Announcements;
  readonly admission: Pick<Admission, 'onChange'>;
  readonly clock: ServerClock;
  readonly rules: SessionRules;
  readonly policy?: SessionPolicy;
}

/** Largest number of living sessions of one player: more devices than a household has. */
const MAX_SESSIONS = 30;
const ID_BYTES = 32;
const ID = /^[\w-]{43}$/;
/** How long a process uses a session without reading it again, ms; ends are announced to all processes at once. */
const BELIEVED_MS = 10_000;
const MAX_BELIEVED = 20_000;
const TOUCH_MS = 60_000;
const CHANNEL = 'session';

/** Returns the hash under which a session is stored, of its id in the cookie. */
export const sessionHash = (id: string) => createHash('sha256').update(id).digest('hex');

function isLive({ endsAt, seenAt, idleMs }: SessionRow, now: number): boolean {
  return endsAt > now && seenAt + idleMs > now;
}

/** Returns why a session that was never ended explicitly is over by its times. */
function endByTime({ endsAt, seenAt, idleMs }: PastSession, now: number): SessionEnd | null {
  if (endsAt <= now) return 'expired';
  return seenAt + idleMs <= now ? 'idle' : null;
}

function newSession(id: string, beginning: SessionBeginning, given: SessionPolicy): SessionRow {
  const { userId, signedInAt, previousSignInAt, isSaved, origin, narrow } = beginning;
  const policy = narrow === null ? given : { ...given, ...NARROW_TIMES };
  return {
    hash: sessionHash(id),
    userId,
    signedInAt,
    previousSignInAt,
    idleMs: isSaved ? policy.savedIdleMs : policy.idleMs,
    seenAt: signedInAt,
    activeAt: signedInAt,
    endsAt: signedInAt + (isSaved ? policy.savedLifeMs : policy.lifeMs),
    origin,
    realityAt: null,
    isRealityOff: false,
    narrow,
  };
}

/** Returns what reads why sessions are over, by their ends and times; reading does not use a session. */
function createEnds(repository: Pick<SessionsRepository, 'past'>, clock: Pick<ServerClock, 'now'>): Sessions['ended'] {
  return async (hashes) => {
    const past = await repository.past(hashes);
    const ends = past.map((session) => [session.hash, session.endReason ?? endByTime(session, clock.now())] as const);
    return new Map(ends.filter((end): end is readonly [string, SessionEnd] => end[1] !== null));
  };
}

/**
 * Opens the sessions of players (trust §2, session token): stored by hash; the server, time or the player ends them.
 */
export async function openSessions({
  sql,
  announcements,
  admission,
  clock,
  rules,
  policy = SESSION_POLICY,
}: SessionsInput): Promise<Sessions> {
  const repository = createSessionsRepository(sql);
  const ended = createEnds(repository, clock);
  const believed = new Map<string, { session: SessionRow; until: number }>();
  // Announcements are lost with the connection, so a new connection starts with an empty cache.
  const listening = await sql.listen(
    CHANNEL,
    (message) => believed.delete((JSON.parse(message) as { hash: string }).hash),
    () => believed.clear(),
  );

  // A closed gate may have ended the player's sessions, so cached ones are dropped.
  admission.onChange((userId) => {
    for (const [hash, { session }] of believed) if (session.userId === userId) believed.delete(hash);
  });

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
    const reason = await rules.endOf(session, now);
    if (reason !== null) {
      await end(hash, reason);
      return null;
    }
    if (now - session.seenAt > Math.min(TOUCH_MS, session.idleMs / 10)) {
      believed.delete(hash);
      await repository.touch(hash, now);
      await rules.used(session.userId, now);
    }
    return session;
  }

  /** Drops a cached session. */
  function forget(hash: string): void {
    believed.delete(hash);
    announcements.publish(CHANNEL, { hash });
  }

  async function end(hash: string, reason: SessionEnd): Promise<void> {
    await repository.end(hash, clock.now(), reason);
    believed.delete(hash);
    announcements.publish(CHANNEL, { hash, isOver: true });
  }

  /** Returns the living sessions of a player. */
  async function ofPlayer(userId: number): Promise<SessionRow[]> {
    const now = clock.now();
    const rows = await repository.ofPlayer(userId, now);
    const ends = await Promise.all(rows.map((row) => rules.endOf(row, now)));
    return rows.filter((_row, index) => ends[index] === null);
  }

  return {
    async begin(beginning) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      const session = newSession(id, beginning, policy);
      if (!(await repository.add(session, beginning.gate))) return { status: 'gate-moved' };
      await rules.used(session.userId, session.signedInAt);
      return { id, session };
    },
    byId: async (id) => (ID.test(id) ? byHash(sessionHash(id)) : null),
    ...{ byHash, ofPlayer },
    async endOf(id) {
      const hash = sessionHash(id);
      return ID.test(id) ? ((await ended([hash])).get(hash) ?? null) : null;
    },
    async playerOf(id) {
      const [past] = ID.test(id) ? await repository.past([sessionHash(id)]) : [];
      return past?.userId ?? null;
    },
    ended,
    async noteActive(hash, at) {
      await repository.noteActive(hash, at);
      forget(hash);
    },
    async noteReality(hash, at, isOff) {
      await repository.noteReality(hash, at, isOff);
      forget(hash);
    },
    async endOldest(userId) {
      const beyond = (await repository.ofPlayer(userId, clock.now())).slice(MAX_SESSIONS);
      for (const { hash } of beyond) await end(hash, 'elsewhere');
      return beyond.length;
    },
    async endOthers(userId, hash, reason) {
      for (const session of await repository.ofPlayer(userId, clock.now())) {
        if (session.hash !== hash) await end(session.hash, reason);
      }
    },
    end,
    purge: () => repository.purge(clock.now() - DAY),
    close: () => listening.unlisten(),
  };
}
