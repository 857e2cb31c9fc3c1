import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { endConnectionsOf } from '#shared/domain/transport/closing-connections.ts';
import type { HarbourMoves } from './harbour-moves.ts';
import type { HarbourPage } from './harbour-page-service.ts';
import {
  harbourBroken,
  harbourEnd,
  harbourForm,
  harbourLanguage,
  harbourPolicy,
  harbourReturn,
} from './harbour-pages.ts';
import type { HarbourAnswer, HarbourCompany } from './harbour-service.ts';
import type { HarbourStore } from './harbour-store.ts';

interface AppInput {
  readonly company: HarbourCompany;
  readonly page: HarbourPage;
  readonly moves: HarbourMoves;
  readonly store: HarbourStore;
  readonly secret: string;
}

const text = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));
const reference = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const webAddress = v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\//), v.url());

const depositBody = v.strictObject({
  ...{ reference, amount, currency, method: text(40), language: text(10), payer: v.pipe(v.string(), v.maxLength(200)) },
  return: v.strictObject({ success: webAddress, fail: webAddress, pending: webAddress, cancel: webAddress }),
});
const payoutBody = v.strictObject({ reference, amount, currency, method: text(40), instrument: text(80) });
const instrumentBody = v.strictObject({
  method: v.picklist(['transfer', 'wallet']),
  currency,
  number: text(120),
  holder: text(120),
});
const span = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const reportQuery = v.object({ from: span, to: span });
const behaviourBody = v.strictObject({
  noticesTwice: v.optional(v.boolean()),
  noticesLateMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000))),
  noticesShuffled: v.optional(v.boolean()),
  noticesWronglySigned: v.optional(v.boolean()),
  noticesContradicting: v.optional(v.boolean()),
  noticesLost: v.optional(v.boolean()),
  answersLost: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  awayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000))),
  refusesPayouts: v.optional(v.boolean()),
});
const outcomeBody = v.strictObject({
  outcome: v.picklist(['succeeded', 'failed', 'cancelled', 'expired', 'charged_back']),
  reason: v.optional(text(40)),
  received: v.optional(amount),
});
const payoutOutcomeBody = v.strictObject({ outcome: v.picklist(['failed', 'paid']) });

const send = (reply: FastifyReply, { status, body }: HarbourAnswer) => reply.status(status).send(body);

/** An input that is none of the documented ones. */
class BadInput extends Error {
  override readonly name = 'BadInput';
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new BadInput(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '));
}

function isAuthorized({ headers }: FastifyRequest, secret: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Registers the calls of the merchant. */
function registerCalls(app: FastifyInstance, { company, store, secret }: AppInput): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isAuthorized(request, secret)) {
        return reply.status(401).send({ error: 'unauthorized', message: 'The secret is wrong.' });
      }
      const { awayUntil = 0 } = await store.behaviour();
      if (awayUntil > Date.now()) return reply.status(503).send({ error: 'away', message: 'Come back later.' });
    });
    scope.addHook('onSend', async (request) => {
      const { answersLost = 0 } = await store.behaviour();
      if (Math.random() < answersLost) request.raw.socket.destroy();
    });
    const referenceOf = (request: FastifyRequest) => (request.params as { reference: string }).reference;
    scope.post('/v1/deposits', async (request, reply) => {
      const { reference: own, ...deposit } = read(depositBody, request.body);
      return send(reply, await company.beginDeposit(own, deposit));
    });
    scope.get('/v1/deposits/:reference', async (request, reply) =>
      send(reply, await company.readDeposit(referenceOf(request))),
    );
    scope.post('/v1/deposits/:reference/cancel', async (request, reply) =>
      send(reply, await company.cancelDeposit(referenceOf(request))),
    );
    scope.post('/v1/payouts', async (request, reply) => {
      const { reference: own, ...payout } = read(payoutBody, request.body);
      return send(reply, await company.beginPayout(own, payout));
    });
    scope.get('/v1/payouts/:reference', async (request, reply) =>
      send(reply, await company.readPayout(referenceOf(request))),
    );
    scope.post('/v1/instruments', async (request, reply) => {
      const { method, number, holder } = read(instrumentBody, request.body);
      return send(reply, await company.addInstrument(method, number, holder));
    });
    scope.get('/v1/report', async (request, reply) => {
      const { from, to } = read(reportQuery, request.query);
      return send(reply, await company.report(from, to));
    });
  });
}

