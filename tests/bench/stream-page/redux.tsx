import { configureStore, createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { decodeFrame, type FrameSink } from '#shared/domain/feed/feed-decode.ts';
import { Arrivals, type Contender, readSocket } from './contender.ts';
import { CELLS, cellOf, FIRST_PRICE, GAMES, gameAt, VISIBLE_GAMES, writePrice } from './layout.ts';

interface StoredGame {
  readonly id: number;
  readonly prices: number[];
  readonly moves: string[];
}

interface Update {
  readonly gameId: number;
  readonly cell: number;
  readonly price: number;
}

const adapter = createEntityAdapter<StoredGame>();
const slice = createSlice({
  name: 'odds',
  initialState: adapter.addMany(
    adapter.getInitialState(),
    Array.from({ length: GAMES }, (_, index) => ({
      id: gameAt(index),
      prices: Array<number>(CELLS).fill(FIRST_PRICE),
      moves: Array<string>(CELLS).fill(''),
    })),
  ),
  reducers: {
    updated(state, { payload }: PayloadAction<readonly Update[]>) {
      for (const { gameId, cell, price } of payload) {
        const game = state.entities[gameId];
        const before = game?.prices[cell];
        if (game === undefined || before === undefined || before === price) continue;
        game.moves[cell] = price > before ? 'up-now' : 'down-now';
        game.prices[cell] = price;
      }
    },
  },
});

type State = { readonly odds: ReturnType<typeof slice.getInitialState> };

const Cell = memo(function Cell({ gameId, cell }: { readonly gameId: number; readonly cell: number }) {
  const price = useSelector((state: State) => state.odds.entities[gameId]?.prices[cell] ?? 0);
  const move = useSelector((state: State) => state.odds.entities[gameId]?.moves[cell]);
  return (
    <button type="button" data-move={move || undefined}>
      <span>{writePrice(price)}</span>
    </button>
  );
});

const rows = Array.from({ length: VISIBLE_GAMES }, (_, index) => index);
const cells = Array.from({ length: CELLS }, (_, index) => index);

function Grid() {
  return rows.map((game) => (
    <div className="game" key={game}>
      <span>Game {game}</span>
      {cells.map((cell) => (
        <Cell key={cell} gameId={gameAt(game)} cell={cell} />
      ))}
    </div>
  ));
}

function createSink(arrivals: Arrivals): FrameSink & { updates: Update[] } {
  let open = 0;
  return {
    updates: [],
    begin(_kind, _previous, sequence, now) {
      arrivals.add(sequence, now);
      this.updates = [];
      return true;
    },
    openGame(gameId) {
      open = gameId;
    },
    price(local, price) {
      this.updates.push({ gameId: open, cell: cellOf(local), price });
    },
    closeGame: () => undefined,
    refuseState: () => undefined,
  };
}

/** The usual implementation: an entity for each game, one action for each message, a selector for each cell. */
export const redux: Contender = {
  start(origin, flushed) {
    const arrivals = new Arrivals(flushed);
    const store = configureStore({
      reducer: { odds: slice.reducer },
      middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    });
    const sink = createSink(arrivals);
    createRoot(document.getElementById('grid') as HTMLElement).render(
      <Provider store={store}>
        <Grid />
      </Provider>,
    );
    readSocket(origin, (bytes) => {
      decodeFrame(bytes, sink);
      store.dispatch(slice.actions.updated(sink.updates));
    });
    const afterPaint = () => {
      arrivals.flush();
      requestAnimationFrame(afterPaint);
    };
    requestAnimationFrame(afterPaint);
  },
};
