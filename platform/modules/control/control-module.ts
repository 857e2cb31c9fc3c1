import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  controlAnalyticsCall,
  controlBanCall,
  controlBlockCall,
  controlClockCall,
  controlConfigCall,
  controlContentCall,
  controlEmailCall,
  controlEmailsCall,
  controlFaultCall,
  controlFundCall,
  controlGamesCall,
  controlGeoCall,
  controlInboxCall,
  controlIncidentCall,
  controlMaintenanceCall,
  controlOutcomeCall,
  controlRemoveGameCall,
  controlResetCall,
  controlSectionsCall,
  controlSpeedCall,
  controlStateCall,
  controlTermsCall,
} from '#shared/contracts/control.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { MarketStops } from '../../simulation/book/market-stops.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import type { SupportStaff } from '../support/support-service.ts';
import { bookControls, type FactorSetter } from './book-controls.ts';
import { type ControlDependencies, type ControlService, createControlService } from './control-service.ts';
import { INBOX_POLICY, inboxPage } from './inbox-page.ts';
import { type PromoGiver, promoControls } from './promo-controls.ts';
import { reviewControls, type Trader } from './review-controls.ts';
import { supportControls } from './support-controls.ts';

interface ControlModule extends ControlDependencies {
  readonly register: RegisterCall;
  /** Production has no controls: the desk takes the place of what an operator needs of them. */
  readonly production: boolean;
  readonly staff: SupportStaff;
  readonly promoCodes: PromoGiver;
  readonly trader: Trader;
  readonly factors: FactorSetter;
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly stops: Pick<MarketStops, 'add' | 'all' | 'lift'>;
}

/** Registers QA's controls; none in production (decision 042). */
export function controlModule(app: FastifyInstance, input: ControlModule): void {
  const { register, production, staff, promoCodes, trader, factors, stops, securityLog, ...dependencies } = input;
  const { clock, findPlayer } = dependencies;
  if (production) return;
  const service = createControlService(dependencies);

  app.register(async (scope) => {
    recordActs(scope, securityLog);
    register(scope, controlStateCall, () => service.state());
    register(scope, controlClockCall, ({ body }) => service.moveClock(body));
    register(scope, controlSpeedCall, ({ body }) => service.setSpeed(body.factor));
    register(scope, controlGamesCall, ({ body }) => service.makeGame(body));
    register(scope, controlRemoveGameCall, ({ body }) => service.removeGame(body.gameId));
    register(scope, controlIncidentCall, ({ body }) => service.incident(body));
    register(scope, controlOutcomeCall, ({ body }) => service.outcome(body));
    register(scope, controlConfigCall, ({ body }) => service.mergeConfig(body));
    register(scope, controlBlockCall, ({ body }) => service.block(body.reason));
    register(scope, controlMaintenanceCall, ({ body }) => service.maintenance(body));
    register(scope, controlTermsCall, ({ body }) => service.terms(body.changed));
    register(scope, controlSectionsCall, ({ body }) => service.sections(body));
    register(scope, controlBanCall, ({ body }) => service.ban(body));
    register(scope, controlEmailCall, ({ body }) => service.writeEmail(body));
    register(scope, controlEmailsCall, ({ body }) => service.emails(body));
    register(scope, controlContentCall, ({ body }) => service.content(body));
    register(scope, controlGeoCall, ({ body }) => service.liftGeography(body.hours));
    registerInbox(scope, register, service);
    register(scope, controlFundCall, ({ body }) => service.fund(body));
    register(scope, controlFaultCall, ({ body }) => service.fault(body));
    register(scope, controlAnalyticsCall, ({ body }) => service.analytics(body.count));
    register(scope, controlResetCall, async () => {
      await stops.lift(null, clock.now());
      return service.reset();
    });
    supportControls(scope, register, staff);
    reviewControls(scope, register, trader);
    promoControls(scope, register, { promoCodes, findPlayer });
    bookControls(scope, register, { factors, stops, clock, findPlayer });
  });
}

/** Records each act before its answer is sent: which control, never its body, which may hold a password. */
function recordActs(app: FastifyInstance, securityLog: Pick<SecurityLog, 'record'>): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || reply.statusCode >= 400) return;
    await securityLog.record({ kind: 'control_act', details: { path: request.routeOptions.url ?? '' } });
  });
}

/** One address for programs and people: a browser, which accepts HTML, gets a page. */
function registerInbox(app: FastifyInstance, register: RegisterCall, service: ControlService): void {
  app.register(async (scope) => {
    scope.addHook('preHandler', async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return;
      const query = v.safeParse(controlInboxCall.query, request.query);
      if (!query.success) throw new ApiError('BAD_REQUEST', { message: 'The query is not as described.' });
      const { messages } = await service.inbox(query.output.to);
      reply.header('content-security-policy', INBOX_POLICY).type('text/html; charset=utf-8');
      return reply.send(inboxPage(query.output.to, messages));
    });
    register(scope, controlInboxCall, ({ query }) => service.inbox(query.to));
  });
}
