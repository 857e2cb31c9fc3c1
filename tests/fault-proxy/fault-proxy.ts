import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** A call as it arrived at the back end's door. */
export interface SeenCall {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Ms of a clock that never goes back. */
  readonly at: number;
  /** The caller went before it had its answer. */
  isGivenUp: boolean;
}

/** What happens to a call instead of being passed on. */
export type CallFault =
  /** An answer of our own; nothing is done. */
  | { readonly status: number; readonly body?: unknown }
  /** It is carried out, and the connection is cut before the answer. */
  | { readonly what: 'drop' }
  /** The connection is cut before anything is done. */
  | { readonly what: 'dropBefore' }
  /** It is carried out, and the answer ends in its middle. */
  | { readonly what: 'cut' }
  /** It is passed on as soon as this ends. */
  | { readonly until: Promise<unknown> };

interface Rule {
  readonly matches: (call: SeenCall) => boolean;
  readonly faults: CallFault[];
  readonly isForEver: boolean;
}

export interface CallPattern {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  /** The browser sent it, and not the site while it made a page. */
  readonly isBrowser?: boolean;
}

const isOf =
  ({ method, path, isBrowser }: CallPattern) =>
  (call: SeenCall) =>
    call.method === method &&
    call.path === path &&
    (isBrowser === undefined || isBrowser === 'sec-fetch-site' in call.headers);

async function textOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Stands between the site and its back end, writes down every call and plays the faults that a test asks for. */
export class FaultProxy {
  readonly origin: string;
  readonly calls: SeenCall[] = [];
  readonly #target: URL;
  readonly #close: () => Promise<void>;
  #rules: Rule[] = [];

  private constructor(target: URL, port: number, close: () => Promise<void>) {
    this.#target = target;
    this.origin = `http://127.0.0.1:${port}`;
    this.#close = close;
  }

  static async open(target: string): Promise<FaultProxy> {
    const sockets = new Set<Duplex>();
    const server = createServer((incoming, outgoing) => void proxy.#handle(incoming, outgoing));
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.on('upgrade', (incoming, socket, head) => proxy.#tunnel(incoming, socket, head));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    };
    const proxy = new FaultProxy(new URL(target), (server.address() as AddressInfo).port, close);
    return proxy;
  }

  /** The next calls of a pattern meet these faults, one each; the calls after them pass. */
  fail(pattern: CallPattern, ...faults: readonly CallFault[]): void {
    this.#rules.push({ matches: isOf(pattern), faults: [...faults], isForEver: false });
  }

  /** Every call of a pattern meets this fault until `heal`. */
  failAlways(pattern: CallPattern, fault: CallFault): void {
    this.#rules.push({ matches: isOf(pattern), faults: [fault], isForEver: true });
  }

  /** No more faults, and nothing seen. */
  heal(): void {
    this.#rules = [];
    this.calls.length = 0;
  }

  of(pattern: CallPattern): SeenCall[] {
    return this.calls.filter(isOf(pattern));
  }

  close(): Promise<void> {
    return this.#close();
  }

  #faultOf(call: SeenCall): CallFault | undefined {
    const rule = this.#rules.find(({ matches, faults }) => faults.length > 0 && matches(call));
    return rule?.isForEver ? rule.faults[0] : rule?.faults.shift();
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.#target);
    const body = await textOf(incoming);
    const { method = 'GET', headers } = incoming;
    const call: SeenCall = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers,
      body: body.toString(),
      at: performance.now(),
      isGivenUp: false,
    };
    outgoing.once('close', () => {
      call.isGivenUp = !outgoing.writableFinished;
    });
    this.calls.push(call);
    const fault = this.#faultOf(call);
    if (fault && 'status' in fault) {
      outgoing.writeHead(fault.status, { 'content-type': 'application/json' }).end(JSON.stringify(fault.body ?? null));
      return;
    }
    if (fault && 'until' in fault) await fault.until;
    this.#pass({ url, incoming, body, outgoing, what: fault && 'what' in fault ? fault.what : undefined });
  }

  #pass(passage: {
    readonly url: URL;
    readonly incoming: IncomingMessage;
    readonly body: Buffer;
    readonly outgoing: ServerResponse;
    readonly what: 'drop' | 'dropBefore' | 'cut' | undefined;
  }): void {
    const { url, incoming, body, outgoing, what } = passage;
    const cut = () => outgoing.socket?.destroy();
    if (what === 'dropBefore') {
      cut();
      return;
    }
    const { method, headers } = incoming;
    const passed = request(url, { method, headers }, async (answer) => {
      const content = await textOf(answer).catch(() => null);
      if (what === 'drop' || content === null) {
        cut();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (what !== 'cut') outgoing.end(content);
      // The head has told the whole length.
      else outgoing.write(content.subarray(0, content.length >> 1), cut);
    });
    passed.once('error', cut);
    passed.end(body);
  }

  #tunnel(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const inner = connect(Number(this.#target.port), this.#target.hostname);
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
    const { rawHeaders } = incoming;
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    inner.write(`${lines.join('\r\n')}\r\n\r\n`);
    inner.write(head);
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) {
      end.once('error', () => end.destroy());
      end.once('close', () => (end === socket ? inner : socket).destroy());
    }
  }
}

/** Ms from each call to the next. */
export function gapsOf(calls: readonly SeenCall[]): number[] {
  return calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
}

/** Timers may fire a little before their time; nothing is said about how late a busy machine may be. */
export const EARLY_MS = 5;
