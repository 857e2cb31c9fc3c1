import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Environment } from '#shared/domain/environment.ts';
import {
  createHyperswitchCalls,
  type HyperswitchAccess,
  type HyperswitchCalls,
  refusedCall,
} from './hyperswitch-calls.ts';
import { referenceOfId } from './hyperswitch-names.ts';
import { createHyperswitchPayments, idSchema, instantSchema, metadataSchema } from './hyperswitch-payments.ts';
import { createHyperswitchPayouts } from './hyperswitch-payouts.ts';
import { createHyperswitchReport } from './hyperswitch-report.ts';
import { NoticeRefused, type PaymentProvider, ProviderAway, type ProviderNotice } from './provider-port.ts';

const SANDBOX = 'https://sandbox.hyperswitch.io';
const SIGNATURE = 'x-webhook-signature-512';
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/;

const storedSchema = v.object({
  customer_payment_methods: v.array(
    v.object({ payment_method_id: idSchema, payment_method: v.string(), created: v.nullish(instantSchema) }),
  ),
});
const methodSchema = v.object({ payment_method_id: idSchema });

const noticeSchema = v.object({
  event_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  content: v.object({
    type: v.string(),
    object: v.object({
      payment_id: v.nullish(idSchema),
      payout_id: v.nullish(idSchema),
      metadata: v.nullish(metadataSchema),
    }),
  }),
});

type Notice = v.InferOutput<typeof noticeSchema>;

/** Returns what a notice is about; the reference is '' when it names nothing of this platform. */
function noticeOf({ event_id: id, content: { type, object } }: Notice, profile: string): ProviderNotice {
  const kind = type === 'payout_details' ? 'payout' : 'deposit';
  const named = (kind === 'payout' ? object.payout_id : object.payment_id) ?? '';
  return { id, kind, reference: referenceOfId(named, profile) ?? object.metadata?.reference ?? '' };
}

/** Creates what reads notices: the signature covers the body as it was sent. */
function createReadNotice({ webhookSecret, profile }: HyperswitchAccess): PaymentProvider['readNotice'] {
  return (headers, body) => {
    const expected = createHmac('sha512', webhookSecret).update(body).digest();
    const given = Buffer.from(headers[SIGNATURE] ?? '', 'hex');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new NoticeRefused('The notice is not signed by the provider.');
    }
    try {
      return noticeOf(v.parse(noticeSchema, JSON.parse(body)), profile);
    } catch {
      throw new NoticeRefused('The notice of the provider has another form.');
    }
  };
}

/** Creates what stores bank accounts: each is the one method of a customer whose id is made of the player and the account. */
function createAddInstrument(
  calls: HyperswitchCalls,
  { profile }: HyperswitchAccess,
): PaymentProvider['addInstrument'] {
  /** Returns the oldest stored account of a customer, so that the answer stays the same. */
  async function stored(customer: string): Promise<string | null> {
    const path = `/customers/${customer}/payment_methods`;
    const said = await calls.ask({ method: 'GET', path, answer: storedSchema });
    if (said.isRefused && said.status !== 404) throw refusedCall(`GET ${path}`, said);
    const methods = said.isRefused ? [] : said.value.customer_payment_methods;
    const [oldest] = methods
      .filter((method) => method.payment_method === 'bank_transfer')
      .map((method) => ({ id: method.payment_method_id, created: method.created ?? 0 }))
      .sort((one, other) => one.created - other.created || one.id.localeCompare(other.id, 'en'));
    return oldest?.id ?? null;
  }

  return async ({ iso, number, holder, customer: player }) => {
    const iban = number.replaceAll(/\s/g, '').toUpperCase();
    if (iso !== 'EUR' || !IBAN.test(iban)) throw new ProviderAway(`The payment provider keeps IBANs in EUR alone`);
    const hash = createHash('sha256')
      .update(JSON.stringify([profile, player, iban, holder]))
      .digest('hex');
    const customer = `account_${hash.slice(0, 40)}`;
    const ready = (id: string) => {
      const label = `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;
      return { token: `bank:${customer}:${id}`, label, holder, isReturnable: true };
    };
    const known = await stored(customer);
    if (known !== null) return ready(known);
    const body = { customer_id: customer, name: holder };
    const made = await calls.ask({ method: 'POST', path: '/customers', body, answer: v.object({}) });
    // 400 says that it exists.
    if (made.isRefused && made.status !== 400) throw refusedCall('POST /customers', made);
    const said = await calls.ask({
      ...{ method: 'POST', path: '/payment_methods', answer: methodSchema },
      body: {
        ...{ customer_id: customer, payment_method: 'bank_transfer', payment_method_type: 'sepa' },
        bank_transfer: { iban, bank_country_code: iban.slice(0, 2) },
      },
    });
    if (!said.isRefused) return ready((await stored(customer)) ?? said.value.payment_method_id);
    if (said.status === 400 || said.status === 422) return null;
    throw refusedCall('POST /payment_methods', said);
  };
}

/** Creates the adapter of a Hyperswitch, by its public API (README of this module says what it leaves out). */
export function createHyperswitch(access: HyperswitchAccess): PaymentProvider {
  const calls = createHyperswitchCalls(access);
  const { origin, profile } = access;
  return {
    id: 'hyperswitch',
    isTest: origin === SANDBOX,
    origins: () => [origin],
    ...createHyperswitchPayments({ calls, profile }),
    ...createHyperswitchPayouts({ calls, profile }),
    addInstrument: createAddInstrument(calls, access),
    readNotice: createReadNotice(access),
    report: createHyperswitchReport({ calls, profile }),
  };
}

type Settings = Pick<
  Environment,
  'hyperswitchApiKey' | 'hyperswitchOrigin' | 'hyperswitchProfile' | 'hyperswitchWebhookSecret'
>;

/**
 * Creates the adapter of the Hyperswitch that the environment names; null when it names none.
 *
 * @throws Error that says which variables are missing
 */
export function hyperswitchOf(settings: Settings): PaymentProvider | null {
  const values = {
    HYPERSWITCH_ORIGIN: settings.hyperswitchOrigin,
    HYPERSWITCH_API_KEY: settings.hyperswitchApiKey,
    HYPERSWITCH_WEBHOOK_SECRET: settings.hyperswitchWebhookSecret,
    HYPERSWITCH_PROFILE: settings.hyperswitchProfile,
  };
  const missing = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length === Object.keys(values).length) return null;
  if (missing.length > 0) throw new Error(`Hyperswitch needs ${missing.join(', ')} as well: set all four or none.`);
  return createHyperswitch({
    origin: values.HYPERSWITCH_ORIGIN,
    apiKey: values.HYPERSWITCH_API_KEY,
    webhookSecret: values.HYPERSWITCH_WEBHOOK_SECRET,
    profile: values.HYPERSWITCH_PROFILE,
  });
}
