import type { FastifyInstance } from 'fastify';
import { redirectLightCall } from '#shared/contracts/access.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { Content } from '../content/content-service.ts';

interface RedirectsModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly content: Pick<Content, 'redirectOf'>;
}

/** Registers the call for moved addresses (shell §7): redirects of the site's settings, and of ended pages. */
export function redirectsModule(app: FastifyInstance, { register, config, content }: RedirectsModule): void {
  register(app, redirectLightCall, async ({ body: { url } }) => {
    const known = config.redirectOf(url);
    if (known) return { data: { redirect: true, ...known } };
    const after = await content.redirectOf(url);
    if (after === null) return { data: { redirect: false } };
    return { data: { redirect: true, code: 302, url: after, reasons: ['landing-over'], breadcrumbs: [url] } };
  });
}
