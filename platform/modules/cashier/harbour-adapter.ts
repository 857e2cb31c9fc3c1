import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { PAYMENT_REASONS, type PaymentReason } from '#shared/domain/cashier/payments.ts';
import {
  NoticeRefused,
  type PaymentProvider,
  PayoutRefused,
  ProviderAway,
  type ProviderDeposit,
  type ProviderInstrument,
  type ProviderPayout,
  type ProviderReportLine,
} from './provider-port.ts';

/** How the demonstration's provider is reached (docs/payment-provider.md). */
export interface HarbourAccess {
  /** Origin of its calls; null while it does not listen. */
  readonly origin: () => string | null;
  /** Origin of its pages; null while it does not listen. */
  readonly pages: () => string | null;
  /** Secret of its calls. */
  readonly secret: string;
  /** Secret of its notices, by the Standard Webhooks scheme: `whsec_…`. */
  readonly noticeSecret: string;
}

/** Longest time for an answer, ms. */
const TIMEOUT_MS = 5000;

const money = v.pipe(v.number(), v.safeInteger());
const counted = v.pipe(money, v.minValue(0));
const iso = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const text = v.pipe(v.string(), v.maxLength(200));
const named = { id: text, reference: text, version: counted, reason: v.nullable(text), currency: iso };

/** Address of a page: players are led to it, so it can be nothing but a page. */
const pageUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

const instrumentSchema = v.object({ token: text, label: text, holder: text, returnable: v.boolean() });
const depositSchema = v.object({
  ...named,
  state: v.picklist(['waiting', 'processing', 'succeeded', 'failed', 'cancelled', 'expired', 'charged_back']),
  received: counted,
  page: v.nullable(v.object({ url: pageUrl, view: v.picklist(['frame', 'page']), until: v.nullable(counted) })),
  instrument: v.nullable(instrumentSchema),
});
const payoutSchema = v.object({ ...named, state: v.picklist(['accepted', 'paid', 'failed']), amount: counted });
const reportSchema = v.object({
  lines: v.array(
    v.object({
      kind: v.picklist(['chargeback', 'deposit', 'payout']),
      reference: text,
      amount: money,
      currency: iso,
      at: counted,
    }),
  ),
});
const noticeSchema = v.object({
  type: v.picklist(['deposit.changed', 'payout.changed']),
  data: v.object({ reference: text }),
});

/** Statuses after which a call may be made again: nothing is known. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

const REASONS: ReadonlySet<string> = new Set(PAYMENT_REASONS);

/** Returns the platform's name of a reason; an unknown one is that of a plain refusal. */
function reasonOf(reason: string | null): PaymentReason | null {
  if (reason === null) return null;
  const name = reason.replaceAll('_', '-');
  return REASONS.has(name) ? (name as PaymentReason) : 'declined';
}

const instrumentOf = ({ returnable, ...instrument }: v.InferOutput<typeof instrumentSchema>): ProviderInstrument => ({
  ...instrument,
  isReturnable: returnable,
});

function depositOf({ currency, instrument, ...said }: v.InferOutput<typeof depositSchema>): ProviderDeposit {
  const state = said.state === 'charged_back' ? 'charged-back' : said.state;
  const reason = reasonOf(said.reason);
  return { ...said, state, reason, iso: currency, instrument: instrument && instrumentOf(instrument) };
}

const payoutOf = ({ currency, ...said }: v.InferOutput<typeof payoutSchema>): ProviderPayout => ({
  ...said,
  reason: reasonOf(said.reason),
  iso: currency,
});

const errorSchema = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/)) });

/** Returns the code of a refusal; the rest of its body may name a person, and goes into no message. */
async function codeOf(response: Response): Promise<string> {
  const body = await response.json().catch(() => null);
  return v.is(errorSchema, body) ? body.error : 'no code';
}

/** Returns why an answer cannot be read, without what stands in it. */
const unreadable = (error: unknown): string =>
  v.isValiError(error) ? `wrong ${error.issues.map((issue) => v.getDotPath(issue) ?? 'form').join(', ')}` : 'no JSON';

interface Ask<Schema extends v.GenericSchema> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly answer: Schema;
  /** Statuses that are answered with null. */
  readonly none?: readonly number[];
}

