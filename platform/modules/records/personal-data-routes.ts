import { addAbortSignal, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openPaths } from '#shared/contracts/paths.ts';
import { askDataExportCall, closeAccountCall } from '#shared/contracts/personal-data.ts';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
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

/** Archives that a process sends at once: each holds a connection of the database until its reader has it. */
const MAX_DOWNLOADS = 2;
/** Longest time of a download, ms; a reader that is slower starts again. */
const DOWNLOAD_MS = 5 * 60_000;
const BUSY_RETRY_S = 30;

/** Registers the download of an archive. A slow reader can keep others from archives, and from nothing else. */
function registerDownload(
  app: FastifyInstance,
  personalData: PersonalData,
  sessionOf: (request: FastifyRequest) => Promise<SessionRow>,
): void {
  let downloads = 0;
  app.get<{ Querystring: { ticket?: unknown } }>(openPaths.dataExport, async (request, reply) => {
    const session = await sessionOf(request);
    if (downloads >= MAX_DOWNLOADS) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: BUSY_RETRY_S });
    downloads += 1;
    const archive = await personalData.openExport(session, String(request.query.ticket)).catch((error: unknown) => {
      downloads -= 1;
      throw error;
    });
    const stream = Readable.from(archive, { objectMode: false });
    stream.once('close', () => {
      downloads -= 1;
    });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'x-content-type-options': 'nosniff',
      })
      .type('application/zip')
      .send(addAbortSignal(AbortSignal.timeout(DOWNLOAD_MS), stream));
  });
}
