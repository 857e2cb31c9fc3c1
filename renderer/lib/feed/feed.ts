import { registerDebugSource } from '../debug/debug-port.ts';
import { FeedClient } from './feed-client.ts';
import type { FeedEnvironment } from './feed-environment.ts';
import { isFrozen } from './feed-status.ts';
import { createFrameFlush, type RequestFrame } from './frame-flush.ts';
import { GameStates } from './game-states.ts';
import { OddsStore } from './odds-store.ts';
import { PriceCells } from './price-cells.ts';

/** Live feed of one page. */
export interface Feed {
  readonly client: FeedClient;
  readonly odds: OddsStore;
  readonly states: GameStates;
  readonly cells: PriceCells;
}

/**
 * Ms that a break of the feed lasts before prices look frozen: a gap is repaired sooner, and hundreds of prices would
 * flicker. The bet slip pauses at once.
 */
const FREEZE_AFTER_MS = 300;

/** Freezes the prices of the page while they stand still. */
function freezeWhileBroken(client: FeedClient, cells: PriceCells, environment: FeedEnvironment): void {
  let timer: unknown = null;
  client.subscribeStatus(() => {
    if (!isFrozen(client.status())) {
      environment.clearTimeout(timer);
      timer = null;
      cells.freeze(false);
    } else timer ??= environment.setTimeout(() => cells.freeze(true), FREEZE_AFTER_MS);
  });
}

/** Makes the stores of a page and the flush that they share. */
function createFeedStores(now: () => number, requestFrame: RequestFrame): Pick<Feed, 'odds' | 'states'> {
  const flush = createFrameFlush(requestFrame);
  const odds = new OddsStore({ requestFlush: flush.request, now });
  const states = new GameStates(flush.request);
  flush.add(() => odds.flush());
  flush.add(() => states.flush());
  return { odds, states };
}

/** Makes the feed of a page. It opens its socket when the first game is watched. */
export function createFeed(environment: FeedEnvironment, requestFrame: RequestFrame): Feed {
  const now = () => environment.now();
  const { odds, states } = createFeedStores(now, requestFrame);
  const client = new FeedClient({ environment, odds, states });
  registerDebugSource('feed', () => client.figures());
  const cells = new PriceCells({ odds, now, setTimeout: (run, ms) => environment.setTimeout(run, ms) });
  freezeWhileBroken(client, cells, environment);
  return { client, odds, states, cells };
}