/** Creates the adapter of the demonstration's provider. */
export function createHarbour({ origin, pages, secret, noticeSecret }: HarbourAccess): PaymentProvider {
  async function send({
    method,
    path,
    body,
  }: Pick<Ask<v.GenericSchema>, 'body' | 'method' | 'path'>): Promise<Response> {
    const base = origin();
    if (base === null) throw new ProviderAway('The payment provider does not listen');
    try {
      return await fetch(base + path, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (cause) {
      throw new ProviderAway(`${method} ${path} has no answer`, { cause });
    }
  }

  async function ask<Schema extends v.GenericSchema>(question: Ask<Schema>): Promise<v.InferOutput<Schema> | null> {
    const response = await send(question);
    const what = `${question.method} ${question.path} is answered with ${response.status}`;
    if (isPassing(response.status)) throw new ProviderAway(what);
    if (question.none?.includes(response.status)) {
      await response.body?.cancel().catch(() => undefined);
      return null;
    }
    // A request that this adapter should not have made: the same one would be refused again.
    if (!response.ok) throw new Error(`${what}: ${await codeOf(response)}`);
    try {
      return v.parse(question.answer, await response.json());
    } catch (error) {
      throw new ProviderAway(`${what} and cannot be read: ${unreadable(error)}`);
    }
  }

  async function mustAsk<Schema extends v.GenericSchema>(question: Ask<Schema>): Promise<v.InferOutput<Schema>> {
    const answer = await ask(question);
    if (answer === null) throw new Error(`${question.path} has no answer`);
    return answer;
  }

  /** Returns what was said of a reference; what was said of another one says nothing. */
  function about<Said extends { readonly reference: string }>(reference: string, said: Said): Said {
    if (said.reference === reference) return said;
    throw new ProviderAway(`The payment provider is asked for ${reference} and answers another payment`);
  }

  const at = (kind: 'deposits' | 'payouts', reference: string) => `/v1/${kind}/${encodeURIComponent(reference)}`;

  return {
    id: 'harbour',
    isTest: true,
    origins() {
      const own = pages();
      return own === null ? [] : [own];
    },
    async beginDeposit({ reference, amount, iso: currency, methodId: method, language, returnUrls, ...order }) {
      const { payer, customer } = order;
      const body = { reference, amount, currency, method, language, payer, customer, return: returnUrls };
      const said = await mustAsk({ method: 'POST', path: '/v1/deposits', body, answer: depositSchema });
      return depositOf(about(reference, said));
    },
    async deposit(reference) {
      const said = await ask({ method: 'GET', path: at('deposits', reference), answer: depositSchema, none: [404] });
      return said && depositOf(about(reference, said));
    },
    async cancelDeposit(reference) {
      const path = `${at('deposits', reference)}/cancel`;
      const said = await ask({ method: 'POST', path, answer: depositSchema, none: [410] });
      return said && depositOf(about(reference, said));
    },
    async beginPayout({ reference, amount, iso: currency, methodId: method, instrument }) {
      const body = { reference, amount, currency, method, instrument };
      const said = await ask({ method: 'POST', path: '/v1/payouts', body, answer: payoutSchema, none: [410, 422] });
      if (said === null) throw new PayoutRefused(`The provider pays nothing for ${reference}`);
      return payoutOf(about(reference, said));
    },
    async payout(reference) {
      const said = await ask({ method: 'GET', path: at('payouts', reference), answer: payoutSchema, none: [404] });
      return said && payoutOf(about(reference, said));
    },
    async sealPayout(reference) {
      const path = `${at('payouts', reference)}/seal`;
      const said = await ask({ method: 'POST', path, answer: payoutSchema, none: [410] });
      return said && payoutOf(about(reference, said));
    },
    async addInstrument({ methodId: method, iso: currency, ...account }) {
      const body = { method, currency, ...account };
      const said = await ask({ method: 'POST', path: '/v1/instruments', body, answer: instrumentSchema, none: [422] });
      return said && instrumentOf(said);
    },
    readNotice(headers, body) {
      try {
        const { type, data } = v.parse(noticeSchema, new Webhook(noticeSecret).verify(body, { ...headers }));
        return { id: headers['webhook-id'] ?? '', kind: type === 'deposit.changed' ? 'deposit' : 'payout', ...data };
      } catch (cause) {
        throw new NoticeRefused('The notice is not signed by the provider, is too old, or has another form.', {
          cause,
        });
      }
    },
    async report(from, to): Promise<readonly ProviderReportLine[]> {
      const path = `/v1/report?from=${from}&to=${to}`;
      const { lines } = await mustAsk({ method: 'GET', path, answer: reportSchema });
      return lines.map(({ currency, ...line }) => ({ ...line, iso: currency }));
    },
  };
}
