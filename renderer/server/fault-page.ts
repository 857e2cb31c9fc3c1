import type { FastifyReply } from 'fastify';

const RETRY_SECONDS = 5;

/**
 * Returns a page that works without bundle, translations and back end. English, because the language is unknown then.
 */
function plainPage(title: string, text: string, help = '<p><a href="">Try again</a></p>'): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>${help}</main></body></html>`
  );
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** shell §8: the site config did not load, error "no site config". */
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

/** Answers a visitor whose page cannot be rendered now, because too many are asked for. */
export function busyPage(reply: FastifyReply, status: 429 | 503, retryAfter: number): FastifyReply {
  const cause = status === 429 ? 'Your network has asked for many pages' : 'Many visitors have asked for pages';
  return reply
    .code(status)
    .headers({ ...headers, 'retry-after': String(retryAfter) })
    .send(
      plainPage(
        'One moment, please',
        `${cause} in a short time. Your account and your bets are not affected. Try again in ${retryAfter} s.`,
      ),
    );
}

/** Answers a request for a host at which the site is not (decision 043). Names no host and holds no link. */
export function strangeHostPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(421)
    .headers(headers)
    .send(plainPage('This site is not at this address', 'Check the address for a mistake.', ''));
}

/** Answers a request that cannot be served as it is, such as an address with half a character. */
export function unreadablePage(reply: FastifyReply, status = 400): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(plainPage('We can’t read this address', 'Check it for a mistake, or start at the home page.'));
}
