import type { FastifyInstance } from 'fastify';
import { SECTION_FILES } from '#shared/domain/sections/section-request.ts';
import type { SectionClient } from '../section-client.ts';

/** Serves built files of sections by their content hash: every page finds the files that it was rendered with. */
export function registerSectionFiles(app: FastifyInstance, client: SectionClient): void {
  app.get<{ Params: { section: string; file: string } }>(`${SECTION_FILES}/:section/:file`, async (request, reply) => {
    const { section, file } = request.params;
    const found = await client.file(section, file);
    if (typeof found === 'number') {
      const code = found === 404 ? 'NOT_FOUND' : 'UNAVAILABLE';
      return reply
        .code(found)
        .header('cache-control', 'no-store')
        .send({ code, message: 'The section does not give this file' });
    }
    return reply.type(found.type).header('cache-control', 'public, max-age=31536000, immutable').send(found.bytes);
  });
}
