/**
 * Returns the id of the operator in structured data, by which pages name it (schema.org).
 *
 * @param origin scheme and host of the canonical address
 */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}
