import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { blockLightCall } from '#shared/contracts/access.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { afterBlockCheck, blockQuery } from '#shared/domain/guards/block-check.ts';
import type { Backend } from './backend.ts';

interface Visitor {
  /** Path and query that the visitor wants to see. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Address of the page that the visitor comes from. */
  readonly referrer: string | undefined;
  readonly isSignedIn: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Returns the config with the verdict of the block service for this visitor, before the page is rendered. */
export async function checkBlock(backend: Backend, config: SiteConfig, visitor: Visitor): Promise<SiteConfig> {
  const { url, headers, referrer, isSignedIn, log } = visitor;
  const query = new URLSearchParams(blockQuery({ stage: 'load', url, referrer, isSignedIn, config }));
  const { path, retries, answer: shape } = blockLightCall;
  const { status, body } = await backend.ask({ path: `${path}?${query}`, headers, retries });
  const answer = status === 200 ? v.safeParse(shape, body) : null;
  if (!answer?.success) log.warn({ status }, 'the block check failed');
  return afterBlockCheck(config, answer?.success ? answer.output.data : null);
}
