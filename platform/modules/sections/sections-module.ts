import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sectionCall, sectionPiecesCall } from '#shared/contracts/sections.ts';
import { FORCE_SPA_HEADER, SECTION_FILES, SECTION_HEADERS } from '#shared/domain/sections/section-request.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { SectionsService } from './sections-service.ts';

interface SectionsModule {
  readonly register: RegisterCall;
  readonly sections: SectionsService;
}

/** Refuses requests that do not accept JSON of the second version. */
function checkHeaders({ headers }: FastifyRequest): void {
  const issues = Object.entries(SECTION_HEADERS)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name, value]) => ({ path: `headers.${name}`, message: `Must be ${value}` }));
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { message: 'Sections answer as JSON of v2.', issues });
}

/** Registers the sections of the frame (shell §7), and the built files that browsers load for them. */
export function sectionsModule(app: FastifyInstance, { register, sections }: SectionsModule): void {
  const questionOf = (request: FastifyRequest, params: { section: string; '*': string }) => {
    checkHeaders(request);
    const isSpa = request.headers[FORCE_SPA_HEADER] !== undefined;
    return { name: params.section, path: `/${params['*']}`, isSpa };
  };
  register(app, sectionCall, ({ request, params }) =>
    sections.answer({ ...questionOf(request, params), components: null }),
  );
  register(app, sectionPiecesCall, ({ request, params, body }) =>
    sections.answer({ ...questionOf(request, params), components: body.components }),
  );
  app.get<{ Params: { section: string; file: string } }>(`${SECTION_FILES}/:section/:file`, async (request, reply) => {
    const { section, file } = request.params;
    const { type, bytes } = await sections.file(section, file);
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
  });
}
