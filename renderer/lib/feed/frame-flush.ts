/** Requests one call before the next paint. */
export type RequestFrame = (run: () => void) => void;

export interface FrameFlush {
  /** Runs all tasks once on the next frame, however often it is called. */
  readonly request: () => void;
  /** Adds a task; tasks run in the order of this call. */
  add(task: () => void): void;
}

/** Makes the flush that all stores of the feed share, one for each animation frame. */
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
