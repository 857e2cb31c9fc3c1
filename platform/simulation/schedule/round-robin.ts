/** Two places of a table, first at home. */
export type Pairing = readonly [home: number, away: number];

/**
 * Returns the games of one round of a round robin by the circle method: each side meets each other once in `count − 1`
 * rounds (with an odd count one side rests in each of `count` rounds), home and away alternate, and the following cycle
 * swaps the grounds. Pairs are in circle order: from one round to the next a side moves by at most one place in the
 * list.
 *
 * @param count sides, at least 2
 * @param round 0-based; continues through the cycles without end
 * @returns indices of sides
 */
export function roundRobin(count: number, round: number): Pairing[] {
  const places = count + (count % 2);
  const length = places - 1;
  const cycle = Math.floor(round / length);
  const turn = round - cycle * length;
  const pairs: Pairing[] = [];
  for (let i = 0; i < places / 2; i += 1) {
    const first = i === 0 ? length : (turn + i) % length;
    const second = (turn - i + length) % length;
    if (first >= count || second >= count) continue;
    // The fixed side changes ground every round; the others by their distance from the turn, which alternates too.
    const swap = (i === 0 ? turn % 2 : i % 2) !== cycle % 2;
    pairs.push(swap ? [second, first] : [first, second]);
  }
  return pairs;
}

/** Returns the rounds after which each side has met each other once. */
export function cycleLength(count: number): number {
  return count + (count % 2) - 1;
}
