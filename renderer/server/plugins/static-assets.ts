import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

async function registerFolder(app: FastifyInstance, directory: string, name: string, decorateReply: boolean) {
  await app.register(fastifyStatic, {
    root: path.resolve(directory, name),
    prefix: `/${name}/`,
    // One route for each file: a wildcard route would read the folder at every request.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
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
 * Serves built files: immutable by their content hash, compressed at build time. The support tools have a separate
 * folder that production does not serve (docs/decisions/008).
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
