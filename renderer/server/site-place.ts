import type { FastifyRequest } from 'fastify';
import type { Call, CallAnswer } from '#shared/contracts/call.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { decideRoute } from '#shared/domain/guards/decide-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { callPath } from '#shared/domain/transport/call-path.ts';
import { fitAnswer, type ReportAnswer } from '#shared/domain/transport/fit-answer.ts';
import type { Backend } from './backend.ts';

/** The site as a file is requested of it. */
export interface SitePlace {
  readonly config: SiteConfig;
  /** Scheme and host that the file was requested at. */
  readonly origin: string;
  readonly host: string;
}

/** Returns the place of a request; null without a site config. */
export async function placeOf(backend: Backend, { protocol, host }: FastifyRequest): Promise<SitePlace | null> {
  const site = await backend.config();
  return site && { config: site.config, origin: `${protocol}://${host}`, host };
}

/** Returns the canonical scheme and host: a mirror names the main domain. */
export const mainOriginOf = ({ config, origin }: SitePlace): string => config.mainOrigin ?? origin;

/**
 * Whether the site is neither blocked nor in maintenance; otherwise its addresses redirect to state pages that must not
 * be listed.
 */
export function isOpen(config: SiteConfig): boolean {
  const path = paths.home(config.defaultLanguage);
  const visit = { language: config.defaultLanguage, path, query: '', match: matchRoute(path), from: null };
  return decideRoute(visit, { config, player: null, termsChanged: false }).kind === 'allow';
}

/** How a file asks the back end. */
export interface FileSource {
  readonly backend: Backend;
  /** Told of an answer that does not fit its contract. */
  readonly report: ReportAnswer;
}

/**
 * Asks the back end what a file is made of.
 *
 * @param query without its question mark
 * @returns 'none' where the back end has no such call or data, null where it does not answer
 */
export async function askForFile<C extends Call>(
  { backend, report }: FileSource,
  config: SiteConfig,
  call: C,
  query: string,
): Promise<CallAnswer<C> | 'none' | null> {
  const path = callPath(config.paths, call);
  if (path === null) return 'none';
  const { status, body } = await backend.ask({ path: `${path}?${query}` });
  if (status === 404) return 'none';
  if (status !== 200) return null;
  const { value, isUsed, issues } = fitAnswer(call, body);
  if (issues.length > 0) report({ call: call.id, path, issues, isUsed });
  return isUsed ? (value as CallAnswer<C>) : null;
}
