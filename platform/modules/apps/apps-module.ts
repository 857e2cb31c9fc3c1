import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appsCall } from '#shared/contracts/apps.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Apps } from './apps-service.ts';

interface AppsModule {
  readonly register: RegisterCall;
  readonly apps: Apps;
}

/** Returns a client hint without the quotes that structured fields put around a string. */
function hintOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value.replace(/^"|"$/g, '') : undefined;
}

/** Registers the calls of the desktop and mobile apps, and the packages of the platform's own folder. */
export function appsModule(app: FastifyInstance, { register, apps }: AppsModule): void {
  register(app, appsCall, ({ request }) =>
    apps.offer({
      agent: request.headers['user-agent'] ?? '',
      platform: hintOf(request, 'sec-ch-ua-platform'),
      arch: hintOf(request, 'sec-ch-ua-arch'),
      bitness: hintOf(request, 'sec-ch-ua-bitness'),
    }),
  );
  void app.register(async (files) => {
    await files.register(fastifyStatic, { root: path.resolve('.'), serve: false });
    files.get<{ Params: { file: string } }>(openPaths.appFile, async (request, reply) => {
      const { file } = request.params;
      const at = await apps.fileOf(file);
      if (at === null) throw new ApiError('NOT_FOUND');
      // The content of a version never changes; a client may request the rest of an interrupted download.
      return reply
        .header('x-content-type-options', 'nosniff')
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${file}"`)
        .sendFile(path.basename(at), path.dirname(at), { maxAge: '1d', immutable: true });
    });
  });
}
