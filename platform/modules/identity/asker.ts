import type { FastifyRequest } from 'fastify';
import type { Visitors } from '../accounts/visitors-service.ts';
import type { Asker } from './identity-service.ts';

/**
 * Who makes a request.
 *
 * @param captcha its result, where the body has a place for it
 * @throws ApiError FINGERPRINT_REFUSED
 */
export function askerOf(visitors: Visitors, request: FastifyRequest, captcha?: string): Asker {
  return {
    origin: visitors.originOf(request),
    device: visitors.deviceOf(request),
    captcha: captcha || visitors.captchaOf(request),
  };
}
