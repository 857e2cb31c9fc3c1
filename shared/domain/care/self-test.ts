/**
 * Returns which result of a self-test holds: 0 for fewer points than the first bound, 1 from the first bound, and so on.
 * Each answer gives as many points as answers stand before it.
 *
 * @param answers place of the chosen answer of each question; null for an unanswered one
 * @param bounds points from which each further result holds, ascending
 * @returns null while a question is unanswered
 */
export function selfTestResult(answers: readonly (number | null)[], bounds: readonly number[]): number | null {
  let sum = 0;
  for (const answer of answers) {
    if (answer === null) return null;
    sum += answer;
  }
  return bounds.filter((bound) => sum >= bound).length;
}
