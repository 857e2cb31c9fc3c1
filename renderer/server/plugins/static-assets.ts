import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Built files: named by their content, so kept for ever; compressed once at build time. */
export async function registerAssets(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
  });
  const unnamed = { maxAge: 3_600_000, immutable: false };
  app.get('/icon.svg', (_request, reply) => reply.sendFile('icon.svg', path.resolve(directory), unnamed));
  app.get<{ Params: { file: string } }>('/icons/:file', ({ params }, reply) =>
    reply.sendFile(params.file, path.resolve(directory, 'icons'), unnamed),
  );
}
