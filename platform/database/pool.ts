import postgres from 'postgres';
import { secureConnection } from './connection-security.ts';
import { APPLICATION_NAME, connectionOf, type Login } from './embedded/embedded-database.ts';
import type { Endpoint } from './embedded/embedded-server.ts';

/** A database to connect to: a URL, or a database of the embedded server, as its owner unless `login` says otherwise. */
export type DatabaseAddress = string | { readonly endpoint: Endpoint; readonly name: string; readonly login?: Login };

/** Custom types of the pool: int8 is read as a number. */
type PoolTypes = { bigint: number };
export type Pool = postgres.Sql<PoolTypes>;
export type Transaction = postgres.TransactionSql<PoolTypes>;

const INT8 = 20;
/** Connections of a pool whose size is not given. */
export const POOL_SIZE = 20;
const CONNECT_TIMEOUT_S = 10;
const RECONNECT_PAUSE_S = 0.1;
/** Longest statement, ms: no call of the platform takes long, and one that hangs must not keep its connection. */
const STATEMENT_TIMEOUT_MS = 60_000;

function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`);
  return value;
}

/** Without it the client replaces a connection after an hour or so, and the state of its session is lost. */
const LASTING = { max_lifetime: null };

interface PoolOptions {
  readonly size?: number;
  /** Role to assume; null keeps the one that connects. */
  readonly role?: string | null;
  /** Removes the time limits of statements and connections: for migrations and audits. */
  readonly hasNoTimeout?: boolean;
}

/**
 * Switches off limits that a server, a database or a role may have set. The client drops a number 0, so the settings
 * are passed as command-line options of the server's process.
 */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * Opens a pool of connections. An int8 is read as a number, and throws beyond the safe integers instead of losing
 * digits.
 *
 * @throws ConnectionError for a URL of another machine without verified TLS
 */
export function openPool(
  address: DatabaseAddress,
  { size = POOL_SIZE, role = null, hasNoTimeout = false }: PoolOptions = {},
): Pool {
  const options = {
    ...(hasNoTimeout ? LASTING : {}),
    max: size,
    connect_timeout: CONNECT_TIMEOUT_S,
    // As in `connectionOf`. Arrays are sent as text instead.
    fetch_types: false,
    // The client's own pauses grow to twenty seconds, too long for a database that is back.
    backoff: () => RECONNECT_PAUSE_S,
    onnotice: () => undefined,
    connection: {
      application_name: APPLICATION_NAME,
      ...(hasNoTimeout ? { options: NO_LIMITS } : { statement_timeout: STATEMENT_TIMEOUT_MS }),
      ...(role ? { role } : {}),
    },
    types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: readInt8 } },
  };
  if (typeof address !== 'string') {
    return postgres({ ...connectionOf(address.endpoint, address.name, address.login), ...options });
  }
  const { url, tls } = secureConnection(address);
  return postgres(url, { ...options, ssl: tls });
}
