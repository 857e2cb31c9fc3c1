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
const POOL_SIZE = 20;
const CONNECT_TIMEOUT_S = 10;
const RECONNECT_PAUSE_S = 0.1;
/** No call of ours takes long; one that waits for ever must not keep its connection. */
const STATEMENT_TIMEOUT_MS = 60_000;

function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`);
  return value;
}

interface PoolOptions {
  readonly size?: number;
  /** Role to work as; null is the one that connects. */
  readonly role?: string | null;
}

/**
 * A pool of connections. An int8 is read as a number and never silently cut: beyond the safe integers it throws.
 */
export function openPool(address: DatabaseAddress, { size = POOL_SIZE, role = null }: PoolOptions = {}): Pool {
  const options = {
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
      statement_timeout: STATEMENT_TIMEOUT_MS,
      ...(role ? { role } : {}),
    },
    types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: readInt8 } },
  };
  return typeof address === 'string'
    ? postgres(address, options)
    : postgres({ ...connectionOf(address.endpoint, address.name), ...options });
}
