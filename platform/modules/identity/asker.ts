import type { FastifyRequest } from 'fastify';
import type { Visitors } from '../accounts/visitors-service.ts';
import type { Asker } from './identity-service.ts';

/**
 * Returns the caller of a request with its device, address and captcha result.
 *
 * @param captcha its result, when the body carries it
 * @throws ApiError FINGERPRINT_REFUSED
 */
export function askerOf(visitors: Visitors, request: FastifyRequest, captcha?: string): Asker {
  return {
    origin: visitors.originOf(request),
    device: visitors.deviceOf(request),
    captcha: captcha || visitors.captchaOf(request),
  };
}
