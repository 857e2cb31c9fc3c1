/**
 * Classes of SQLSTATE that mean "not now": connection, conflict with another transaction, resources, operator, disk.
 */
const PASSING_CLASSES = ['08', '40', '53', '57', '58'];

/** Codes of postgres.js and of sockets when there is no server. */
const PASSING_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/**
 * Returns whether the database failed for a reason that may pass: gone, starting, out of disk or connections. The
 * statement wrote nothing, unless the connection was lost while it ran: then its outcome is unknown.
 */
export function isPassingFailure(error: unknown): boolean {
  const code = codeOf(error);
  return PASSING_CODES.has(code) || (code.length === 5 && PASSING_CLASSES.includes(code.slice(0, 2)));
}

/** Returns whether the statement broke the check constraint of this name (SQLSTATE 23514). */
export function isCheckViolation(error: unknown, constraint: string): boolean {
  const name = error instanceof Error && 'constraint_name' in error ? error.constraint_name : '';
  return codeOf(error) === '23514' && name === constraint;
}

/** Returns whether the statement broke a unique constraint or index (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}
