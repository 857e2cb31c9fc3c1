import type { ServerClock } from '../../clock/server-clock.ts';

/** Placements that wait out the acceptance delay in this process. */
export interface PendingPlacements<Answer> {
  /** Decides at the server instant, whether or not anybody waits for the answer. */
  hold(decidesAt: number, decide: () => Promise<Answer>, giveUp: () => Promise<unknown>): Promise<Answer>;
  readonly count: number;
  /** Gives up what is still undecided. */
  close(): Promise<void>;
}

/** Told when a decision fails; whoever waits for the answer hears of it too. */
type OnError = (error: unknown) => void;

/** Holds placements until the server clock shows their instant (trust R30). */
export function createPendingPlacements<Answer>(clock: ServerClock, onError: OnError): PendingPlacements<Answer> {
  const waiting = new Map<symbol, { cancel: () => void; giveUp: () => Promise<unknown> }>();
  const deciding = new Set<Promise<unknown>>();

  return {
    hold(decidesAt, decide, giveUp) {
      const id = Symbol('placement');
      const decision = new Promise<Answer>((resolve, reject) => {
        const cancel = clock.schedule(decidesAt, () => {
          waiting.delete(id);
          const run = decide().then(resolve, reject);
          deciding.add(run);
          void run.finally(() => deciding.delete(run));
        });
        waiting.set(id, { cancel, giveUp });
      });
      decision.catch(onError);
      return decision;
    },
    get count() {
      return waiting.size;
    },
    async close() {
      const left = [...waiting.values()];
      waiting.clear();
      for (const { cancel } of left) cancel();
      await Promise.allSettled([...left.map(({ giveUp }) => giveUp()), ...deciding]);
    },
  };
}
