/**
 * Returns what a database function answers: the column `answer` of its only row.
 *
 * @param call a statement such as select place_coupon(…) as answer
 * @throws Error when the function returns no row, which only a fault of the function can cause
 */
export async function answerOf<T>(call: PromiseLike<readonly { answer: T }[]>): Promise<T> {
  const [row] = await call;
  if (!row) throw new Error('A database function returned no row');
  return row.answer;
}
