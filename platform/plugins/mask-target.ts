const DOT = '•';
const SHOWN_DIGITS = 2;
const CODE_DIGITS = 3;

/**
 * Returns enough of an address or number for its owner to recognise it, and too little for others.
 *
 * @param target address, or number with its plus sign
 */
export function maskTarget(target: string): string {
  const at = target.lastIndexOf('@');
  if (at > 0) return `${target.slice(0, 1)}${DOT.repeat(3)}${target.slice(at)}`;
  const hidden = Math.max(0, target.length - CODE_DIGITS - SHOWN_DIGITS);
  return `${target.slice(0, CODE_DIGITS)}${DOT.repeat(hidden)}${target.slice(-SHOWN_DIGITS)}`;
}
