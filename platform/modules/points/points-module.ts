import type { FastifyInstance } from 'fastify';
import { buyWithPointsCall, pointsCall, pointsTermsCall, purchaseOutcomeCall } from '#shared/contracts/points.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { VisitorOf } from '../admission/visitor-service.ts';
import { requireOwner } from '../orders/orders-service.ts';
import type { Points } from './points-service.ts';

interface PointsModule {
  readonly register: RegisterCall;
  readonly points: Points;
  readonly visitorOf: VisitorOf;
}

/** Registers the calls of points. */
export function pointsModule(app: FastifyInstance, { register, points, visitorOf }: PointsModule): void {
  register(app, pointsTermsCall, () => points.terms());
  register(app, pointsCall, ({ userId, query }) => points.page(userId, query.before ?? null));
  register(app, buyWithPointsCall, async ({ request, body, idempotencyKey }) =>
    points.buy(await visitorOf(request), idempotencyKey, body),
  );
  register(app, purchaseOutcomeCall, async ({ userId, params, query }) => {
    requireOwner(userId, query.userId);
    return points.outcome(userId, params.key);
  });
}
