import type { FastifyInstance } from 'fastify';
import { pageDataCall, siteMapCall } from '#shared/contracts/seo.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { Content } from '../content/content-service.ts';
import { pageDataOf } from './page-data.ts';
import { type SiteMapBook, siteMapOf } from './site-map.ts';

interface SeoModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly content: Pick<Content, 'list'>;
  readonly book: SiteMapBook;
}

/** Registers the calls for search engines (shell §7, SEO calls; Y-01). */
export function seoModule(app: FastifyInstance, { register, config, content, book }: SeoModule): void {
  register(app, pageDataCall, ({ query }) => ({ data: pageDataOf(query, config.pageOverrides(), config.config()) }));
  register(app, siteMapCall, async ({ query }) => {
    const pages = await content.list(undefined);
    const input = { book, pages, config: config.config(), overrides: config.pageOverrides() };
    return siteMapOf(query.part, query.page ?? 1, input);
  });
}
