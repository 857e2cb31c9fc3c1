import type { FastifyBaseLogger } from 'fastify';
import { redirectLightCall } from '#shared/contracts/access.ts';
import { readRedirectAnswer } from '#shared/domain/guards/redirect-answer.ts';
import type { Backend } from './backend.ts';

/** shell §7: the redirect service is asked five times more when it does not answer. */
const RETRIES = 5;
const RETRY_MS = 100;

interface Question {
  /** Path and query that no page is of. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Hosts that a redirect may lead to. */
  readonly hosts: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface MovedAddress {
  readonly status: 301 | 302;
  readonly location: string;
}

async function ask({ fetchJson }: Backend, { url, headers }: Question, retryMs: number): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    const { status, body } = await fetchJson(redirectLightCall.path, headers, { url });
    if (status < 500 || attempt === RETRIES) return status === 200 ? body : null;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** Where an address leads that is no page any more; null when nowhere, or when the answer is not to be trusted. */
export async function findMovedAddress(
  backend: Backend,
  question: Question,
  retryMs = RETRY_MS,
): Promise<MovedAddress | null> {
  const answer = readRedirectAnswer(await ask(backend, question, retryMs), question);
  if (answer.kind === 'follow') return { status: answer.status, location: answer.to };
  if (answer.kind === 'ignored') {
    question.log.warn({ path: question.url.split('?')[0], why: answer.why }, 'a redirect was ignored');
  }
  return null;
}
