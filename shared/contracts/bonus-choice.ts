import * as v from 'valibot';
import { BONUS_CHOICES } from '../domain/registration/bonus-choice.ts';
import { defineCall } from './call.ts';
import { GATE_ERRORS } from './gate-errors.ts';
import { openPaths } from './paths.ts';

/** betting §3: 0 none, 1 sport, 2 casino. */
export const bonusChoiceSchema = v.picklist(BONUS_CHOICES);

const answer = v.object({
  choice: bonusChoiceSchema,
  /** The free bet that waits for the choice of sport; null where there is none, or it was given. */
  gift: v.nullable(v.object({ value: v.number(), iso: v.string(), expiresAt: v.number() })),
  /** The code of the free bet that was given: the choice stays from then on. */
  givenCode: v.nullable(v.string()),
});

export const bonusChoiceCall = defineCall({
  id: 'bonusChoice',
  method: 'GET',
  path: openPaths.bonusChoice,
  summary: 'What the player has chosen to be given, and what came of it',
  auth: true,
  answer,
});

/** Changes the choice; once something was given, the answer is what it was. */
export const chooseBonusCall = defineCall({
  id: 'chooseBonus',
  method: 'PUT',
  path: openPaths.bonusChoice,
  summary: 'Changes what the player wants to be given, while nothing was given; sport gives a waiting free bet at once',
  auth: true,
  body: v.object({ choice: bonusChoiceSchema }),
  answer,
  errors: [...GATE_ERRORS],
});

export type BonusChoiceAnswer = v.InferOutput<typeof answer>;
