/** Thrown when a copy cannot be made or restored; the message says what to do. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}
