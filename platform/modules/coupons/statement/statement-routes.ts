import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openPaths } from '#shared/contracts/paths.ts';
import { askStatementCall } from '#shared/contracts/statement.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import { createDownloads } from '../../../plugins/downloads.ts';
import type { Authentication } from '../../accounts/authentication-service.ts';
import type { Statements } from './statement-service.ts';

interface StatementRoutes {
  readonly register: RegisterCall;
  readonly statements: Statements;
  readonly authentication: Pick<Authentication, 'sessionOf'>;
}

/** Registers the calls of statements: one prepares a file, the other sends it. */
export function registerStatementRoutes(app: FastifyInstance, input: StatementRoutes): void {
  const { register, statements, authentication } = input;
  const send = createDownloads();

  async function sessionOf(request: FastifyRequest) {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session;
  }

  register(app, askStatementCall, async ({ request, body }) => {
    const language = request.headers['x-language'];
    return statements.prepare(await sessionOf(request), body, typeof language === 'string' ? language : 'en');
  });
  app.get<{ Querystring: { ticket?: unknown } }>(openPaths.statement, async (request, reply) => {
    const session = await sessionOf(request);
    return send(reply, () => statements.open(session, String(request.query.ticket)));
  });
}
