import type { Call } from '#shared/contracts/call.ts';
import { fitAnswer } from '#shared/domain/transport/fit-answer.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import type { GivenReply } from './conform-asker.ts';

/** Calls without which the pages of the programme do not work; `docs/back-end.md` says what each is for. */
export const NEEDED_CALLS: readonly string[] = ['siteConfig', 'sports', 'competitions', 'games', 'game', 'session'];

/** Errors that any call may answer with. */
const GENERAL: ReadonlySet<string> = new Set<ErrorCode>([
  'BAD_REQUEST',
  'SESSION_REQUIRED',
  'FORBIDDEN',
  'CROSS_SITE',
  'NOT_FOUND',
  'TOO_MANY_ATTEMPTS',
  'UNAVAILABLE',
]);

/** Statuses by which a server refuses an address or headers before the back end reads them. */
const TOO_LONG: ReadonlySet<number> = new Set([414, 431]);

function codeOf(body: unknown): string | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Tells whether a back end says that it does not offer a call at all. */
export function isNotOffered({ status, body }: GivenReply): boolean {
  const code = codeOf(body);
  return status === 501 || (status === 404 && (code === undefined || code === 'NOT_FOUND'));
}

function refusalFault({ errors }: Call, { status, body }: GivenReply): string | null {
  const code = codeOf(body);
  if (code === undefined) return `answers ${status} without a body that has a code`;
  if (!(code in errorCatalogue)) return `answers ${status} with the code ${code}, which is in no catalogue`;
  const expected = errorCatalogue[code as ErrorCode].status;
  if (expected !== status) return `answers ${code} with status ${status} instead of ${expected}`;
  return GENERAL.has(code) || errors.includes(code) ? null : `answers ${code}, which is not among its errors`;
}

/**
 * Returns what an answer has that its contract does not allow; null when it fits. An answer may refuse, by a code of the
 * catalogue with its status.
 */
export function faultOf(call: Call, reply: GivenReply): string | null {
  const { status, body } = reply;
  if (status === 0) return 'does not answer';
  if (TOO_LONG.has(status)) return null;
  if (status >= 500 && status !== 503) return `fails with status ${status}`;
  if (status >= 300 && status < 400) return `redirects with status ${status}`;
  if (status >= 400) return refusalFault(call, reply);
  if (body === undefined) return 'answers something that is no JSON';
  const { issues } = fitAnswer({ answer: call.answer }, body);
  return issues.length === 0 ? null : `answers against its contract: ${issues.join('; ')}`;
}
