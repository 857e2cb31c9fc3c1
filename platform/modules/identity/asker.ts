import type { FastifyRequest } from 'fastify';
import type { Visitors } from '../accounts/visitors-service.ts';
import type { Asker } from './service.ts';

/** Who makes a request; the result of a captcha may be in its body, else it is in its header. */
export function askerOf(visitors: Visitors, request: FastifyRequest, captcha?: string): Asker {
  return {
    origin: visitors.originOf(request),
    device: visitors.deviceOf(request),
    captcha: captcha || visitors.captchaOf(request),
  };
}
