import * as v from 'valibot';
import type { SentEvent } from '#shared/contracts/analytics.ts';
import { readStoredJson } from '#shared/text/stored-json.ts';
import type { MetricsStore } from './collector.ts';

/** Key of the stored events. */
export const METRICS_KEY = 'fairline:metrics';
/** Time for which metrics are stored (shell §9: a day). */
const KEPT_MS = 86_400_000;

const storedSchema = v.array(
  v.object({ id: v.number(), at: v.number(), params: v.record(v.string(), v.union([v.number(), v.string()])) }),
);

interface MetricsStoreOptions {
  readonly local: Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;
  /** Server clock, epoch ms. */
  readonly now: () => number;
}

function parse(text: string | null): readonly SentEvent[] {
  const result = v.safeParse(storedSchema, readStoredJson(text));
  return result.success ? result.output : [];
}

/** Creates the storage of events that a page could not send: for a day, or until they are taken (shell §9). */
export function createMetricsStore({ local, now }: MetricsStoreOptions): MetricsStore {
  const read = () => parse(local.getItem(METRICS_KEY)).filter(({ at }) => now() - at < KEPT_MS);
  return {
    take() {
      const kept = read();
      local.removeItem(METRICS_KEY);
      return kept;
    },
    keep: (events) => local.setItem(METRICS_KEY, JSON.stringify([...read(), ...events])),
  };
}
