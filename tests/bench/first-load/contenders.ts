import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withoutScript } from '../touch/bare-pages.ts';

export type ContenderName = 'server' | 'static' | 'client';

/** Alternative ways to deliver the same page. */
export interface Contenders {
  /** Address of each contender's home page. */
  readonly urls: Readonly<Record<ContenderName, string>>;
  readonly stop: () => void;
}

const WINDOW_FOLDER = 'dist/desktop';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Compressed {
  readonly body: Buffer;
  readonly type: string;
}

function send(response: ServerResponse, { body, type }: Compressed): void {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length });
  response.end(body);
}

/** Passes the product's answer on unchanged. */
function passOn(origin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { host: _, ...headers } = incoming.headers;
  const outgoing = request(`${origin}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const compress = (body: Buffer | string, type: string): Compressed => ({ body: brotliCompressSync(body), type });

async function staticPage(origin: string): Promise<Server> {
  const html = withoutScript(await (await fetch(`${origin}/en`)).text());
  const page = compress(html, TYPES['.html'] ?? '');
  return createServer((incoming, response) =>
    incoming.url === '/en' ? send(response, page) : passOn(origin, incoming, response),
  );
}

/** Serves the same application rendered by the browser only: the desktop build, with its calls sent to the product. */
function clientPage(origin: string): Server {
  const files = new Map<string, Compressed | null>();
  const read = async (url: string): Promise<Compressed | null> => {
    const name = url === '/en' ? '/index.html' : url;
    const type = TYPES[path.extname(name)];
    if (!type) return null;
    return readFile(path.join(WINDOW_FOLDER, path.normalize(name))).then(
      (body) => compress(body, type),
      () => null,
    );
  };
  return createServer(async (incoming, response) => {
    const url = incoming.url ?? '/';
    const known = files.get(url);
    const file = known === undefined ? await read(url) : known;
    files.set(url, file);
    if (file) send(response, file);
    else passOn(origin, incoming, response);
  });
}

/** Starts the contenders for a running product. */
export async function startContenders(origin: string): Promise<Contenders> {
  const servers = [await staticPage(origin), clientPage(origin)] as const;
  const [plain, client] = await Promise.all(servers.map(listen));
  return {
    urls: { server: `${origin}/en`, static: `${plain}/en`, client: `${client}/en` },
    stop: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
