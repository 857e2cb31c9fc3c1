/**
 * Decides whether two values of lists, records, numbers, strings and the like have equal content. An undefined field
 * differs from an absent one.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (one === other) return true;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSameData(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}
