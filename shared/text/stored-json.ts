/**
 * Reads JSON that was stored on a device or came from another tab. It may be half written, of another version, or
 * changed by hand, so no reader may rely on it: the caller checks the form of what this returns.
 *
 * @param text the stored text; null for none
 * @returns null when there is none or it is damaged; the next write of the value mends it
 */
export function readStoredJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Reads a stored JSON object.
 *
 * @param text the stored text; null for none
 * @returns its members, not yet checked; none when there is no such text or it is damaged
 */
export function readStoredObject(text: string | null | undefined): Readonly<Record<string, unknown>> {
  const value = readStoredJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
