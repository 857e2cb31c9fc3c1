import * as v from 'valibot';
import { OFFER_ACTS, OFFER_FAMILIES, OFFER_TAKERS } from '../domain/offers/offers.ts';
import { instant } from './instant.ts';

const coef = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(v.number(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0));

/** Conditions that are said in words; each has its name among the texts of `offers`. */
const WORD_CONDITIONS = [
  'bets',
  'base',
  'voidLeg',
  'credit',
  'choice',
  'stakeBack',
  'use',
  'onVoid',
  'combined',
  'cashOut',
  'editable',
  'repaid',
  'notOn',
] as const;

/** Words of these conditions, each with its text and its sentence: the condition, and what it says of it. */
const CONDITION_WORDS = [
  'bets_express',
  'base_net',
  'base_gross',
  'voidLeg_uncounted',
  'voidLeg_lost',
  'credit_atOnce',
  'choice_sport',
  'stakeBack_no',
  'stakeBack_yes',
  'use_once',
  'onVoid_consumed',
  'onVoid_reissued',
  'combined_freeBet',
  'combined_bonuses',
  'combined_advance',
  'combined_noFreeBet',
  'cashOut_no',
  'editable_yes',
  'editable_no',
  'repaid_openBets',
  'notOn_refunding',
] as const;

/** Conditions with a figure; each has its name and its sentence among the texts of `offers`. */
const FIGURE_CONDITIONS = [
  'legs',
  'minLegs',
  'minLegCoef',
  'minCoef',
  'totalCoef',
  'ladder',
  'bonusCoef',
  'uplift',
  'value',
  'minStake',
  'maxBonus',
  'maxDebt',
  'margin',
  'longShots',
  'startsWithin',
  'standing',
  'credit',
  'usable',
  'from',
  'until',
  'maxPlayers',
  'holdsFor',
] as const;

const named = { name: v.picklist(FIGURE_CONDITIONS) };

/** Condition of an offer as the engine applies it; coefficients are thousandths, amounts minor units by currency. */
export const offerConditionSchema = v.variant('type', [
  v.object({ name: v.picklist(WORD_CONDITIONS), type: v.literal('word'), word: v.picklist(CONDITION_WORDS) }),
  v.object({ ...named, type: v.literal('count'), count }),
  v.object({ ...named, type: v.literal('coef'), coef }),
  v.object({ ...named, type: v.literal('coefs'), min: coef, max: coef }),
  v.object({ ...named, type: v.literal('percent'), percent }),
  /** Percent from these odds on. */
  v.object({ ...named, type: v.literal('percentFrom'), percent, coef }),
  v.object({ ...named, type: v.literal('time'), count, unit: v.picklist(['seconds', 'hours', 'days']) }),
  v.object({ ...named, type: v.literal('money'), amounts: v.record(v.string(), v.pipe(v.number(), v.safeInteger())) }),
  /** Percent from a number of selections on. */
  v.object({ ...named, type: v.literal('ladder'), steps: v.array(v.object({ legs: count, percent })) }),
  /** Odds from a number of selections on. */
  v.object({ ...named, type: v.literal('coefLadder'), steps: v.array(v.object({ legs: count, coef })) }),
  v.object({ ...named, type: v.literal('instant'), at: instant }),
]);

/** Conditions that hold together: those of one registration code or section; `of` is null where there is one set. */
const offerSetSchema = v.object({ of: v.nullable(v.string()), conditions: v.array(offerConditionSchema) });

/** Offer that can be taken now, as pages show it. */
export const offerSchema = v.object({
  slug: v.string(),
  family: v.picklist(OFFER_FAMILIES),
  takers: v.picklist(OFFER_TAKERS),
  act: v.picklist(OFFER_ACTS),
  /**
   * Page about it: its id, or null where the site does not have its address, and its name and its description in the
   * language of the page that asks.
   */
  page: v.object({ id: v.nullable(v.string()), name: v.string(), about: v.string() }),
  /** Id of the page with its full terms; null where there is none. */
  rules: v.nullable(v.string()),
  /** Conditions; `page` is the id of a page about this set alone, such as that of a code. */
  sets: v.array(v.object({ ...offerSetSchema.entries, page: v.exactOptional(v.string()) })),
  /** Instant at which it ends, server clock, epoch ms; null while no end is set. */
  until: v.nullable(instant),
});

export type OfferCondition = v.InferOutput<typeof offerConditionSchema>;
export type ConditionName = OfferCondition['name'];
export type ConditionWord = (typeof CONDITION_WORDS)[number];
export type FigureName = (typeof FIGURE_CONDITIONS)[number];
export type OfferSet = v.InferOutput<typeof offerSetSchema>;
export type ShownOffer = v.InferOutput<typeof offerSchema>;
