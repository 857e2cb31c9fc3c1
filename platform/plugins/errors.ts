import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#shared/errors/catalogue.ts';
import { NUMERIC_CODES } from '#shared/errors/numeric-codes.ts';
import { isPassingFailure } from '../database/failures.ts';
import { ApiError } from './api-error.ts';

const DATABASE_RETRY_S = 2;
/** All that a caller learns of an internal failure. */
const HIDDEN = 'The server could not do this; the request id names it in the log.';

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' ? status : 500;
}

/** Turns any failure into one with a code of the catalogue. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isPassingFailure(error)) {
    return new ApiError('UNAVAILABLE', { message: HIDDEN, retryAfter: DATABASE_RETRY_S, cause: error });
  }
  const status = statusOf(error);
  if (status === 429) return new ApiError('TOO_MANY_ATTEMPTS', { cause: error });
  // Errors of Fastify: a body that is not JSON, is too large or has another type.
  if (status >= 400 && status < 500 && error instanceof Error) {
    return new ApiError('BAD_REQUEST', { message: error.message, cause: error });
  }
  return new ApiError('INTERNAL', { message: HIDDEN, cause: error });
}

function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, issues, retryAfter, until, helps, limit } = error;
  const errorCode = NUMERIC_CODES[code];
  const body: ErrorBody = {
    code,
    ...(errorCode === undefined ? {} : { errorCode }),
    message,
    requestId: request.id,
    ...(issues ? { issues } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(until === null ? {} : { until }),
    ...(helps === undefined ? {} : { helps }),
    ...(limit === undefined ? {} : { limit }),
  };
  request.refusedWith = code;
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  return reply.status(error.statusCode).header('cache-control', 'no-store').send(body);
}

/** Answers a request whose address the server cannot read or match: half a character, or a segment that is too long. */
export function refuseAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendError(new ApiError('BAD_REQUEST', { message: 'The address cannot be read.' }), request, reply);
}

/** Turns failures into answers; details of internal failures are only logged. */
export function addErrorHandling(app: FastifyInstance): void {
  app.decorateRequest('refusedWith', null);
  app.setErrorHandler((error, request, reply) => {
    const known = toApiError(error);
    if (known.statusCode >= 500) request.log.error({ err: known.cause ?? known, code: known.code }, 'request failed');
    return sendError(known, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendError(new ApiError('NOT_FOUND'), request, reply));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the error that the request was answered with; null for none. */
    refusedWith: ErrorCode | null;
  }
}
