/**
 * Decides whether a digest begins with `bits` zero bits: the proof of work that replaces reading the picture of a
 * captcha (shell §8; trust, accessible authentication).
 *
 * @param digest SHA-256 of the salt followed by the proof
 */
export function hasZeroBits(digest: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  for (let index = 0; index < whole; index++) if (digest[index] !== 0) return false;
  const rest = bits % 8;
  return rest === 0 || (digest[whole] ?? 0) >> (8 - rest) === 0;
}
