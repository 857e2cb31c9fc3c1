import { createHash, timingSafeEqual } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';
import { CONTROL_SECRET_HEADER } from '#shared/contracts/control.ts';
import { ApiError } from '../../plugins/api-error.ts';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Admits calls that carry the secret; answers all others as if the controls did not exist. */
export function controlGuard(secret: string): onRequestHookHandler {
  const expected = digest(secret);
  return async (request) => {
    const given = request.headers[CONTROL_SECRET_HEADER];
    // Digests have one length, so the time of the comparison reveals nothing about the secret.
    const isRight = timingSafeEqual(digest(typeof given === 'string' ? given : ''), expected);
    if (!isRight) throw new ApiError('NOT_FOUND');
  };
}
