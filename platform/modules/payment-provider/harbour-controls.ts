import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { HarbourBadInput, readHarbourInput } from './harbour-guard.ts';
import type { HarbourMoves } from './harbour-moves.ts';
import type { HarbourPage } from './harbour-page-service.ts';
import { BANK_CODE, withCheckDigit } from './harbour-payers.ts';
import type { HarbourCompany } from './harbour-service.ts';
import type { HarbourDeposit, HarbourStore } from './harbour-store.ts';

interface ControlsInput {
  readonly company: HarbourCompany;
  readonly page: HarbourPage;
  readonly moves: HarbourMoves;
  readonly store: HarbourStore;
}

const text = (length: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(length));
const duration = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000));

const behaviourBody = v.strictObject({
  noticesTwice: v.optional(v.boolean()),
  noticesLateMs: v.optional(duration),
  noticesShuffled: v.optional(v.boolean()),
  noticesWronglySigned: v.optional(v.boolean()),
  noticesContradicting: v.optional(v.boolean()),
  noticesLost: v.optional(v.boolean()),
  answersLost: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  awayMs: v.optional(duration),
  refusesPayouts: v.optional(v.boolean()),
});
const outcomeBody = v.strictObject({
  outcome: v.picklist(['succeeded', 'failed', 'cancelled', 'expired', 'charged_back']),
  reason: v.optional(text(40)),
  received: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
const payoutOutcomeBody = v.strictObject({ outcome: v.picklist(['failed', 'paid']) });
const payBody = v.strictObject({
  reference: text(60),
  /** Fields of the page; those left out are filled in with input that pays. */
  fields: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(200))), {}),
});

/** Reasons of outcomes that QA asks for without one. */
const REASONS: Readonly<Record<string, string>> = {
  failed: 'declined',
  cancelled: 'cancelled',
  expired: 'not_paid_in_time',
};

/** Returns fields that pay a deposit of any method. */
function payingFields({ request }: HarbourDeposit): Readonly<Record<string, string>> {
  const digits = Array.from({ length: 15 }, () => randomInt(10)).join('');
  return {
    ...{ number: '4242424242424242', date: '12/39', code: '123', bank_code: BANK_CODE },
    ...{ email: 'ada@example.com', iban: 'DE89370400440532013000', voucher: withCheckDigit(digits) },
    holder: request.payer === '' ? 'Ada Lovelace' : request.payer,
  };
}

/** Registers payments without a browser: what the page would do, the bank's step included. */
function registerPayment(app: FastifyInstance, { company, page, store }: ControlsInput): void {
  app.post('/__control/pay', async ({ body }, reply) => {
    const { reference, fields } = readHarbourInput(payBody, body);
    const row = await store.deposit(reference);
    if (!row) return reply.status(404).send({ error: 'unknown', message: 'There is no such deposit.' });
    if (row.state !== 'waiting') {
      return reply.status(409).send({ error: 'over', message: 'The deposit does not wait for its payer.' });
    }
    const form = new Map(Object.entries({ ...payingFields(row), ...fields }));
    const typed = { get: (name: string) => form.get(name) ?? null };
    const after = async () => (await store.deposit(reference)) ?? row;
    let wrong = await page.pay(row, typed);
    const asked = await after();
    if (!wrong && asked.state === 'waiting' && asked.code === 'bank') wrong = await page.pay(asked, typed);
    if (wrong) return reply.status(422).send({ error: wrong.word, message: `The field ${wrong.field} is wrong.` });
    return (await company.readDeposit(reference)).body;
  });
}

/** Registers what QA lets the company do: misbehave, decide payments, and play their payers. */
export function registerHarbourControls(app: FastifyInstance, input: ControlsInput): void {
  const { moves, store } = input;
  app.get('/__control/behaviour', () => store.behaviour());
  app.post('/__control/behaviour', async ({ body }) => {
    const { awayMs, ...given } = readHarbourInput(behaviourBody, body);
    const away = awayMs === undefined ? {} : { awayUntil: Date.now() + awayMs };
    await store.setBehaviour({ ...(await store.behaviour()), ...given, ...away });
    return store.behaviour();
  });
  app.delete('/__control/behaviour', async () => {
    await store.setBehaviour({});
    return {};
  });
  app.post<{ Params: { reference: string } }>('/__control/deposits/:reference', async ({ params, body }, reply) => {
    const { outcome, reason = REASONS[outcome] ?? null, received } = readHarbourInput(outcomeBody, body);
    if (received !== undefined && outcome !== 'succeeded') {
      throw new HarbourBadInput('received: only a deposit that succeeds has received money');
    }
    const isDone = await moves.force(params.reference, {
      ...{ state: outcome, reason },
      ...(received === undefined ? {} : { received }),
    });
    return reply.status(isDone ? 200 : 409).send({ isDone });
  });
  app.post<{ Params: { reference: string } }>('/__control/payouts/:reference', async ({ params, body }, reply) => {
    const isDone = await moves.forcePayout(params.reference, readHarbourInput(payoutOutcomeBody, body).outcome);
    return reply.status(isDone ? 200 : 409).send({ isDone });
  });
  registerPayment(app, input);
}
