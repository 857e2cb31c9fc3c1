/**
 * Returns the end of a user token (shell §5, token validity).
 *
 * @param token JWT
 * @returns its `exp` claim as epoch ms of the server clock; null for a missing or unreadable claim
 */
export function tokenEnd(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    return null;
  }
}