/** Registers the pages of payers. */
function registerPages(app: FastifyInstance, { company, page }: AppInput): void {
  const show = (reply: FastifyReply, status: number, merchant: string, html: string) =>
    reply
      .status(status)
      .header('content-security-policy', harbourPolicy(merchant))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);

  app.get<{ Params: { id: string }; Querystring: { token?: string } }>('/pay/:id', async ({ params, query }, reply) => {
    const row = await company.opened(params.id, query.token ?? '');
    if (!row) return show(reply, 404, '', harbourBroken('en'));
    const language = harbourLanguage(row.request.language);
    const { origin } = new URL(row.request.return.success);
    const isWaiting = row.state === 'waiting';
    const html = isWaiting ? harbourForm({ row, language, typed: null, wrong: null }) : harbourEnd(row, language);
    return show(reply, 200, origin, html);
  });
  app.post<{ Params: { id: string } }>('/pay/:id', async ({ params, body }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    const token = form.get('token') ?? '';
    const row = await company.opened(params.id, token);
    if (!row) return show(reply, 404, '', harbourBroken('en'));
    const language = harbourLanguage(row.request.language);
    const { origin } = new URL(row.request.return.success);
    if (row.state === 'waiting') {
      const isLeaving = form.get('step') === 'leave';
      if (isLeaving) await page.leave(row);
      const wrong = isLeaving ? null : await page.pay(row, form);
      if (wrong) return show(reply, 422, origin, harbourForm({ row, language, typed: form, wrong }));
    }
    const after = (await company.opened(params.id, token)) ?? row;
    // The bank's step, and the end within a frame, are pages of their own.
    const isHere = after.state === 'waiting' || ['card', 'voucher'].includes(after.request.method);
    return isHere
      ? reply.redirect(`/pay/${params.id}?token=${encodeURIComponent(token)}`, 303)
      : reply.redirect(harbourReturn(after), 303);
  });
}

/** Registers what QA lets the company do wrong. */
function registerControls(app: FastifyInstance, { moves, store }: AppInput): void {
  app.get('/__control/behaviour', () => store.behaviour());
  app.post('/__control/behaviour', async ({ body }) => {
    const { awayMs, ...given } = read(behaviourBody, body);
    const away = awayMs === undefined ? {} : { awayUntil: Date.now() + awayMs };
    await store.setBehaviour({ ...(await store.behaviour()), ...given, ...away });
    return store.behaviour();
  });
  app.delete('/__control/behaviour', async () => {
    await store.setBehaviour({});
    return {};
  });
  app.post<{ Params: { reference: string } }>('/__control/deposits/:reference', async ({ params, body }, reply) => {
    const { outcome, reason = null, received } = read(outcomeBody, body);
    const isDone = await moves.force(params.reference, {
      ...{ state: outcome, reason },
      ...(received === undefined ? {} : { received }),
    });
    return reply.status(isDone ? 200 : 409).send({ isDone });
  });
  app.post<{ Params: { reference: string } }>('/__control/payouts/:reference', async ({ params, body }, reply) => {
    const isDone = await moves.forcePayout(params.reference, read(payoutOutcomeBody, body).outcome);
    return reply.status(isDone ? 200 : 409).send({ isDone });
  });
}

/** Creates the company's app: calls for the merchant, pages for payers, controls for QA. Nothing listens yet. */
export function createHarbourApp(input: AppInput): FastifyInstance {
  const app = Fastify({ bodyLimit: 20_000, forceCloseConnections: 'idle' });
  const endConnections = endConnectionsOf(app.server);
  app.addHook('preClose', async () => endConnections());
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof BadInput ? 400 : (error.statusCode ?? 500);
    const message = status < 500 ? error.message : 'The company could not do this.';
    return reply.status(status).send({ error: status < 500 ? 'bad_request' : 'internal', message });
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  registerCalls(app, input);
  registerPages(app, input);
  registerControls(app, input);
  return app;
}
