import type { FastifyRequest } from 'fastify';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Accounts } from './accounts-service.ts';
import { readSessionCookie } from './session-cookies.ts';
import type { SessionRow } from './sessions-repository.ts';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Shortest time between two stored instants of activity, ms. */
const FINE_MS = 15_000;

/** Finds the session of a request. */
export interface Authentication {
  /** Tells whether the request has a narrow session that is not for its call. */
  isTooNarrow(request: FastifyRequest): Promise<boolean>;
  /**
   * The living session of the request, or null for a visitor; looked up once per request. A narrow session is one only
   * for the calls that name it (`Call.narrow`): everywhere else its request is that of a visitor.
   */
  sessionOf(request: FastifyRequest): Promise<SessionRow | null>;
}

/**
 * Authenticates by the session cookie, else by a user token in the header `authorization`. A token is valid only while
 * its session lives.
 */
export function createAuthentication(accounts: Accounts, clock: ServerClock): Authentication {
  const found = new WeakMap<FastifyRequest, Promise<SessionRow | null>>();

  /** Records activity: a request with an idempotency key comes from an act of the player. */
  async function noteIntent({ headers }: FastifyRequest, { hash, activeAt }: SessionRow): Promise<void> {
    const now = clock.now();
    if (headers['idempotency-key'] === undefined || now - activeAt < FINE_MS) return;
    await accounts.sessions.noteActive(hash, now);
  }

  async function look(request: FastifyRequest): Promise<SessionRow | null> {
    const session = await find(request);
    if (session) await noteIntent(request, session);
    return session;
  }

  async function find(request: FastifyRequest): Promise<SessionRow | null> {
    const id = readSessionCookie(request);
    if (id !== '') return accounts.sessions.byId(id);
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? null : accounts.tokens.read(token, clock.now());
    if (!claims) return null;
    const session = await accounts.sessions.byHash(claims.sid);
    return session && String(session.userId) === claims.sub ? session : null;
  }

  function foundOf(request: FastifyRequest): Promise<SessionRow | null> {
    const known = found.get(request);
    if (known) return known;
    const looking = look(request);
    found.set(request, looking);
    return looking;
  }

  const isFor = ({ narrow }: SessionRow, { routeOptions }: FastifyRequest) =>
    narrow === null || routeOptions.config.narrow === narrow;

  return {
    async sessionOf(request) {
      const session = await foundOf(request);
      return session && isFor(session, request) ? session : null;
    },
    async isTooNarrow(request) {
      const session = await foundOf(request);
      return session !== null && !isFor(session, request);
    },
  };
}
