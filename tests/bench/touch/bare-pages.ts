import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A server of the product's pages without their scripts. */
export interface BarePages {
  readonly origin: string;
  readonly stop: () => void;
}

/** Removes all scripts from a page: what stays is the least that its browser has to do. */
export function withoutScript(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
}

async function page(origin: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { cookie } = incoming.headers;
  const answer = await fetch(`${origin}${incoming.url}`, { headers: cookie === undefined ? {} : { cookie } });
  const body = brotliCompressSync(withoutScript(await answer.text()));
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}

function passOn(origin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { host: _, ...headers } = incoming.headers;
  const outgoing = request(`${origin}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
}

/** Starts a server that answers documents without scripts, and passes everything else on to the product. */
export async function startBarePages(origin: string): Promise<BarePages> {
  const server = createServer((incoming, response) => {
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    if (!isDocument) return passOn(origin, incoming, response);
    page(origin, incoming, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
