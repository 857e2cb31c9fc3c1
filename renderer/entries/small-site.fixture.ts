import type { FastifyInstance } from 'fastify';
import { createSite } from '#renderer/server/site.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { render } from './web-server.tsx';

/**
 * Opens a site of its own before a back end, so that no config of an earlier one is kept.
 *
 * @param origin of the back end
 * @param onWarning takes each warning and error that the site logs
 */
export async function openSmallSite(origin: string, onWarning: (line: string) => void): Promise<FastifyInstance> {
  const site = await createSite({
    platformOrigin: origin,
    version: '1',
    logLevel: 'silent',
    hosts: parseEnvironment({ NODE_ENV: 'test' }),
    trustProxy: false,
    configRetryMs: 1,
    render: async () => render,
    assets: () => ({ entry: '/entry.js', preload: [], styles: [], fonts: [] }),
    files: async () => {},
  });
  const note = ((...line: unknown[]) => onWarning(JSON.stringify(line))) as typeof site.log.warn;
  site.log.warn = note;
  site.log.error = note;
  return site;
}
