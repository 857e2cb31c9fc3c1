import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { MeasuredPassword } from '#shared/domain/registration/password-verdict.ts';

/** Signs that are measured: the platform measures as many. */
const MEASURED_LENGTH = 32;
const MAX_SUBSTITUTIONS = 8;

const meter = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: MEASURED_LENGTH,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/**
 * Measures how hard a password is to guess, in this browser. The platform knows more lists and decides.
 *
 * @param words what the owner must not use
 */
export const measurePassword = (password: string, words: readonly string[]): MeasuredPassword =>
  meter.check(password, [...words]);
