import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

async function registerFolder(app: FastifyInstance, directory: string, name: string, decorateReply: boolean) {
  await app.register(fastifyStatic, {
    root: path.resolve(directory, name),
    prefix: `/${name}/`,
    // A route for each file: one for all of them reads the whole folder at every request.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
    decorateReply,
  });
  app.get(`/${name}/*`, (_request, reply) => reply.callNotFound());
}

/**
 * Built files: named by their content, so kept for ever; compressed once at build time. The tools of support staff have
 * a folder of their own, where nothing is found in production (docs/decisions/008).
 */
export async function registerAssets(app: FastifyInstance, directory: string, hasStaffTools: boolean): Promise<void> {
  await registerFolder(app, directory, 'assets', true);
  if (hasStaffTools) await registerFolder(app, directory, 'staff', false);
  else app.get('/staff/*', (_request, reply) => reply.callNotFound());
  const unnamed = { maxAge: 3_600_000, immutable: false };
  app.get('/icon.svg', (_request, reply) => reply.sendFile('icon.svg', path.resolve(directory), unnamed));
  app.get<{ Params: { file: string } }>('/icons/:file', ({ params }, reply) =>
    reply.sendFile(params.file, path.resolve(directory, 'icons'), unnamed),
  );
}
