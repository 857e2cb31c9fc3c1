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
  /** For so long after it has worked there is no other attempt, ms. */
  readonly restMs?: number;
  /** Ms of a clock that never goes back. */
  readonly ticks?: () => number;
}

export function createHealer({ attempt, restMs = 0, ticks = () => performance.now() }: HealerOptions): Healer {
  let count = 0;
  let last: { readonly at: number; readonly remedied: Remedied } | undefined;
  let current: Promise<Remedied> | undefined;

  async function run(): Promise<Remedied> {
    try {
      const remedied = await attempt();
      if (remedied) {
        count += 1;
        last = { at: ticks(), remedied };
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
      if (last && (count > since || ticks() - last.at < restMs)) return last.remedied;
      current = run();
      return current;
    },
  };
}
