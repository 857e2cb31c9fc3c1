import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DESKTOP_HOST } from '#shared/host/desktop-origin.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

const refuse = (status: number): Response => new Response(null, { status });

/**
 * Returns the file for a path: a path without an extension is a page of the client router. Null for a path outside the
 * folder.
 */
function resolveFile(root: string, pathname: string): string | null {
  const extension = path.posix.extname(pathname);
  const target = path.join(root, extension ? pathname : '/index.html');
  const back = path.relative(root, target);
  return back.startsWith('..') || path.isAbsolute(back) ? null : target;
}

function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return /[\0\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** Puts the nonce into the page, for the library that writes a style element. */
const withNonce = (page: Uint8Array | string, nonce: string): string =>
  (typeof page === 'string' ? page : new TextDecoder().decode(page)).replace('%NONCE%', nonce);

/** Returns a file that the main process generates; null for any other path. */
export type WritePage = (pathname: string) => { readonly type: string; readonly body: string } | null;

async function fileOf(
  root: string,
  pathname: string,
): Promise<{ type: string; body: Uint8Array<ArrayBuffer> | string } | number> {
  const file = resolveFile(root, pathname);
  if (file === null) return 400;
  const type = types[path.extname(file)];
  if (!type) return 404;
  const body = await readFile(file).catch(() => null);
  return body ? { type, body: new Uint8Array(body) } : 404;
}

/**
 * Serves the built window from its folder, and the files that the main process generates: only reads, only the exact
 * host, only known file types, nothing above the folder.
 */
export function createAppFiles(
  root: string,
  policyOf: (nonce: string) => string,
  write: WritePage = () => null,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    if (url.host !== DESKTOP_HOST) return refuse(404);
    const pathname = decodePath(url.pathname);
    if (pathname === null) return refuse(400);
    const written = write(pathname);
    const found = written ?? (await fileOf(root, pathname));
    if (typeof found === 'number') return refuse(found);
    const isPage = found.type.startsWith('text/html');
    const isLasting = written === null && !isPage;
    const nonce = randomBytes(18).toString('base64');
    return new Response(isPage ? withNonce(found.body, nonce) : found.body, {
      headers: {
        'content-type': found.type,
        'content-security-policy': policyOf(nonce),
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-store',
      },
    });
  };
}
