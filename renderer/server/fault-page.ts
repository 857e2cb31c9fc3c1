import type { FastifyReply } from 'fastify';

const RETRY_SECONDS = 5;

/**
 * Pages that must work when nothing else does: no bundle, no translations, no back end. English, because the language
 * is part of what is missing.
 */
function plainPage(title: string, text: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">Try again</a></p></main></body></html>`
  );
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** shell §8: config load failure, error "no site config". */
export function unavailablePage(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ ...headers, 'retry-after': String(RETRY_SECONDS) })
    .send(
      plainPage(
        'no site config',
        'We can’t load the settings of this site right now. Your account and your bets are not affected.',
      ),
    );
}

/** shell §2.8: the page of status 500. */
export function failedPage(reply: FastifyReply, requestId: string): FastifyReply {
  return reply
    .code(500)
    .headers(headers)
    .send(
      plainPage(
        'Something went wrong',
        `We couldn’t load this page. If it happens again, give support this number: ${requestId}.`,
      ),
    );
}

/** An address that is none, such as one with half a letter in it. */
export function unreadablePage(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .headers(headers)
    .send(plainPage('We can’t read this address', 'Check it for a mistake, or start at the home page.'));
}
