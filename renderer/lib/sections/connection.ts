/** Network information that some browsers offer. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether nothing should be prefetched: the player saves data, or the network is of the second generation (shell §4,
 * menu prefetch). A browser without the information counts as a normal network.
 */
export function isSparing(device: object): boolean {
  const { connection } = device as { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
