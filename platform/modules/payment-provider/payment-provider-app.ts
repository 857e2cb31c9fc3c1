import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { endConnectionsOf } from '#shared/domain/transport/closing-connections.ts';
import { registerHarbourControls } from './harbour-controls.ts';
import { guardHarbour, readHarbourInput } from './harbour-guard.ts';
import type { HarbourMoves } from './harbour-moves.ts';
import type { HarbourPage } from './harbour-page-service.ts';
import {
  harbourAway,
  harbourBroken,
  harbourEnd,
  harbourForm,
  harbourLanguage,
  harbourPolicy,
  harbourReturn,
  isFramed,
} from './harbour-pages.ts';
import type { HarbourAnswer, HarbourCompany } from './harbour-service.ts';
import type { HarbourDeposit, HarbourStore } from './harbour-store.ts';

interface AppInput {
  readonly company: HarbourCompany;
  readonly page: HarbourPage;
  readonly moves: HarbourMoves;
  readonly store: HarbourStore;
  readonly secret: string;
  /** Origin of the pages; null before it is known. */
  readonly pages: () => string | null;
  /** Receives the errors that a caller does not see. */
  readonly onError: (error: unknown) => void;
}

const text = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));
const reference = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const webAddress = v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\//), v.url());

const customer = v.optional(reference);
const depositBody = v.strictObject({
  customer,
  ...{ reference, amount, currency, method: text(40), language: text(10), payer: v.pipe(v.string(), v.maxLength(200)) },
  return: v.strictObject({ success: webAddress, fail: webAddress, pending: webAddress, cancel: webAddress }),
});
const payoutBody = v.strictObject({ reference, amount, currency, method: text(40), instrument: text(80) });
const instrumentBody = v.strictObject({
  method: v.picklist(['transfer', 'wallet']),
  currency,
  number: text(120),
  holder: text(120),
  customer,
});
const span = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number));
const reportQuery = v.object({ from: span, to: span });
const send = (reply: FastifyReply, { status, body }: HarbourAnswer) => reply.status(status).send(body);

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
      const { reference: own, ...deposit } = readHarbourInput(depositBody, request.body);
      return send(reply, await company.beginDeposit(own, deposit));
    });
    scope.get('/v1/deposits/:reference', async (request, reply) =>
      send(reply, await company.readDeposit(referenceOf(request))),
    );
    scope.post('/v1/deposits/:reference/cancel', async (request, reply) =>
      send(reply, await company.cancelDeposit(referenceOf(request))),
    );
    scope.post('/v1/payouts', async (request, reply) => {
      const { reference: own, ...payout } = readHarbourInput(payoutBody, request.body);
      return send(reply, await company.beginPayout(own, payout));
    });
    scope.post('/v1/payouts/:reference/seal', async (request, reply) =>
      send(reply, await company.sealPayout(referenceOf(request))),
    );
    scope.get('/v1/payouts/:reference', async (request, reply) =>
      send(reply, await company.readPayout(referenceOf(request))),
    );
    scope.post('/v1/instruments', async (request, reply) => {
      return send(reply, await company.addInstrument(readHarbourInput(instrumentBody, request.body)));
    });
    scope.get('/v1/report', async (request, reply) => {
      const { from, to } = readHarbourInput(reportQuery, request.query);
      return send(reply, await company.report(from, to));
    });
  });
}

/** Returns the language of a page that belongs to no deposit: the first that the browser asks for. */
const readableBy = ({ headers }: FastifyRequest) => harbourLanguage((headers['accept-language'] ?? '').slice(0, 2));

/** Registers the pages of payers. */
function registerPages(app: FastifyInstance, { company, page, store }: AppInput): void {
  const show = (reply: FastifyReply, status: number, row: HarbourDeposit | null, html: string) =>
    reply
      .status(status)
      .header('content-security-policy', harbourPolicy(row?.request ?? null))
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { awayUntil = 0 } = await store.behaviour();
      if (awayUntil > Date.now()) return show(reply, 503, null, harbourAway(readableBy(request)));
    });
    scope.get<{ Params: { id: string }; Querystring: { token?: string } }>('/pay/:id', async (request, reply) => {
      const { params, query } = request;
      const row = await company.opened(params.id, query.token ?? '');
      if (!row) return show(reply, 404, null, harbourBroken(readableBy(request)));
      const language = harbourLanguage(row.request.language);
      const isWaiting = row.state === 'waiting';
      const html = isWaiting ? harbourForm({ row, language, typed: null, wrong: null }) : harbourEnd(row, language);
      return show(reply, 200, row, html);
    });
    scope.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
      const { params, body } = request;
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      const token = form.get('token') ?? '';
      const row = await company.opened(params.id, token);
      if (!row) return show(reply, 404, null, harbourBroken(readableBy(request)));
      const language = harbourLanguage(row.request.language);
      if (row.state === 'waiting') {
        const isLeaving = form.get('step') === 'leave';
        if (isLeaving) await page.leave(row);
        const wrong = isLeaving ? null : await page.pay(row, form);
        if (wrong) return show(reply, 422, row, harbourForm({ row, language, typed: form, wrong }));
      }
      const after = (await company.opened(params.id, token)) ?? row;
      // The bank's step, and the end within a frame, are pages of their own.
      const isHere = after.state === 'waiting' || isFramed(after.request);
      return isHere
        ? reply.redirect(`/pay/${params.id}?token=${encodeURIComponent(token)}`, 303)
        : reply.redirect(harbourReturn(after), 303);
    });
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
  guardHarbour(app, input);
  registerCalls(app, input);
  registerPages(app, input);
  registerHarbourControls(app, input);
  return app;
}
