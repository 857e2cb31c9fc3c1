// The reference that native code sets: the same bytes by publish() of the runtime Bun (uWebSockets). Plain JavaScript,
// because Node does not run it.
const bytes = Number(process.argv[2]);
let sent = 0;
let count = 0;
const frame = new Uint8Array(bytes).fill(7);
const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: (request, here) => (here.upgrade(request) ? undefined : new Response('', { status: 404 })),
  websocket: {
    perMessageDeflate: false,
    open(socket) {
      socket.subscribe('feed');
      count += 1;
    },
    message() {},
    close() {
      count -= 1;
    },
  },
});
setInterval(() => {
  frame[0] = (frame[0] + 1) & 255;
  server.publish('feed', frame);
  sent += count;
}, 100);
const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let start = { cpu: process.cpuUsage(), at: performance.now(), sent: 0 };
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => {
  if (text.includes('measure')) start = { cpu: process.cpuUsage(), at: performance.now(), sent };
  if (!text.includes('report')) return;
  const { user, system } = process.cpuUsage(start.cpu);
  const millis = performance.now() - start.at;
  tell({
    kind: 'report',
    micros: user + system,
    millis,
    sent: sent - start.sent,
    bytes: 0,
    passes: [],
  });
});
process.stdin.on('end', () => process.exit(0));
tell({ kind: 'listening', port: server.port });
