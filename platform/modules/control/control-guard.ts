import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';
import { CONTROL_SECRET_HEADER } from '#shared/contracts/control.ts';
import { ApiError } from '../../plugins/api-error.ts';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Lets calls through that carry the secret; for all others there is nothing here. */
export function controlGuard(secret: string): onRequestHookHandler {
  const expected = digest(secret);
  return async (request) => {
    const given = request.headers[CONTROL_SECRET_HEADER];
    // Digests are of one length, so the comparison tells nothing about the secret by its time.
    const isRight = timingSafeEqual(digest(typeof given === 'string' ? given : ''), expected);
    if (!isRight) throw new ApiError('NOT_FOUND');
  };
}
