import type { Metrics } from '../records/metrics-service.ts';
import type { FeedHub } from './feed-hub.ts';

/** Adds the figures of the live feed; docs/operations.md says which values call for an operator. */
export function addFeedFigures(metrics: Metrics, { figures }: Pick<FeedHub, 'figures'>): void {
  metrics.gauge('fairline_feed_connections', 'Sockets of the live feed', () => figures().connections);
  metrics.gauge('fairline_feed_players', 'Sockets in the channel of a player', () => figures().players);
  metrics.gauge('fairline_feed_silence_seconds', 'Time since the book last announced a change', () => {
    return figures().silentMs / 1000;
  });
  metrics.gauge('fairline_feed_pass_seconds', 'Duration of the last delivery to all sockets', () => {
    return figures().passMs / 1000;
  });
  metrics.gauge('fairline_feed_frames_skipped', 'Frames left out because their socket lagged', () => {
    return figures().skipped;
  });
}
