import { readFileSync } from 'node:fs';
import { operatorText } from '../operator-text.ts';

/** Thrown for a connection string that may not be used; the message does not repeat its password. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** TLS of a connection, as the client takes it; false for none. */
type ConnectionTls = false | { readonly ca?: string; readonly checkServerIdentity?: () => undefined };

/** A connection string without the parameters about TLS, which the server does not know, and what they say. */
interface SecuredConnection {
  readonly url: string;
  readonly tls: ConnectionTls;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Hosts that the client may take from a connection string: those of the address, else the parameter `host` and PGHOST. */
function hostsOf(url: URL, variable: string | undefined): string[] {
  const named = url.hostname !== '' ? [url.hostname] : [url.searchParams.get('host') ?? '', variable ?? ''];
  const hosts = named.flatMap((text) => text.split(',')).map((host) => decodeURIComponent(host).trim());
  return hosts.filter((host) => host !== '');
}

const isHere = (host: string) => host.startsWith('/') || LOOPBACK.test(host);

function readCertificates(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new ConnectionError(`The certificates of sslrootcert=${file} cannot be read.`, { cause });
  }
  try {
    return operatorText(bytes);
  } catch (cause) {
    throw new ConnectionError(`The file sslrootcert=${file} ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Decides how a connection to a PostgreSQL is encrypted. To another machine only TLS with a verified certificate is
 * allowed: `sslmode=verify-full`, which is the default there, or `verify-ca` with `sslrootcert=FILE`, which does not
 * compare the host's name. On this machine (loopback, Unix socket) the default is none.
 *
 * @param address connection string such as postgres://user:password@host:5432/name?sslmode=verify-full
 * @param hostVariable value of PGHOST, which names the host where the string does not
 * @throws ConnectionError that says which parameter to set
 */
export function secureConnection(address: string, hostVariable = process.env.PGHOST): SecuredConnection {
  const url = new URL(address);
  const hosts = hostsOf(url, hostVariable);
  const isLocal = hosts.every(isHere);
  const mode = url.searchParams.get('sslmode') ?? url.searchParams.get('ssl') ?? (isLocal ? 'disable' : 'verify-full');
  const root = url.searchParams.get('sslrootcert');
  for (const name of ['ssl', 'sslmode', 'sslrootcert']) url.searchParams.delete(name);
  const ca = root === null || root === 'system' ? {} : { ca: readCertificates(root) };
  const plain = url.toString();
  if (mode === 'verify-full') return { url: plain, tls: ca };
  if ((mode === 'verify-ca' || mode === 'require') && root !== null && root !== 'system') {
    return { url: plain, tls: { ...ca, checkServerIdentity: () => undefined } };
  }
  if (mode === 'disable' && isLocal) return { url: plain, tls: false };
  throw new ConnectionError(
    `The connection to the database on ${hosts.join(', ')} is not protected by sslmode=${mode}. Use ` +
      'sslmode=verify-full (with sslrootcert=FILE for certificates of your own), or verify-ca with sslrootcert=FILE. ' +
      'Only a database on this machine may be reached with sslmode=disable.',
  );
}
