/** Returns the opponent of a side. */
export function otherSide(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}
