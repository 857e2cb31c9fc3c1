import * as v from 'valibot';
import { foldAnswer, MIN_ANSWER_LENGTH, SECURE_QUESTIONS } from '../domain/security/secure-questions.ts';
import { CAPTCHA_ERRORS } from './account.ts';
import { defineCall } from './call.ts';
import { GUESS_RATE } from './call-rate.ts';
import { openPaths } from './paths.ts';
import { PROOF_ERRORS, proofEntries } from './second-proof.ts';
import { secureQuestionSchema, securitySchema } from './security.ts';

/** Largest number of characters of a question in the player's words, and of an answer. */
export const MAX_QUESTION_LENGTH = 120;

const answer = v.pipe(
  v.string(),
  v.maxLength(MAX_QUESTION_LENGTH),
  v.check((text) => foldAnswer(text).length >= MIN_ANSWER_LENGTH, 'Too short an answer'),
);

/** Sets the secure question, or replaces it. */
export const setSecureQuestionCall = defineCall({
  id: 'setSecureQuestion',
  method: 'POST',
  path: openPaths.setSecureQuestion,
  rate: 'own',
  summary: 'Sets the secure question, whose answer a request for a new password needs; needs the player’s proof',
  auth: true,
  body: v.pipe(
    v.object({
      question: v.picklist(SECURE_QUESTIONS),
      ownText: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUESTION_LENGTH)), ''),
      answer,
      ...proofEntries,
    }),
    v.check(({ question, ownText }) => (question === 'own') === (ownText !== ''), 'Only the own question has a text'),
    v.check(({ ownText, answer: text }) => foldAnswer(ownText) !== foldAnswer(text), 'The question is no answer'),
  ),
  answer: securitySchema,
  errors: [...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

export const removeSecureQuestionCall = defineCall({
  id: 'removeSecureQuestion',
  method: 'POST',
  path: openPaths.removeSecureQuestion,
  rate: 'own',
  summary: 'Removes the secure question; needs the player’s proof',
  auth: true,
  body: v.object(proofEntries),
  answer: securitySchema,
  errors: [...PROOF_ERRORS, ...CAPTCHA_ERRORS],
});

/** Answers the question that a new password needs the answer of; the token does not get used up. */
export const resetQuestionCall = defineCall({
  id: 'resetQuestion',
  method: 'POST',
  path: openPaths.resetQuestion,
  rate: GUESS_RATE,
  summary: 'The secure question of the player whose password a token sets; null for none',
  body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: v.object({ question: v.nullable(secureQuestionSchema) }),
  errors: ['LINK_EXPIRED'],
});
