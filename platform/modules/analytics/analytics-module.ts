import type { FastifyInstance } from 'fastify';
import { collectCall } from '#shared/contracts/analytics.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Analytics } from './analytics-service.ts';

interface AnalyticsModule {
  readonly register: RegisterCall;
  readonly analytics: Analytics;
}

/** Registers the call of the internal collector (shell §7). */
export function analyticsModule(app: FastifyInstance, { register, analytics }: AnalyticsModule): void {
  register(app, collectCall, async ({ params, body, request }) => ({
    taken: await analytics.collect(params.key, body.events, request.ip),
  }));
}
