import { addAbortSignal, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ApiError } from './api-error.ts';

/** A file that is sent while it is made. */
export interface DownloadFile {
  /** Name under which browsers store it: ASCII without quotes. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array | string>;
}

/** Files that a process sends at once: each holds a connection of the database until its reader has it. */
const MAX_AT_ONCE = 2;
/** Longest time of a download, ms; a reader that is slower starts again. */
const DOWNLOAD_MS = 5 * 60_000;
const BUSY_RETRY_S = 30;

/**
 * Creates the sender of one kind of file. A slow reader can keep others from files of this kind, and from nothing else.
 *
 * @returns a function that opens a file and sends it. It throws ApiError TOO_MANY_ATTEMPTS while two are being sent,
 *   and what `open` throws
 */
export function createDownloads(): (reply: FastifyReply, open: () => Promise<DownloadFile>) => Promise<FastifyReply> {
  let count = 0;
  return async (reply, open) => {
    if (count >= MAX_AT_ONCE) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: BUSY_RETRY_S });
    count += 1;
    const file = await open().catch((error: unknown) => {
      count -= 1;
      throw error;
    });
    const stream = Readable.from(file.content, { objectMode: false });
    stream.once('close', () => {
      count -= 1;
    });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${file.name}"`,
        'x-content-type-options': 'nosniff',
      })
      .type(file.type)
      .send(addAbortSignal(AbortSignal.timeout(DOWNLOAD_MS), stream));
  };
}
