import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compress = promisify(gzip);
/** Time for which a file is cached, ms; games come and go every few minutes. */
const KEPT_MS = 60_000;
/** Files in the cache; clients can invent hosts, each of which has its own files. */
const KEPT_FILES = 200;

/** A file that is made from answers of the back end. */
export interface KeptFile {
  readonly text: string;
  readonly packed: Buffer;
  /** Weak, as the file is also sent packed. */
  readonly etag: string;
}

/** A file; 'none' where the back end has no such data, null where it does not answer. */
export type FileAnswer = KeptFile | 'none' | null;
/** Makes the text of a file. */
export type MakeFile = () => Promise<string | 'none' | null>;

async function pack(make: MakeFile): Promise<FileAnswer> {
  const text = await make();
  if (text === null || text === 'none') return text;
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, packed: await compress(text), etag };
}

/** Returns a cache for files; a file that failed is made again at the next request. */
export function keepFiles(): (key: string, make: MakeFile) => Promise<FileAnswer> {
  const kept = new LRUCache<string, Promise<FileAnswer>>({
    max: KEPT_FILES,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: Date,
  });
  return async (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    const answer = pack(make);
    kept.set(key, answer);
    const made = await answer.catch(() => null);
    if (made === null) kept.delete(key);
    return made;
  };
}

/**
 * Tells whether a client that names these tags has the file already (RFC 9110, 13.1.2).
 *
 * @param tags header `if-none-match`
 */
export function isKnownTag(tags: string | undefined, etag: string): boolean {
  const own = etag.replace(/^W\//, '');
  return (tags ?? '').split(',').some((tag) => ['*', own].includes(tag.trim().replace(/^W\//, '')));
}

/** Sends a file, packed for a client that takes it so; 304 to one that has it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: KeptFile, type: string): FastifyReply {
  reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-encoding').header('etag', file.etag);
  if (isKnownTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  reply.header('content-type', `${type}; charset=utf-8`);
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(file.text);
  return reply.header('content-encoding', 'gzip').send(file.packed);
}
