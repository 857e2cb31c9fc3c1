import { numericCode, TERMS_EXCEPTION } from '#shared/domain/transport/answer-codes.ts';
import { type ErrorBody, type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import type { CallError } from './call-error.ts';

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && String(body.code) in errorCatalogue;
}

function codeOf(status: number, body: unknown): ErrorCode {
  if (status === 451 && numericCode(body) === TERMS_EXCEPTION) return 'TERMS_CHANGED';
  if (status === 401) return 'SESSION_REQUIRED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_ATTEMPTS';
  if (status === 502 || status === 503 || status === 504) return 'UNAVAILABLE';
  return status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
}

/** Returns the back end's own message: of a body of status 2, or the details of a JSON:API body. */
function ownWords(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { status, message, errors } = body as Record<string, unknown>;
  if (status === 2 && typeof message === 'string') return message;
  if (!Array.isArray(errors)) return undefined;
  const details = errors.map((error: { detail?: unknown } | null) => error?.detail);
  return details.filter((detail) => typeof detail === 'string').join('\n') || undefined;
}

/** Returns the title of a body, which some services send for the player (betting §8). */
function titleOf(body: unknown): string | undefined {
  const title = typeof body === 'object' && body !== null && 'title' in body ? body.title : undefined;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** Returns the error of an unsuccessful answer: of our catalogue, of a proxy's page, or of an empty body. */
export function answerError(status: number, body: unknown): CallError {
  if (!isErrorBody(body)) {
    const [words, title] = [ownWords(body), titleOf(body)];
    const code = codeOf(status, body);
    return { status, code, isUnnamed: true, ...(words ? { words } : {}), ...(title ? { title } : {}) };
  }
  return {
    status,
    code: body.code,
    ...(body.issues ? { issues: body.issues } : {}),
    ...(body.retryAfter === undefined ? {} : { retryAfter: body.retryAfter }),
    ...(body.until === undefined ? {} : { until: body.until }),
    ...(body.helps === undefined ? {} : { helps: body.helps }),
    ...(body.limit === undefined ? {} : { limit: body.limit }),
    ...(body.requestId === undefined ? {} : { requestId: body.requestId }),
  };
}
