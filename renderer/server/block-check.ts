import type { FastifyBaseLogger } from 'fastify';
import { blockLightCall } from '#shared/contracts/access.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { afterBlockCheck, blockQuery } from '#shared/domain/guards/block-check.ts';
import { callPath } from '#shared/domain/transport/call-path.ts';
import { fitAnswer, type ReportAnswer } from '#shared/domain/transport/fit-answer.ts';
import type { Backend } from './backend.ts';

interface Visitor {
  /** Path and query that the visitor wants to see. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Address of the page that the visitor comes from. */
  readonly referrer: string | undefined;
  readonly isSignedIn: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Told of an answer that does not fit its contract. */
  readonly report?: ReportAnswer;
}

/** Returns the config with the verdict of the block service for this visitor, before the page is rendered. */
export async function checkBlock(backend: Backend, config: SiteConfig, visitor: Visitor): Promise<SiteConfig> {
  const { url, headers, referrer, isSignedIn, log, report } = visitor;
  const query = new URLSearchParams(blockQuery({ stage: 'load', url, referrer, isSignedIn, config }));
  const { id, retries } = blockLightCall;
  const path = callPath(config.paths, blockLightCall);
  if (path === null) return afterBlockCheck(config, null);
  const { status, body } = await backend.ask({ path: `${path}?${query}`, headers, retries });
  const { value, isUsed, issues } = fitAnswer(blockLightCall, body);
  if (status === 200 && !isUsed) report?.({ call: id, path, issues, isUsed });
  const answer = status === 200 && isUsed ? (value as CallAnswer<typeof blockLightCall>) : null;
  // A back end without the service blocks no player, unless the config makes that a failure.
  if (!answer && (status !== 404 || config.isBlockFailureMaintenance))
    log.warn({ call: id, path, status }, 'the block check failed');
  return afterBlockCheck(config, answer?.data ?? null);
}
