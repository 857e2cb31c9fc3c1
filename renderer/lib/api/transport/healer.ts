/** Headers that a repeated request adds; null when the remedy failed. */
export type Remedied = Readonly<Record<string, string>> | null;

/** Remedy for refused requests. */
export interface Healer {
  /** Number of successful attempts. A request remembers it when it is sent. */
  readonly worked: () => number;
  /**
   * @param since result of `worked` when the refused request was sent
   * @param path of the request, with its query
   */
  readonly heal: (since: number, path: string) => Promise<Remedied>;
}

interface HealerOptions {
  readonly attempt: () => Promise<Remedied>;
}

/** Creates a remedy that requests share: one attempt serves all, and a later success needs no other attempt. */
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

/** Creates a remedy that is good for one request: each has an attempt of its own. */
export function createSingleHealer(attempt: (path: string) => Promise<Remedied>): Healer {
  let count = 0;
  return {
    worked: () => count,
    async heal(_since, path) {
      const remedied = await attempt(path);
      if (remedied) count += 1;
      return remedied;
    },
  };
}
