/** Headers that a repeated request carries besides its own; null when nothing could be done. */
export type Remedied = Readonly<Record<string, string>> | null;

/** Heals what several requests suffer from at once: they share one attempt. */
export interface Healer {
  /** How often it has worked. A request remembers this when it is sent. */
  readonly worked: () => number;
  /**
   * @param since what `worked` said when the refused request was sent: what has worked since needs no other attempt
   */
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
