/** The side that plays against this one. */
export function otherSide(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}
