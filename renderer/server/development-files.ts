import type { IsShareable, Render } from './render-contract.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Returns the sources with hot reload. The development server adds style elements and a socket to the page, so the
 * production content security policy does not apply.
 */
export async function developmentFiles(): Promise<SiteFiles> {
  const { createServer } = await import('vite');
  const server = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const bundle = async () =>
    (await server.ssrLoadModule('/renderer/entries/web-server.tsx')) as {
      readonly isShareable: IsShareable;
      readonly render: Render;
    };
  return {
    isShareable: async () => (await bundle()).isShareable,
    render: async () => (await bundle()).render,
    assets: () => ({ entry: '/renderer/entries/web-start.ts', preload: [], styles: [], fonts: [] }),
    transform: (url, html) => server.transformIndexHtml(url, html),
    developmentPolicy: () => "frame-ancestors 'none'",
    files: async (app) => {
      app.addHook('onClose', () => server.close());
      app.addHook('onRequest', (request, reply, done) => {
        const path = request.raw.url ?? '';
        const fromSources = /^\/(@|renderer\/|shared\/|node_modules\/|package\.json|icon\.svg|icons\/|src\/)/.test(
          path,
        );
        if (!fromSources) return done();
        reply.hijack();
        server.middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404;
          reply.raw.end();
        });
      });
    },
  };
}
