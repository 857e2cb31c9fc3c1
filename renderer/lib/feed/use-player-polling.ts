import type { Feed } from './feed.ts';
import { useFeedValue } from './use-feed.ts';

/** Ms between polls of the player's data for a back end without a channel of the player, and while it is interrupted. */
const WITHOUT_CHANNEL_MS = 15_000;

const watchChannel = ({ client }: Feed, changed: () => void) => client.player.subscribe(changed);
const readChannel = ({ client }: Feed) => client.player.isLive();

/**
 * Returns the interval at which data of the player is polled, ms: 0 while the channel of the player tells of every
 * change.
 *
 * @param ms interval without the channel
 */
export function usePlayerPolling(ms = WITHOUT_CHANNEL_MS): number {
  return useFeedValue(watchChannel, readChannel, false) ? 0 : ms;
}
