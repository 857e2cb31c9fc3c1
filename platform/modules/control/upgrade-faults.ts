import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Faults } from './faults.ts';

/** An unserved path, so that other upgrade listeners ignore the request. */
const NOBODYS = '/fault';

/**
 * Applies faults to socket upgrades, which bypass the app's routes. It listens only while there are faults: socket
 * owners count the listeners to know whether an unknown upgrade is theirs to refuse.
 */
export function installUpgradeFaults(server: Server, faults: Faults): void {
  const passed = new WeakSet<IncomingMessage>();
  let isListening = false;

  async function suffer(request: IncomingMessage, url: string, socket: Duplex, head: Buffer): Promise<void> {
    const fault = await faults.meet(request.method ?? 'GET', pathOf(url));
    if (fault?.delayMs !== undefined) await pause(fault.delayMs);
    if (fault?.status !== undefined) {
      socket.end(`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status] ?? ''}\r\nConnection: close\r\n\r\n`);
    } else if (fault?.dropBefore === true) {
      socket.destroy();
    } else {
      request.url = url;
      passed.add(request);
      server.emit('upgrade', request, socket, head);
    }
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = request.url ?? '/';
    if (passed.has(request) || !faults.isWaiting(request.method ?? 'GET', pathOf(url))) return;
    request.url = NOBODYS;
    socket.on('error', () => socket.destroy());
    suffer(request, url, socket, head).catch(() => socket.destroy());
  }

  faults.onCount((count) => {
    if (count > 0 === isListening) return;
    isListening = count > 0;
    if (isListening) server.prependListener('upgrade', onUpgrade);
    else server.off('upgrade', onUpgrade);
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}
