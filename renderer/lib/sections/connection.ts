/** What some browsers tell of the network. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether nothing should be fetched before it is asked for: the player saves data, or the network is of the second
 * generation (shell §4, menu prefetch). A browser that says nothing has a network like any other.
 */
export function isSparing(device: object): boolean {
  const { connection } = device as { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
