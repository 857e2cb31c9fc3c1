/** A connection, as Node's servers have it. */
interface Connection {
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** A server that listens for HTTP, as Node has it. */
interface Listener {
  on(event: 'connection', listener: (connection: Connection) => void): unknown;
  on(event: 'request' | 'upgrade', listener: (request: { readonly socket: Connection }) => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  closeIdleConnections(): void;
  readonly listening: boolean;
}

/** Time between two looks for connections that have nothing left to do, ms. */
const LOOK_MS = 50;

/**
 * Lets a server that closes wait for running requests alone. Without it the server also waits until connections have
 * timed out that have no request yet, as browsers open some in advance, and those whose last answer was sent after the
 * closing began: a minute or more.
 *
 * @returns the function that begins to end them, to be called as the server is about to close
 */
export function endConnectionsOf(server: Listener): () => void {
  const silent = new Set<Connection>();
  server.on('connection', (connection) => {
    silent.add(connection);
    connection.once('close', () => silent.delete(connection));
  });
  for (const event of ['request', 'upgrade'] as const) server.on(event, ({ socket }) => silent.delete(socket));
  return () => {
    if (!server.listening) return;
    let known = new Set<Connection>();
    const look = setInterval(() => {
      server.closeIdleConnections();
      // One that is new at this look may still bring its request.
      for (const connection of silent) if (known.has(connection)) connection.destroy();
      known = new Set(silent);
    }, LOOK_MS);
    server.once('close', () => clearInterval(look));
  };
}
