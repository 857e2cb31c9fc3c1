import postgres from 'postgres';
import { APPLICATION_NAME, connectionOf } from './embedded/embedded-database.ts';
import type { Endpoint } from './embedded/embedded-server.ts';

/** A database to connect to: an address of its own, or a database of the embedded server. */
export type DatabaseAddress = string | { readonly endpoint: Endpoint; readonly name: string };

/** Types of the pool: int8 arrives as a number. */
type PoolTypes = { bigint: number };
export type Pool = postgres.Sql<PoolTypes>;
export type Transaction = postgres.TransactionSql<PoolTypes>;

const INT8 = 20;
/** Connections of a pool whose size is not given. */
export const POOL_SIZE = 20;
const CONNECT_TIMEOUT_S = 10;
const RECONNECT_PAUSE_S = 0.1;
/** No call of ours takes long; one that waits for ever must not keep its connection. */
const STATEMENT_TIMEOUT_MS = 60_000;

function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`);
  return value;
}

/** The client replaces a connection after an hour or so otherwise, and what its session holds is lost. */
const LASTING = { max_lifetime: null };

interface PoolOptions {
  readonly size?: number;
  /** Role to work as; null is the one that connects. */
  readonly role?: string | null;
  /** Statements take as long as they take, and connections last as long as the pool: for migrations and audits. */
  readonly hasNoTimeout?: boolean;
}

/**
 * Switches off the limits that a server, a database or a role may have set. The client leaves out a number 0, so the
 * settings come as options of the command line of the server's process.
 */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * A pool of connections. An int8 is read as a number and never silently cut: beyond the safe integers it throws.
 */
export function openPool(
  address: DatabaseAddress,
  { size = POOL_SIZE, role = null, hasNoTimeout = false }: PoolOptions = {},
): Pool {
  const options = {
    ...(hasNoTimeout ? LASTING : {}),
    max: size,
    connect_timeout: CONNECT_TIMEOUT_S,
    // Asking for the array types of the server is a query of its own that nobody listens to: when it fails, so does the
    // process. Arrays are sent as text instead.
    fetch_types: false,
    // Its own pauses grow to twenty seconds; a database that is back must not be waited for.
    backoff: () => RECONNECT_PAUSE_S,
    onnotice: () => undefined,
    connection: {
      application_name: APPLICATION_NAME,
      ...(hasNoTimeout ? { options: NO_LIMITS } : { statement_timeout: STATEMENT_TIMEOUT_MS }),
      ...(role ? { role } : {}),
    },
    types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: readInt8 } },
  };
  return typeof address === 'string'
    ? postgres(address, options)
    : postgres({ ...connectionOf(address.endpoint, address.name), ...options });
}
