import { fork } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { PageServerKind, PageServerMessage, PageServerOrder } from './page-server.ts';

/** A browser, which is no search bot. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const OK = Buffer.from('HTTP/1.1 200');
const HEAD_END = '\r\n\r\n';

export interface PageAnswer {
  readonly status: number;
  /** Head of the answer, as it was sent. */
  readonly head: string;
  /** Bytes of head and body. */
  readonly bytes: number;
}

/** A connection that sends one request after the other. */
export class PageConnection {
  readonly #socket: Socket;
  readonly #port: number;
  /** All answers have the length of the first: then they are counted and not parsed, which costs the client least. */
  readonly #isUniform: boolean;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #length = -1;
  #head = '';
  #settle: { resolve: (answer: PageAnswer) => void; reject: (error: Error) => void } | null = null;

  constructor(port: number, isUniform = false) {
    this.#port = port;
    this.#isUniform = isUniform;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    const failed = (error?: Error) => this.#settle?.reject(error ?? new Error('the connection was closed'));
    this.#socket.on('error', failed).on('close', () => failed());
  }

  ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<PageAnswer> {
    const lines = Object.entries({ 'user-agent': USER_AGENT, 'accept-encoding': 'gzip, br', ...headers });
    const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(`GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${this.#port}\r\n${text}\r\n`);
    });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#bytes === 0 && this.#length > 0 && chunk.compare(OK, 0, OK.length, 0, OK.length) !== 0) this.#length = -1;
    this.#bytes += chunk.length;
    if (this.#length < 0) {
      this.#chunks.push(chunk);
      const text = Buffer.concat(this.#chunks).toString('latin1');
      const end = text.indexOf(HEAD_END);
      if (end < 0) return;
      this.#head = text.slice(0, end);
      this.#length = end + HEAD_END.length + Number(/\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1] ?? Number.NaN);
    }
    if (this.#bytes < this.#length) return;
    const answer = { status: Number(this.#head.slice(9, 12)), head: this.#head, bytes: this.#bytes };
    this.#bytes = 0;
    if (!this.#isUniform) this.#length = -1;
    this.#chunks = [];
    this.#settle?.resolve(answer);
  }
}

/** A server of the benchmark in a process of its own. */
export interface OpenServer {
  readonly port: number;
  figures(): Promise<Extract<PageServerMessage, { kind: 'figures' }>>;
  order(order: PageServerOrder): void;
  stop(): void;
}

/** Starts a server in a process of its own, with the options of the product's own start. */
export async function openServer(kind: PageServerKind, html: string, platformOrigin = ''): Promise<OpenServer> {
  const file = path.join(import.meta.dirname, 'page-server.ts');
  const child = fork(file, [kind], { serialization: 'advanced', execArgv: ['--max-semi-space-size=32'] });
  const hear = <K extends PageServerMessage['kind']>(wanted: K) =>
    new Promise<Extract<PageServerMessage, { kind: K }>>((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`the server ${kind} ended with ${code}`));
      const take = (message: PageServerMessage) => {
        if (message.kind !== wanted) return;
        child.off('message', take).off('exit', ended);
        resolve(message as Extract<PageServerMessage, { kind: K }>);
      };
      child.on('message', take).on('exit', ended);
    });
  const order = (sent: PageServerOrder) => void child.send(sent);
  const listening = hear('listening');
  order({ html, platformOrigin });
  const { port } = await listening;
  return {
    port,
    order,
    figures() {
      const heard = hear('figures');
      order('figures');
      return heard;
    },
    stop: () => void child.kill(),
  };
}

/** One request of a load, by its number. */
export type RequestOf = (number: number) => {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
};

interface LoadOptions {
  readonly connections?: number;
  /** All answers have one length. */
  readonly isUniform?: boolean;
}

/** Sends requests over some connections at once. @throws Error for an answer that is no page */
export async function load(
  port: number,
  requestOf: RequestOf,
  requests: number,
  { connections = 16, isUniform = false }: LoadOptions = {},
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    const connection = new PageConnection(port, isUniform);
    while (next < requests) {
      const { url, headers } = requestOf(next++);
      const { status } = await connection.ask(url, headers);
      if (status !== 200) throw new Error(`${url} got ${status}`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, work));
}
