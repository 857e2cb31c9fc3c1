/**
 * Returns a random id in the form of a UUID (RFC 9562, version 4), as keys of intents and tabs have it.
 * `crypto.randomUUID` is missing on a page at plain http with another host name than localhost, where testers work.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, (_all, first, second, third, fourth) => {
    const variant = '89ab'.charAt((bytes[8] ?? 0) & 3);
    return `${first}-${second}-4${third}-${variant}${fourth}-`;
  });
}
