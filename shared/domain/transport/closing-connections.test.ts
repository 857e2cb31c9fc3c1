import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { endConnectionsOf } from './closing-connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** Opens a server whose requests wait for the test, and a connection to it. */
async function open() {
  const server = createServer();
  const end = endConnectionsOf(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accepted = new Promise((resolve) => server.once('connection', resolve));
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  await accepted;
  const ask = async () => {
    const asked = new Promise<ServerResponse>((resolve) => server.once('request', (_, response) => resolve(response)));
    client.write(REQUEST);
    return asked;
  };
  const answer = new Promise<string>((resolve) => client.once('data', (data) => resolve(String(data))));
  const close = () => {
    end();
    return new Promise((resolve) => server.close(resolve));
  };
  return { ask, answer, close };
}

test('a server closes although a connection has brought no request', async () => {
  const { close } = await open();
  await close();
});

test('a server finishes a running request, then closes although its connection would be kept alive', async () => {
  const { ask, answer, close } = await open();
  const running = await ask();
  const closed = close();
  running.end('finished');
  expect(await answer).toContain('finished');
  await closed;
});

test('a connection of this moment may still bring its request', async () => {
  const { ask, answer, close } = await open();
  const closed = close();
  const late = await ask();
  late.end('also answered');
  expect(await answer).toContain('also answered');
  await closed;
});
