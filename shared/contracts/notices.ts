import * as v from 'valibot';
import { CHOSEN_KINDS, noticeChoicesSchema } from '../domain/notices/notice-choices.ts';
import { defineCall } from './call.ts';
import { perMinute } from './call-rate.ts';
import { couponLegSchema } from './coupon.ts';
import { houseLegSchema } from './house-coupons.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';
import { storedId } from './stored-numbers.ts';

const choicesAnswer = v.object({
  choices: noticeChoicesSchema,
  /** Kinds that players of this site cannot switch off. */
  required: v.array(v.picklist(CHOSEN_KINDS)),
});

/** Answers which notifications of the system the player wants (betting §3, notificationSettings). */
export const noticeChoicesCall = defineCall({
  id: 'noticeChoices',
  method: 'GET',
  path: openPaths.noticeChoices,
  rate: 'session',
  summary: 'Choices of the player about system notifications: kinds, quiet hours, content',
  auth: true,
  answer: choicesAnswer,
});

export const saveNoticeChoicesCall = defineCall({
  id: 'saveNoticeChoices',
  method: 'POST',
  path: openPaths.noticeChoices,
  rate: perMinute(120),
  summary: 'Sets the choices of the player about system notifications; required kinds cannot be switched off',
  auth: true,
  body: noticeChoicesSchema,
  answer: choicesAnswer,
});

const { typeId, period, param, outcome } = couponLegSchema.entries;

const priceAlertSchema = v.object({
  id: v.number(),
  selectionId: v.number(),
  /** Price that the player waits for, thousandths. */
  wanted: v.number(),
  /** Direction in which the price has to move to reach it. */
  goes: v.picklist(['up', 'down']),
  /** Price when the alert was set, thousandths. */
  from: v.number(),
  typeId,
  period,
  param,
  outcome,
  game: houseLegSchema.entries.game,
  state: v.picklist(['waiting', 'fired']),
  /** Price that reached the alert, thousandths; null while it waits. */
  price: v.nullable(v.number()),
  /** Server clock, epoch ms. */
  madeAt: shownInstant,
});

const alertsAnswer = v.object({
  /** Alerts, the last first; a reached alert is listed until the player has been told. */
  alerts: v.array(priceAlertSchema),
  /** Largest number of alerts that may wait at once. */
  most: v.number(),
});

export const priceAlertsCall = defineCall({
  id: 'priceAlerts',
  method: 'POST',
  path: openPaths.priceAlerts,
  rate: 'session',
  summary: 'Price alerts that wait, and reached ones that the player has not been told about',
  auth: true,
  /** Ids of alerts that the player has been told about. */
  body: v.object({ told: v.pipe(v.array(storedId), v.maxLength(100)) }),
  answer: alertsAnswer,
});

export const setPriceAlertCall = defineCall({
  id: 'setPriceAlert',
  method: 'POST',
  path: openPaths.setPriceAlert,
  rate: perMinute(60),
  summary: 'Sets a price alert: one message once a selection reaches a price; it ends with the game',
  auth: true,
  body: v.object({
    selectionId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** Thousandths. */
    wanted: v.pipe(v.number(), v.integer(), v.minValue(1001), v.maxValue(1_000_000)),
  }),
  answer: alertsAnswer,
  errors: ['ALERT_OUTCOME_GONE', 'ALERT_PRICE_IS_THERE', 'ALERTS_FULL'],
});

export const dropPriceAlertCall = defineCall({
  id: 'dropPriceAlert',
  method: 'POST',
  path: openPaths.dropPriceAlert,
  rate: 'session',
  summary: 'Removes a price alert; an unknown one counts as removed',
  auth: true,
  params: v.object({ alertId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: alertsAnswer,
});

export type PriceAlert = v.InferOutput<typeof priceAlertSchema>;
export type PriceAlertsAnswer = v.InferOutput<typeof alertsAnswer>;
export type NoticeChoicesAnswer = v.InferOutput<typeof choicesAnswer>;
