import { isAction, type Middleware, type MiddlewareAPI } from '@reduxjs/toolkit';

interface EarlyAction {
  readonly action: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

export interface EarlyActions {
  readonly middleware: Middleware;
  /** Passes what was dispatched so far to the listeners, in order; from then on they hear each action at once. */
  readonly tellListeners: () => void;
}

/**
 * Keeps actions for listeners whose code loads later: a press is answered without them, and none of them misses it.
 *
 * @param listening middleware that calls the listeners
 */
export function createEarlyActions(listening: Middleware): EarlyActions {
  let early: EarlyAction[] | null = [];
  let store: MiddlewareAPI;

  /** Lets listeners hear an action with the states around it; after their first wait they read the present state. */
  function tell({ action, before, after }: EarlyAction): void {
    let stateOf = () => before;
    listening({ ...store, getState: () => stateOf() })(() => {
      stateOf = () => after;
      return action;
    })(action);
    stateOf = store.getState;
  }

  return {
    middleware: (api) => (next) => {
      store = api;
      const hear = listening(api)(next);
      return (action) => {
        if (!early || !isAction(action)) return hear(action);
        const before = api.getState();
        const result = next(action);
        early.push({ action, before, after: api.getState() });
        return result;
      };
    },
    tellListeners: () => {
      // The list may grow while it is read: a listener that dispatches is heard after all that came before.
      for (const one of early ?? []) tell(one);
      early = null;
    },
  };
}
