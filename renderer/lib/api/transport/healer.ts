/** Headers that a repeated request adds; null when the remedy failed. */
export type Remedied = Readonly<Record<string, string>> | null;

/** Remedy that requests with the same problem share: one attempt serves all of them. */
export interface Healer {
  /** Number of successful attempts. A request remembers it when it is sent. */
  readonly worked: () => number;
  /** @param since result of `worked` when the refused request was sent; a later success needs no other attempt */
  readonly heal: (since: number) => Promise<Remedied>;
}

interface HealerOptions {
  readonly attempt: () => Promise<Remedied>;
}

export function createHealer({ attempt }: HealerOptions): Healer {
  let count = 0;
  let last: Remedied = null;
  let current: Promise<Remedied> | undefined;

  async function run(): Promise<Remedied> {
    try {
      const remedied = await attempt();
      if (remedied) {
        count += 1;
        last = remedied;
      }
      return remedied;
    } catch {
      return null;
    } finally {
      current = undefined;
    }
  }

  return {
    worked: () => count,
    async heal(since) {
      if (current) return current;
      if (count > since) return last;
      current = run();
      return current;
    },
  };
}
