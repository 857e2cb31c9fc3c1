import { randomFillSync } from 'node:crypto';
import { brotliDecompressSync, constants, crc32, createBrotliCompress, createDeflateRaw, gunzipSync } from 'node:zlib';
import { compressParts, deflateStored, GZIP_HEADER } from './compressed-parts.ts';
import type { SplitDocument } from './html-template.ts';

/**
 * Compressed page with one slot for a fresh nonce. Compression costs a third of rendering, so a cached page keeps its
 * compressed bytes, but the nonce of the content security policy must differ for every answer. Both formats allow an
 * uncompressed ("stored") block between two compressed ones; the nonce goes into such a block.
 */
export interface SlottedPage {
  readonly identity: (nonce: string) => Buffer;
  readonly gzip: (nonce: string) => Buffer;
  readonly brotli: (nonce: string) => Buffer;
  /** The same bytes without copying those that all visitors share: one byte for each character, then the rest. */
  readonly brotliParts: (nonce: string) => readonly [string, Buffer];
}

const NONCE_BYTES = 16;
const NOTHING = Buffer.alloc(0);
/**
 * Text that follows every nonce in the document; the stored block includes it, so that the literals after it decode in
 * the same context.
 */
const TAIL = '">';

/** Random bytes are drawn in bulk: a system call for each page would cost more than sending it. */
const pool = Buffer.allocUnsafe(NONCE_BYTES * 512);
let drawn = pool.length;

export function makeNonce(): string {
  if (drawn === pool.length) {
    randomFillSync(pool);
    drawn = 0;
  }
  const nonce = pool.toString('base64', drawn, drawn + NONCE_BYTES);
  pool.fill(0, drawn, drawn + NONCE_BYTES);
  drawn += NONCE_BYTES;
  return nonce;
}

/** Returns the brotli header of a stored block of this many bytes. */
function brotliStoredHeader(length: number): Buffer {
  const header = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([header & 255, (header >> 8) & 255, (header >> 16) & 255]);
}

/** Returns a function that copies the parts with a nonce at its place. */
function stamp(parts: readonly Buffer[], at: number): (nonce: string) => Buffer {
  const template = Buffer.concat(parts);
  return (nonce) => {
    const page = Buffer.allocUnsafe(template.length);
    template.copy(page);
    page.write(nonce, at, 'latin1');
    return page;
  };
}

async function brotliSlot(before: Buffer, after: Buffer): Promise<SlottedPage['brotliParts']> {
  const size = before.length + after.length;
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const placeholder = Buffer.from(makeNonce() + TAIL);
  const [head = NOTHING, , tail = NOTHING] = await compressParts(
    stream,
    [before, placeholder, after],
    constants.BROTLI_OPERATION_FLUSH,
  );
  const start = Buffer.concat([head, brotliStoredHeader(placeholder.length)]).toString('latin1');
  return (nonce) => [start + nonce + TAIL, tail];
}

async function gzipSlot(before: Buffer, after: Buffer): Promise<(slot: Buffer) => Buffer> {
  const parts = [before, Buffer.from(makeNonce() + TAIL), after];
  const [head, , tail] = await compressParts(createDeflateRaw({ level: 6 }), parts, constants.Z_FULL_FLUSH);
  const crcBefore = crc32(before);
  return (slot) => {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(after, crc32(slot, crcBefore)), 0);
    trailer.writeUInt32LE((before.length + slot.length + after.length) >>> 0, 4);
    return Buffer.concat([GZIP_HEADER, head ?? NOTHING, deflateStored(slot), tail ?? NOTHING, trailer]);
  };
}

/**
 * Compresses a document once, for any nonce. Checks the result with a second nonce: a compressor may refer back to
 * bytes of the slot, in which case another attempt uses other bytes.
 * @throws Error when no attempt gives bytes that decode to the document
 */
export async function slotPage({ before, after }: SplitDocument): Promise<SlottedPage> {
  if (!after.startsWith(TAIL)) throw new Error('the nonce must be the end of an attribute');
  const head = Buffer.from(before);
  const rest = Buffer.from(after.slice(TAIL.length));
  const identity = stamp([head, Buffer.from(makeNonce() + TAIL), rest], head.length);
  for (let attempt = 0; attempt < 5; attempt++) {
    const [brotliParts, gzip] = await Promise.all([brotliSlot(head, rest), gzipSlot(head, rest)]);
    const brotli = (n: string) => {
      const [start, end] = brotliParts(n);
      return Buffer.concat([Buffer.from(start, 'latin1'), end]);
    };
    const nonce = makeNonce();
    const slot = Buffer.from(nonce + TAIL);
    const whole = identity(nonce);
    if (whole.equals(brotliDecompressSync(brotli(nonce))) && whole.equals(gunzipSync(gzip(slot)))) {
      return { identity, gzip: (n) => gzip(Buffer.from(n + TAIL)), brotli, brotliParts };
    }
  }
  throw new Error('no attempt compressed the page around its nonce');
}
