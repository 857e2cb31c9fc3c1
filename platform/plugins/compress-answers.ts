import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Smaller answers fit into one packet as they are. Bytes. */
const LEAST = 1400;
/** Levels that cost about as much time as writing the JSON; higher ones save little more. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 5 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Returns the best encoding that a client accepts; null for none. */
function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const offered = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((name) => offered.includes(name)) ?? null;
}

/**
 * Compresses the answers of GET calls whose JSON is not small, in the encoding that the client accepts. Runs in the
 * thread pool, so other requests are answered meanwhile.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (request.method !== 'GET' || typeof payload !== 'string' || !isJson) return payload;
    if (Buffer.byteLength(payload) < LEAST || reply.hasHeader('content-encoding')) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding === null) return payload;
    const bytes = await (encoding === 'br' ? brotli(payload, BROTLI) : zip(payload, GZIP));
    reply.header('content-encoding', encoding).header('content-length', bytes.length);
    return bytes;
  });
}
