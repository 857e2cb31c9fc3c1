import type { FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import { OddsStore } from './odds-store.ts';

export const A = 100_001;
export const B = 100_002;
export const place = (marketType: number, outcome = 0, param = 0) =>
  packLocalSelection({ marketType, period: 0, param, outcome });
export const HOME = place(1);
export const AWAY = place(1, 1);
export const TOTAL = place(2, 0, 5);

export interface Frame {
  readonly sequence: number;
  readonly gameId: number;
  readonly whole?: FeedScope;
  readonly gone?: boolean;
  readonly prices: readonly (readonly [local: number, price: number, suspended?: boolean])[];
}

/** Makes a store with its own clock and short calls that apply frames. */
export function createStore() {
  let time = 1000;
  let asked = 0;
  const store = new OddsStore({
    requestFlush: () => {
      asked += 1;
    },
    now: () => time,
  });
  function apply(...frames: readonly Frame[]): void {
    for (const frame of frames) {
      store.beginFrame(frame.sequence, time);
      store.openGame(frame.gameId, frame.whole ?? null);
      for (const [local, price, suspended = false] of frame.prices) store.price(local, price, suspended);
      store.closeGame(frame.gone ?? false);
    }
  }
  return {
    store,
    apply,
    price: (gameId: number, local: number) => store.read(selectionOf(gameId, local))?.price ?? null,
    pass: (ms: number) => {
      time += ms;
    },
    asked: () => asked,
  };
}
