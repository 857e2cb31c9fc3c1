import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tokenCall } from '#shared/contracts/account.ts';
import { SESSION_COOKIES, TOKEN_COOKIE } from '#shared/domain/session-cookies.ts';
import { withoutTokenSignature } from '#shared/domain/transport/unsigned-token.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** First segments of the paths that belong to the back end (shell §7). */
export const backendPrefixes = [
  '/bff-api',
  '/web-api',
  '/redirects-api',
  '/blocks-api',
  '/fatman-api',
  '/social-api',
  '/limit-service-api',
  '/captcha',
  '/sections-api',
  '/__control',
  '/__identity-provider',
] as const;

/** Prefixes of test tools: in production the site answers 404 there, whatever its back end would answer. */
const TEST_PREFIXES: readonly string[] = ['/__control', '/__identity-provider'];

/** Calls whose service reads the user token from a separate header (shell §7, x-auth). */
const X_AUTH_PREFIX = '/limit-service-api';

/**
 * Returns the headers that carry the user token (shell §7). Scripts cannot read its cookie, so the site adds the
 * headers here (trust G5). The token is useless without its session.
 */
function tokenHeaders({ cookies }: FastifyRequest, prefix: string): Record<string, string> {
  const token = cookies[TOKEN_COOKIE];
  const isSignedIn = Object.values(SESSION_COOKIES).some((name) => cookies[name] !== undefined);
  if (!token || !isSignedIn) return {};
  const bearer = `Bearer ${token}`;
  return { authorization: bearer, ...(prefix === X_AUTH_PREFIX ? { 'x-auth': bearer } : {}) };
}

/**
 * Time for which a connection to the back end is kept without a call, ms; less where the back end announces less. The
 * site is the one that closes: a call that is sent just when the back end closes would be lost. Without a time, Node
 * keeps the connection and does not read what the back end announces.
 */
const IDLE_MS = 30_000;

interface ProxyOptions {
  /** Scheme, host and port of the back end. */
  readonly origin: string;
  /** Header that proves to a back end in this process that the call comes from the site. */
  readonly proof?: Readonly<Record<string, string>>;
  /** Whether calls of test tools are passed on too: outside production only. */
  readonly hasTestTools: boolean;
}

/** Returns whether a back end could take an address for that of the user token, also with other slashes or escapes. */
function isTokenAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path).replaceAll(/\/+/g, '/').replace(/\/$/, '').toLowerCase() === tokenCall.path;
  } catch {
    return false;
  }
}

/** Sends the answer of the call for the user token to the page, which gets it without its signature (trust G5). */
async function sendUnsigned(reply: FastifyReply, stream: Readable): Promise<void> {
  const body = withoutTokenSignature(await text(stream));
  reply.removeHeader('content-length').removeHeader('transfer-encoding');
  reply.send(body);
}

/**
 * Ends requests to the back end whose visitor is gone, so that it can drop work whose caller is gone. The proxy has no
 * such option; it reads `options` in the same moment in which it has asked for the headers of a request.
 */
function createVisitorFollowing() {
  const signals = new WeakMap<FastifyRequest, AbortSignal>();
  let next: AbortSignal | undefined;
  return {
    async follow(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
      const controller = new AbortController();
      raw.once('close', () => {
        if (raw.writableFinished) return;
        // A visitor who leaves is no failure: visitors could fill the log otherwise.
        request.log.level = 'silent';
        controller.abort();
      });
      signals.set(request, controller.signal);
    },
    prepare(request: FastifyRequest): void {
      next = signals.get(request);
    },
    options: {
      timeout: 30_000,
      get signal() {
        return next;
      },
    },
  };
}

/**
 * Passes calls on to the back end, so that the browser sees one origin. Drops the client's claims about its address and
 * country; the site sends its own.
 */
export async function registerProxy(
  app: FastifyInstance,
  { origin, proof = {}, hasTestTools }: ProxyOptions,
): Promise<void> {
  const visitors = createVisitorFollowing();
  for (const prefix of backendPrefixes) {
    if (!hasTestTools && TEST_PREFIXES.includes(prefix)) {
      const refuse = (_request: FastifyRequest, reply: FastifyReply) =>
        reply.code(404).send({ code: 'NOT_FOUND', message: 'Production has no test tools.' });
      app.all(prefix, refuse);
      app.all(`${prefix}/*`, refuse);
      continue;
    }
    await app.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix: prefix,
      // The description of a call alone decides about its retries (shell §7).
      retryMethods: [],
      http: { requestOptions: visitors.options, agentOptions: { timeout: IDLE_MS } },
      preHandler: visitors.follow,
      replyOptions: {
        rewriteRequestHeaders(request, { trailer: _belongsToConnection, ...headers }) {
          visitors.prepare(request as FastifyRequest);
          return {
            ...headers,
            // The body of a token's answer is read here.
            ...(isTokenAddress(request.url) ? { 'accept-encoding': 'identity' } : {}),
            ...visitorHeaders(request),
            ...tokenHeaders(request as FastifyRequest, prefix),
            ...proof,
          };
        },
        onResponse(request, reply, answer) {
          const { stream } = answer as unknown as { readonly stream: Readable };
          if (!isTokenAddress(request.url)) return void reply.send(stream);
          sendUnsigned(reply as FastifyReply, stream).catch((error: unknown) => reply.send(error));
        },
        rewriteHeaders: ({ connection: _ofBackEnd, 'keep-alive': _itsTime, ...headers }) => headers,
        onError: (reply) => {
          reply
            .code(503)
            .header('retry-after', '2')
            .send({ code: 'UNAVAILABLE', message: 'The back end does not answer', requestId: reply.request.id });
        },
      },
    });
  }
}
