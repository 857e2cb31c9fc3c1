import type { FastifyInstance } from 'fastify';
import { pageDataCall, siteMapCall } from '#shared/contracts/seo.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from '../config/config-service.ts';
import { pageDataOf } from './page-data.ts';
import { type SiteMapBook, siteMapOf } from './site-map.ts';

interface SeoModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly book: SiteMapBook;
}

/** Registers the calls for search engines (shell §7, SEO calls; Y-01). */
export function seoModule(app: FastifyInstance, { register, config, book }: SeoModule): void {
  register(app, pageDataCall, ({ query }) => ({ data: pageDataOf(query, config.pageOverrides(), config.config()) }));
  register(app, siteMapCall, ({ query }) =>
    siteMapOf(query.part, query.page ?? 1, { book, config: config.config(), overrides: config.pageOverrides() }),
  );
}
