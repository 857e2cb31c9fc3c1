import type { FastifyBaseLogger } from 'fastify';
import { redirectLightCall } from '#shared/contracts/access.ts';
import { type RedirectStatus, readRedirectAnswer } from '#shared/domain/guards/redirect-answer.ts';
import { type CallPaths, callPath } from '#shared/domain/transport/call-path.ts';
import type { Backend } from './backend.ts';

interface Question {
  /** Path and query without a page. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Hosts that a redirect may lead to. */
  readonly hosts: readonly string[];
  /** Paths of calls that differ. */
  readonly paths?: CallPaths;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface MovedAddress {
  readonly status: RedirectStatus;
  readonly location: string;
}

/** Returns the new address of a page that moved; null for none, or when the answer cannot be trusted. */
export async function findMovedAddress(
  backend: Pick<Backend, 'ask'>,
  question: Question,
): Promise<MovedAddress | null> {
  const { url, headers, log } = question;
  const path = callPath(question.paths, redirectLightCall);
  if (path === null) return null;
  const { status, body } = await backend.ask({ path, headers, body: { url }, retries: redirectLightCall.retries });
  // A back end without the service has no moved addresses.
  if (status === 404) return null;
  const answer = readRedirectAnswer(status === 200 ? body : null, question);
  if (answer.kind === 'follow') return { status: answer.status, location: answer.to };
  if (answer.kind === 'ignored') log.warn({ path: url.split('?')[0], why: answer.why }, 'a redirect was ignored');
  return null;
}
