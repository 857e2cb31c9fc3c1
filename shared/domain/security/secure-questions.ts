/** Questions that a player can choose as the secure question (O-04); `own` stands for one in the player's words. */
export const SECURE_QUESTIONS = [
  'first_pet',
  'first_teacher',
  'childhood_street',
  'childhood_friend',
  'first_concert',
  'own',
] as const;
export type SecureQuestionId = (typeof SECURE_QUESTIONS)[number];

/** Least number of characters of an answer, spaces not counted. */
export const MIN_ANSWER_LENGTH = 3;

/**
 * Returns an answer as it is compared: small letters, single spaces, without marks at its ends. "  St. Mary’s " and
 * "st. mary's" are one answer.
 *
 * @param text as the player typed it
 */
export function foldAnswer(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,;:!?]+|[\s.,;:!?]+$/g, '');
}
