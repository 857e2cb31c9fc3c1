import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createHostList } from '#shared/domain/start/host-list.ts';

interface GuardInput {
  /** Origin of the pages; null before it is known. */
  readonly pages: () => string | null;
  /** Receives the errors that a caller does not see. */
  readonly onError: (error: unknown) => void;
}

/** An input that is none of the documented ones. */
export class HarbourBadInput extends Error {
  override readonly name = 'HarbourBadInput';
}

/**
 * Reads an input by its schema.
 *
 * @throws HarbourBadInput that names what is wrong
 */
export function readHarbourInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new HarbourBadInput(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '),
  );
}

const OWN_PAGES: readonly unknown[] = [undefined, 'none', 'same-origin'];

/**
 * Adds what every request passes: only the company's own hosts are answered, so that a page whose name was led to this
 * machine reaches no control, and pages of other origins change nothing. Every refusal has the documented form.
 */
export function guardHarbour(app: FastifyInstance, { pages, onError }: GuardInput): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers, method }, reply) => {
    const own = pages();
    if (!createHostList({ origins: own === null ? [] : [own] }).has(headers.host)) {
      return reply.status(421).send({ error: 'unknown_host', message: 'The company has no pages at this host.' });
    }
    if (method !== 'GET' && method !== 'HEAD' && !OWN_PAGES.includes(headers['sec-fetch-site'])) {
      return reply.status(403).send({ error: 'cross_site', message: 'The request comes from a page of another site.' });
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: 'unknown', message: 'There is no such call.' }),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof HarbourBadInput ? 400 : (error.statusCode ?? 500);
    if (status >= 500) onError(error);
    const message = status < 500 ? error.message : 'The company could not do this.';
    return reply.status(status).send({ error: status < 500 ? 'bad_request' : 'internal', message });
  });
}
