import * as v from 'valibot';
import { BONUS_CHOICES } from '../domain/registration/bonus-choice.ts';
import { defineCall } from './call.ts';
import { GATE_ERRORS } from './gate-errors.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

/** Choice of the welcome bonus: 0 none, 1 sport, 2 casino (betting §3). */
export const bonusChoiceSchema = v.picklist(BONUS_CHOICES);

const answer = v.object({
  choice: bonusChoiceSchema,
  /** Free bet that the player gets for choosing sport; null where the site offers none or has given it. */
  gift: v.nullable(v.object({ value: v.number(), iso: v.string(), expiresAt: shownInstant })),
  /** Code of the free bet that was given; the choice is final once it is set. */
  givenCode: v.nullable(v.string()),
});

export const bonusChoiceCall = defineCall({
  id: 'bonusChoice',
  method: 'GET',
  path: openPaths.bonusChoice,
  rate: 'session',
  summary: 'The player’s choice of the welcome bonus, and the gift it has brought',
  auth: true,
  answer,
});

/** Changes the choice. After a gift it changes nothing: the answer repeats the choice that was made. */
export const chooseBonusCall = defineCall({
  id: 'chooseBonus',
  method: 'PUT',
  path: openPaths.bonusChoice,
  rate: 'session',
  summary: 'Changes the choice of the welcome bonus until a gift was given; sport gives a waiting free bet at once',
  auth: true,
  body: v.object({ choice: bonusChoiceSchema }),
  answer,
  errors: [...GATE_ERRORS],
});

export type BonusChoiceAnswer = v.InferOutput<typeof answer>;
