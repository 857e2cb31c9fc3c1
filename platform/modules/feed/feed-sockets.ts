import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type AdmissionRules, createAdmission, type FeedAdmission } from './admission.ts';

export interface SocketEvents {
  opened(socket: Duplex, peer: WebSocket): SocketHandlers;
}

/** Callbacks of one open socket. */
export interface SocketHandlers {
  message(text: string | null): void;
  pong(): void;
  drained(): void;
  closed(): void;
}

export interface FeedSockets {
  /** Serves upgrades of one path of a server; upgrades of other paths are left to other listeners. */
  attach(server: Server, path: string): void;
  readonly count: number;
  /** Takes no more sockets, says goodbye to the open ones and ends those that do not leave. */
  close(): Promise<void>;
}

/** Largest message that a client may send, bytes (trust §2, feed socket). */
const MAX_MESSAGE = 64 * 1024;

const GOING_AWAY = 1001;
const FAREWELL_MS = 1000;

/** Creates the sockets of the feed: admission, handshake, message size, and a clean end. */
export function createFeedSockets(rules: AdmissionRules, events: SocketEvents): FeedSockets {
  const admission: FeedAdmission = createAdmission(rules);
  const acceptor = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE,
  });
  const peers = new Set<WebSocket>();
  const detach: (() => void)[] = [];

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const admitted = admission.admit(request);
    if ('status' in admitted) {
      refuse(socket, admitted.status);
      return;
    }
    let isReleased = false;
    socket.once('close', () => {
      if (!isReleased) admission.release(admitted.address);
      isReleased = true;
    });
    acceptor.handleUpgrade(request, socket, head, (peer) => connect(peer, socket));
  }

  function connect(peer: WebSocket, socket: Duplex): void {
    const handlers = events.opened(socket, peer);
    peers.add(peer);
    socket.on('drain', handlers.drained);
    peer.on('message', (data, isBinary) => handlers.message(isBinary ? null : String(data)));
    peer.on('pong', handlers.pong);
    // ws answers a frame that is too big or malformed with the close code and ends the socket.
    peer.on('error', handlers.closed);
    peer.on('close', () => {
      peers.delete(peer);
      handlers.closed();
    });
  }

  return {
    attach(server, path) {
      const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (pathOf(request) === path) upgrade(request, socket, head);
        else if (server.listenerCount('upgrade') === 1) refuse(socket, 404);
      };
      server.on('upgrade', onUpgrade);
      detach.push(() => server.off('upgrade', onUpgrade));
    },
    get count() {
      return admission.count;
    },
    async close() {
      for (const undo of detach) undo();
      const ended = [...peers].map((peer) => new Promise<void>((resolve) => peer.once('close', () => resolve())));
      for (const peer of peers) peer.close(GOING_AWAY);
      const hard = setTimeout(() => {
        for (const peer of peers) peer.terminate();
      }, FAREWELL_MS);
      await Promise.all(ended);
      clearTimeout(hard);
      acceptor.close();
    },
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] as string;
}

function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
