import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../plugins/api-error.ts';
import type { Geography } from '../../plugins/geography.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { Visitor } from './admission-service.ts';

/** Returns the visitor of a request for the gate; ApiError SESSION_REQUIRED for a guest. */
export type VisitorOf = (
  request: FastifyRequest,
) => Promise<Visitor & { readonly session: NonNullable<Visitor['session']> }>;

interface VisitorInput {
  readonly authentication: Authentication;
  readonly geography: Pick<Geography, 'countryOf'>;
}

/** Creates the reader of visitors: by the session of the request, and the country that a trusted proxy sends. */
export function createVisitorOf({ authentication, geography }: VisitorInput): VisitorOf {
  return async (request) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return { userId: session.userId, session, country: geography.countryOf(request) };
  };
}
