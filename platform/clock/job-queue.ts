/** A function to run at an instant. */
export interface Job {
  readonly at: number;
  readonly run: () => void;
  cancelled: boolean;
}

/** Jobs by their instant, earliest first: a binary heap; the order of jobs of one instant is not defined. */
export interface JobQueue {
  push(job: Job): void;
  /** The earliest job that is not cancelled. */
  peek(): Job | undefined;
  pop(): Job | undefined;
}

/** Returns an empty queue. */
export function createJobQueue(): JobQueue {
  const heap: Job[] = [];

  function at(index: number): number {
    return heap[index]?.at ?? Number.POSITIVE_INFINITY;
  }

  function swap(a: number, b: number): void {
    const job = heap[a] as Job;
    heap[a] = heap[b] as Job;
    heap[b] = job;
  }

  function rise(from: number): void {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (at(parent) <= at(index)) return;
      swap(parent, index);
      index = parent;
    }
  }

  function sink(): void {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const child = at(left + 1) < at(left) ? left + 1 : left;
      if (at(child) >= at(index)) return;
      swap(child, index);
      index = child;
    }
  }

  function removeFirst(): Job | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (last !== undefined && heap.length > 0) {
      heap[0] = last;
      sink();
    }
    return first;
  }

  function peek(): Job | undefined {
    while (heap[0]?.cancelled) removeFirst();
    return heap[0];
  }

  return {
    push(job) {
      heap.push(job);
      rise(heap.length - 1);
    },
    peek,
    pop() {
      return peek() && removeFirst();
    },
  };
}
