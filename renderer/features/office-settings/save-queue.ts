/** Runs saves one at a time, in the order in which they were asked for. */
export interface SaveQueue {
  /** Runs a save once those before it have ended, however they ended. */
  add<Result>(save: () => Promise<Result>): Promise<Result>;
}

/** Creates a queue of saves. */
export function createSaveQueue(): SaveQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(save) {
      const next = last.then(save, save);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
