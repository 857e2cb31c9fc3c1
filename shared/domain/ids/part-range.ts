/**
 * Refuses a part of an id that is outside its bits (betting §3, Bet: ids).
 *
 * @throws RangeError unless the value is an integer from `low` to `high`, both included
 */
export function assertPart(name: string, value: number, low: number, high: number): void {
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new RangeError(`${name} must be a whole number from ${low} to ${high}, got ${value}`);
  }
}
