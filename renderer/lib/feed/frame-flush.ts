/** Asks for one call before the next paint. */
export type RequestFrame = (run: () => void) => void;

export interface FrameFlush {
  /** Runs all tasks on the next frame, once, however often it is asked. */
  readonly request: () => void;
  /** Tasks run in the order they were added. */
  add(task: () => void): void;
}

/** One flush for each animation frame for all stores of the feed. */
export function createFrameFlush(requestFrame: RequestFrame): FrameFlush {
  const tasks: (() => void)[] = [];
  let isPending = false;

  function run(): void {
    isPending = false;
    for (const task of tasks) task();
  }

  return {
    request() {
      if (isPending) return;
      isPending = true;
      requestFrame(run);
    },
    add: (task) => void tasks.push(task),
  };
}
