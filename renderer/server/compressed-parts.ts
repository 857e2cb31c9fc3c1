import type { Transform } from 'node:stream';

/** Header of a gzip stream without a name and a time (RFC 1952). */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** Most bytes of one stored block (RFC 1951). */
const MAX_STORED = 0xffff;

/** Compresses parts one after the other in one stream; each ends at a byte, so that others may come between them. */
export async function compressParts(
  stream: Transform & { flush(kind: number, done: () => void): void },
  parts: readonly Buffer[],
  flush: number,
): Promise<Buffer[]> {
  const out: Buffer[] = [];
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    stream.on('end', resolve);
    stream.on('error', reject);
  });
  for (const [index, part] of parts.entries()) {
    stream.write(part);
    if (index === parts.length - 1) {
      stream.end();
      await ended;
    } else {
      await new Promise<void>((resolve) => stream.flush(flush, () => setImmediate(resolve)));
    }
    out.push(Buffer.concat(chunks));
    chunks = [];
  }
  return out;
}

/** Returns the bytes as uncompressed blocks of a deflate stream, none of them its last (RFC 1951). */
export function deflateStored(content: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at === 0 || at < content.length; at += MAX_STORED) {
    const block = content.subarray(at, at + MAX_STORED);
    const header = Buffer.alloc(5);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(~block.length & 0xffff, 3);
    blocks.push(header, block);
  }
  return Buffer.concat(blocks);
}
