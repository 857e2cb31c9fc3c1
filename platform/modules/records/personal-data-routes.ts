import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openPaths } from '#shared/contracts/paths.ts';
import { askDataExportCall, closeAccountCall } from '#shared/contracts/personal-data.ts';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import { createDownloads } from '../../plugins/downloads.ts';
import type { SessionRow } from '../accounts/accounts-service.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { PersonalData } from './personal-data-service.ts';

interface PersonalDataRoutes {
  readonly register: RegisterCall;
  readonly personalData: PersonalData;
  readonly authentication: Authentication;
  /** Checks the proof of a change: the password, and with two steps a second factor. */
  readonly prove: (request: FastifyRequest, session: SessionRow, body: ProofBody) => Promise<unknown>;
}

/** Registers the calls by which players get their data and close their accounts. */
export function registerPersonalDataRoutes(app: FastifyInstance, input: PersonalDataRoutes): void {
  const { register, personalData, authentication, prove } = input;

  async function sessionOf(request: FastifyRequest): Promise<SessionRow> {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session;
  }

  register(app, askDataExportCall, async ({ request, body }) => {
    const session = await sessionOf(request);
    await prove(request, session, body);
    return personalData.prepareExport(session);
  });
  register(app, closeAccountCall, async ({ request, body }) => {
    const session = await sessionOf(request);
    await prove(request, session, body);
    await personalData.close(session, body.reason);
    return { success: true as const };
  });
  registerDownload(app, personalData, sessionOf);
}

function registerDownload(
  app: FastifyInstance,
  personalData: PersonalData,
  sessionOf: (request: FastifyRequest) => Promise<SessionRow>,
): void {
  const send = createDownloads();
  app.get<{ Querystring: { ticket?: unknown } }>(openPaths.dataExport, async (request, reply) => {
    const session = await sessionOf(request);
    return send(reply, async () => {
      const content = await personalData.openExport(session, String(request.query.ticket));
      return { name: 'my-data.zip', type: 'application/zip', content };
    });
  });
}
