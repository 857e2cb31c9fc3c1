/** Least bits that the letters of a secret must carry: those of 16 random hexadecimal digits. */
const MIN_BITS = 50;
/** Least number of letters that are not foretold by the ones before them. */
const MIN_SURPRISES = 12;

/** Counts letters that neither repeat their neighbour, continue its sequence nor repeat an earlier pair. */
function surprises(secret: string): number {
  const pairs = new Set<string>();
  let count = 0;
  for (let at = 0; at < secret.length; at++) {
    const step = secret.charCodeAt(at) - secret.charCodeAt(at - 1);
    const pair = secret.slice(Math.max(0, at - 1), at + 1).toLowerCase();
    if (!(Math.abs(step) <= 1) && !pairs.has(pair)) count += 1;
    pairs.add(pair);
  }
  return count;
}

/** Returns the information in the letters of a text by their frequencies, in bits. */
function bitsOf(secret: string): number {
  const counts = new Map<string, number>();
  for (const letter of secret) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / secret.length), 0);
}

/**
 * Decides whether a secret of the environment is one that a person made up quickly: repeated letters, sequences, one
 * pattern again and again. '' is no secret and not judged. It sees patterns only, no dictionary.
 */
export function isGuessable(secret: string): boolean {
  return secret !== '' && (surprises(secret) < MIN_SURPRISES || bitsOf(secret) < MIN_BITS);
}
