import type { AuthInfo, ClientRequest, ClientRequestConstructorOptions, IncomingMessage } from 'electron';

interface NetCallPorts {
  readonly request: (options: ClientRequestConstructorOptions) => ClientRequest;
  /** Partition whose network settings the calls use. */
  readonly partition: string;
  /** Called when a proxy or server asks for credentials; `isFirst`: for the first time in this call. */
  readonly onLogin: (info: AuthInfo, isFirst: boolean, answer: (name?: string, password?: string) => void) => void;
}

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

function headersOf(raw: Readonly<Record<string, string | readonly string[]>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw))
    for (const one of typeof value === 'string' ? [value] : value) headers.append(name, one);
  return headers;
}

/** Returns the body as a stream; it fails when the connection breaks before the end. */
function bodyOf(message: IncomingMessage, abort: () => void): ReadableStream<Uint8Array> {
  let isOver = false;
  return new ReadableStream({
    start(controller) {
      const finish = (work: () => void) => () => {
        if (isOver) return;
        isOver = true;
        work();
      };
      message.on('data', (chunk) => {
        if (!isOver) controller.enqueue(new Uint8Array(chunk));
      });
      message.on(
        'end',
        finish(() => controller.close()),
      );
      message.on(
        'error',
        finish(() => controller.error(new Error('The connection broke before the end of the answer'))),
      );
      message.on(
        'aborted',
        finish(() => controller.error(new Error('The answer was aborted'))),
      );
    },
    cancel() {
      isOver = true;
      abort();
    },
  });
}

function followLogin(request: ClientRequest, onLogin: NetCallPorts['onLogin']): void {
  let isFirst = true;
  request.on('login', (info, answer) => {
    onLogin(info, isFirst, answer);
    isFirst = false;
  });
}

/**
 * Returns a `fetch` for calls of the main process, made with `net.request`: `net.fetch` and `session.fetch` do not
 * report that a proxy asks for credentials (electron/electron issue 44249), so every call of the window would fail
 * behind such a proxy. Chromium's cookies are neither sent nor stored; redirects are returned as answers.
 *
 * @throws the network error that Chromium names: `net::ERR_…`
 */
export function createNetCall(ports: NetCallPorts): (url: string, init: RequestInit) => Promise<Response> {
  const { request: makeRequest, partition, onLogin } = ports;
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = makeRequest({
        url,
        method,
        partition,
        credentials: 'omit',
        redirect: 'manual',
        cache: 'no-store',
        priority: 'medium',
      });
      const abort = () => {
        reject(signal?.reason ?? new DOMException('The call was given up', 'AbortError'));
        request.abort();
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      request.on('close', () => signal?.removeEventListener('abort', abort));
      request.on('error', reject);
      followLogin(request, onLogin);
      request.on('redirect', (status, _method, target, raw) => {
        const answer = headersOf(raw);
        answer.set('location', target);
        resolve(new Response(null, { status, headers: answer }));
      });
      request.on('response', (message) => {
        const { statusCode: status } = message;
        const isEmpty = withoutBody.has(status) || method === 'HEAD';
        const content = isEmpty ? null : bodyOf(message, () => request.abort());
        resolve(new Response(content, { status, headers: headersOf(message.headers) }));
      });
      for (const [name, value] of new Headers(headers)) request.setHeader(name, value);
      if (body instanceof ArrayBuffer && body.byteLength > 0) request.write(Buffer.from(body));
      request.end();
    });
}
