import * as v from 'valibot';
import { teamSchema } from '#shared/contracts/catalogue.ts';
import { couponSchema, placementAnswerSchema, placementSchema } from '#shared/contracts/coupon.ts';
import { promoCodeSchema } from '#shared/contracts/coupon-promo.ts';
import { ADMISSION_HELPS } from '#shared/domain/admission/admission-state.ts';
import { COUPON_TYPE_IDS } from '#shared/domain/coupon/types.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { readStoredJson } from '#shared/text/stored-json.ts';
import { KEPT_MAX, KEPT_NAME_MAX } from '../kept/kept-coupons.ts';
import { preferencesSchema } from '../settings/stored-preferences.ts';
import { SHARED_FIELDS, type SharedCoupon, type SharedField } from './shared-fields.ts';

/** Keys in the host's storage. Kept coupons have their own, because they are large and change rarely. */
export const COUPON_KEY = 'coupon';
export const KEPT_KEY = 'kept-coupons';

/** Time and tab of a field's change: of two changes every tab takes the later one. */
export interface Stamp {
  readonly at: number;
  readonly by: string;
}

export type StampedFields = {
  readonly [Field in SharedField]?: { readonly value: SharedCoupon[Field]; readonly stamp: Stamp };
};

const integer = v.pipe(v.number(), v.safeInteger());
const id = v.pipe(integer, v.minValue(1));
const typeId = v.picklist(COUPON_TYPE_IDS);
const iso = v.pipe(v.string(), v.check(isCurrencyIso));
const amountError = v.picklist([
  'empty',
  'not-a-number',
  'negative',
  'too-many-decimals',
  'ambiguous-grouping',
  'too-large',
]);
const amount = v.union([
  v.strictObject({ value: integer, iso }),
  v.strictObject({ text: v.pipe(v.string(), v.maxLength(64)), error: amountError, iso }),
]);

const selection = { selectionId: id, typeId: integer, period: integer, param: integer, outcome: integer };

const bet = v.object({
  selectionId: id,
  coef: v.pipe(integer, v.minValue(0)),
  banker: v.boolean(),
  blockId: v.exactOptional(integer),
  members: v.exactOptional(v.array(v.object(selection))),
  names: v.exactOptional(v.object({ market: v.string(), outcome: v.string() })),
  typeId: integer,
  period: integer,
  param: integer,
  outcome: integer,
  game: v.object({
    id,
    sportId: id,
    sportSlug: v.exactOptional(v.string()),
    competitionId: id,
    competition: v.string(),
    competitionSlug: v.string(),
    country: v.string(),
    slug: v.string(),
    home: teamSchema,
    away: teamSchema,
    startAt: v.number(),
    live: v.boolean(),
  }),
});

const refused = placementAnswerSchema.options[2].entries;
const phase = v.variant('kind', [
  v.object({ kind: v.literal('sending') }),
  v.object({ kind: v.literal('pending'), decidesAt: v.number() }),
  v.object({ kind: v.literal('unknown'), attempts: integer }),
  v.object({ kind: v.literal('accepted'), coupon: couponSchema }),
  v.object({
    kind: v.literal('refused'),
    refusal: v.object({
      code: refused.code,
      selectionIds: refused.selectionIds,
      prices: refused.prices,
      data: refused.data,
    }),
  }),
  v.object({ kind: v.literal('waiting'), until: v.number() }),
  v.object({
    kind: v.literal('failed'),
    code: v.string(),
    retryAfter: v.nullable(v.number()),
    until: v.exactOptional(v.number()),
    helps: v.exactOptional(v.picklist(ADMISSION_HELPS)),
  }),
]);

const batch = v.object({
  id: v.pipe(v.string(), v.uuid()),
  userId: v.number(),
  askedAt: v.number(),
  iso,
  typeId,
  bets: v.array(bet),
  isOneClick: v.exactOptional(v.literal(true)),
  intents: v.array(v.object({ key: v.pipe(v.string(), v.uuid()), body: placementSchema, phase })),
});

const offBet = v.object({ bet, place: v.pipe(integer, v.minValue(0)), typeId, systemValue: integer });

/** Fields that a kept coupon consists of. */
const draft = {
  bets: v.pipe(v.array(bet), v.maxLength(50)),
  offBets: v.pipe(v.array(offBet), v.maxLength(50)),
  typeId,
  amount: v.nullable(amount),
  amountByBetId: v.record(v.string(), amount),
  amountByBlockId: v.record(v.string(), v.nullable(amount)),
  systemValue: integer,
};

const keptCoupon = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(KEPT_NAME_MAX)),
  owner: v.nullable(integer),
  fields: v.object(draft),
});

/** A damaged coupon is left out; the others stay. */
const keptCoupons = v.pipe(
  v.array(v.fallback(v.nullable(keptCoupon), null)),
  v.transform((list) => list.filter((one) => one !== null)),
  v.maxLength(KEPT_MAX),
);

const values = {
  ...draft,
  kept: keptCoupons,
  coefAction: v.nullable(v.picklist([0, 1, 2])),
  batch: v.nullable(batch),
  express: v.nullable(v.object({ id: v.string(), percent: integer, selectionIds: v.array(id) })),
  settings: v.nullable(preferencesSchema),
  choices: v.object({
    manuallyDeletedBonusBet: v.boolean(),
    promoCode: v.nullable(promoCodeSchema),
    isVip: v.exactOptional(v.boolean()),
    isPrepaid: v.exactOptional(v.boolean()),
  }),
} as const satisfies Record<SharedField, v.GenericSchema>;

const stamp = v.object({ at: v.number(), by: v.string() });

/**
 * Reads stored fields or those from another tab. A damaged field is skipped: another version may have written it, and
 * the other fields are still valid.
 */
export function parseFields(input: unknown): StampedFields {
  if (typeof input !== 'object' || input === null) return {};
  const record = input as Readonly<Record<string, unknown>>;
  const read = SHARED_FIELDS.flatMap((field) => {
    const parsed = v.safeParse(v.object({ value: values[field], stamp }), record[field]);
    return parsed.success ? [[field, parsed.output]] : [];
  });
  return Object.fromEntries(read) as StampedFields;
}

/** Fields that earlier versions of the app stored under another name: a stored coupon must survive an update. */
const RENAMED: readonly (readonly [former: RegExp, now: string])[] = [
  [/"market(Ids?)"(?=:)/g, '"selection$1"'],
  [/"offers"(?=:\{"(?:value|stamp)":)/g, '"choices"'],
];

/** Reads the text from the device's storage. */
export function readStored(text: string | null): StampedFields {
  return parseFields(
    readStoredJson(RENAMED.reduce((read, [former, now]) => read.replace(former, now), text ?? 'null')),
  );
}
