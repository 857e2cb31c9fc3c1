import { combineReducers, configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { createEarlyActions } from './early-actions.ts';

const counting = createSlice({
  name: 'count',
  initialState: 0,
  reducers: { added: (count) => count + 1, doubled: (count) => count * 2 },
});
const { added, doubled } = counting.actions;

interface State {
  readonly count: number;
}

function world() {
  const listeners = createListenerMiddleware<State>();
  const { middleware, tellListeners } = createEarlyActions(listeners.middleware);
  const store = configureStore({
    reducer: combineReducers({ count: counting.reducer }),
    middleware: (defaults) => defaults().prepend(middleware),
  });
  const heard: [type: string, before: number, after: number][] = [];
  const listen = () =>
    listeners.startListening({
      predicate: () => true,
      effect: ({ type }, { getOriginalState, getState }) => {
        heard.push([type, getOriginalState().count, getState().count]);
      },
    });
  return { store, listeners, tellListeners, heard, listen };
}

test('listeners hear each action that came before them, in order, with the states around it', () => {
  const { store, tellListeners, heard, listen } = world();
  store.dispatch(added());
  store.dispatch(added());
  store.dispatch(doubled());
  expect(store.getState().count).toBe(4);
  listen();
  expect(heard).toEqual([]);
  tellListeners();
  expect(heard).toEqual([
    [added.type, 0, 1],
    [added.type, 1, 2],
    [doubled.type, 2, 4],
  ]);
  expect(store.getState().count).toBe(4);
});

test('once told, listeners hear each action once, when it comes', () => {
  const { store, tellListeners, heard, listen } = world();
  listen();
  store.dispatch(added());
  expect(heard).toEqual([]);
  tellListeners();
  tellListeners();
  store.dispatch(added());
  expect(heard).toEqual([
    [added.type, 0, 1],
    [added.type, 1, 2],
  ]);
});

test('a listener that looks at a change of the state hears it for the action that made it', () => {
  const { store, listeners, tellListeners } = world();
  const grown: number[] = [];
  listeners.startListening({
    predicate: (_action, { count }, { count: before }) => count >= 2 && before < 2,
    effect: (_action, { getState }) => void grown.push(getState().count),
  });
  store.dispatch(added());
  store.dispatch(added());
  store.dispatch(added());
  tellListeners();
  expect(grown).toEqual([2]);
});

test('after its first wait a listener reads the present state, and what it dispatches is heard last', async () => {
  const { store, listeners, tellListeners, heard, listen } = world();
  const read: number[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  listen();
  listeners.startListening({
    actionCreator: doubled,
    effect: async (_action, { dispatch, getState }) => {
      dispatch(added());
      await Promise.resolve();
      read.push(getState().count);
      end();
    },
  });
  store.dispatch(doubled());
  store.dispatch(added());
  tellListeners();
  await ended;
  expect(heard).toEqual([
    [doubled.type, 0, 0],
    [added.type, 0, 1],
    [added.type, 1, 2],
  ]);
  expect(read).toEqual([2]);
});

test('a thunk runs at once, and what it dispatches is kept', () => {
  const { store, tellListeners, heard, listen } = world();
  const answer = store.dispatch((dispatch) => {
    dispatch(added());
    return 'done';
  });
  expect(answer).toBe('done');
  listen();
  tellListeners();
  expect(heard).toEqual([[added.type, 0, 1]]);
});
