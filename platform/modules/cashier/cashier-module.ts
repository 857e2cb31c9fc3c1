import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addPayoutTargetCall,
  cancelDepositCall,
  cashierCall,
  depositCall,
  depositOutcomeCall,
  paymentCall,
  paymentsCall,
  removePayoutTargetCall,
  withdrawCall,
  withdrawOutcomeCall,
} from '#shared/contracts/cashier.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { VisitorOf } from '../admission/visitor-service.ts';
import { requireOwner } from '../orders/orders-service.ts';
import type { Cashier, PaymentOrder } from './cashier-service.ts';

interface CashierModule {
  readonly register: RegisterCall;
  readonly cashier: Cashier;
  readonly visitorOf: VisitorOf;
  /** Main origin of the site; null for none. */
  readonly mainOrigin: () => string | null;
}

/** Path at which providers deliver notices; the name of the provider follows it. */
export const NOTICES_PATH = '/web-api/cashier/notices';
/** Largest notice by the Standard Webhooks scheme, bytes. */
const MAX_NOTICE = 20_000;

const CODES: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => code));

/** Returns the language of the page that made a request, for the page of the provider. */
function pageLanguageOf({ headers }: FastifyRequest): string {
  const language = headers['x-language'];
  return typeof language === 'string' && CODES.has(language) ? language : 'en';
}

/** Returns the headers of a request that came once. */
function plainHeaders({ headers }: FastifyRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** Registers the address at which providers deliver notices: their signature covers the body as it was sent. */
function registerNotices(app: FastifyInstance, cashier: Cashier): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_NOTICE }, (_request, body, done) => {
      done(null, body);
    });
    scope.post<{ Params: { provider: string } }>(`${NOTICES_PATH}/:provider`, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      await cashier.takeNotice(request.params.provider, plainHeaders(request), body);
      return reply.status(204).send();
    });
  });
}

/** Registers the calls of the cashier, and the address for notices of providers. */
export function cashierModule(app: FastifyInstance, { register, cashier, ...input }: CashierModule): void {
  async function orderOf(request: FastifyRequest, key: string): Promise<PaymentOrder> {
    const visitor = await input.visitorOf(request);
    const { hash: session } = visitor.session;
    const origin = input.mainOrigin() ?? `${request.protocol}://${request.host}`;
    return { visitor, key, session, language: pageLanguageOf(request), origin };
  }

  register(app, cashierCall, async ({ request, query }) =>
    cashier.show(await input.visitorOf(request), query.accountId ?? null),
  );
  register(app, depositCall, async ({ request, body, idempotencyKey }) =>
    cashier.deposit(await orderOf(request, idempotencyKey), body),
  );
  register(app, depositOutcomeCall, async ({ userId, params, query }) => {
    requireOwner(userId, query.userId);
    return cashier.depositOutcome(userId, params.key);
  });
  register(app, withdrawCall, async ({ request, body, idempotencyKey }) =>
    cashier.withdraw(await orderOf(request, idempotencyKey), body),
  );
  register(app, withdrawOutcomeCall, async ({ userId, params, query }) => {
    requireOwner(userId, query.userId);
    return cashier.withdrawOutcome(userId, params.key);
  });
  register(app, addPayoutTargetCall, ({ userId, body }) => cashier.addTarget(userId, body));
  register(app, removePayoutTargetCall, async ({ userId, params }) => ({
    isRemoved: await cashier.removeTarget(userId, params.targetId),
  }));
  register(app, paymentCall, ({ userId, params }) => cashier.payment(userId, params.paymentId));
  register(app, cancelDepositCall, ({ userId, params }) => cashier.cancelDeposit(userId, params.paymentId));
  register(app, paymentsCall, ({ userId, query }) =>
    cashier.payments(userId, {
      kind: query.kind ?? null,
      state: query.state ?? null,
      topic: query.topic ?? null,
      from: query.from ?? null,
      to: query.to ?? null,
      before: query.before ?? null,
    }),
  );
  registerNotices(app, cashier);
}
