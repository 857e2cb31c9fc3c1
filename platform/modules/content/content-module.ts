import type { FastifyInstance } from 'fastify';
import { contentCall, contentPagesCall, newsCall } from '#shared/contracts/content.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Content } from './content-service.ts';

interface ContentModule {
  readonly register: RegisterCall;
  readonly content: Content;
}

/** Registers the calls that serve pages of content (shell §2.4, §2.6). */
export function contentModule(app: FastifyInstance, { register, content }: ContentModule): void {
  register(app, contentCall, ({ query }) => content.show(query.id, query.lang));
  register(app, contentPagesCall, async ({ query }) => ({ pages: await content.list(query.lang) }));
  register(app, newsCall, ({ query }) => content.news(query));
}
