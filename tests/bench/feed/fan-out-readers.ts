import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { FEED_PATH, type FeedRequest } from '#shared/domain/feed/feed-protocol.ts';
import { loadGames, onLine, tell } from './fan-out-load.ts';

/** Raw sockets that speak just enough WebSocket to be served, and count what they receive. */
const [port, count, isDeflating] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4] === 'deflate'];
const AT_ONCE = 100;

let bytes = 0;
const request: FeedRequest = { op: 'subscribe', main: loadGames, full: [] };

function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 0xfe, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

function open(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.write(
      [
        `GET ${FEED_PATH} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...(isDeflating ? ['Sec-WebSocket-Extensions: permessage-deflate'] : []),
        '\r\n',
      ].join('\r\n'),
    );
    socket.once('data', (answer) => {
      if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) reject(new Error(answer.toString('latin1')));
      if (!isDeflating) socket.write(masked(JSON.stringify(request)));
      socket.on('data', (data) => {
        bytes += data.length;
      });
      resolve(socket);
    });
  });
}

for (let opened = 0; opened < count; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, open));
}
tell({ kind: 'connected' });

let start = { cpu: process.cpuUsage(), at: performance.now(), bytes: 0 };
onLine((line) => {
  if (line === 'measure') start = { cpu: process.cpuUsage(), at: performance.now(), bytes };
  if (line !== 'report') return;
  const { user, system } = process.cpuUsage(start.cpu);
  const millis = performance.now() - start.at;
  tell({
    kind: 'report',
    micros: user + system,
    millis,
    sent: 0,
    bytes: bytes - start.bytes,
    passes: [],
  });
});
