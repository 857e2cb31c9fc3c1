import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Vital {
  readonly name: MetricType['name'];
  /** Ms; of CLS a number without a unit. */
  readonly value: number;
  readonly rating: MetricType['rating'];
}

/** Web vitals of this page, as far as they are known. */
export interface Vitals {
  readonly entries: () => readonly Vital[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createVitals(): Vitals {
  const listeners = new Set<() => void>();
  let known: readonly Vital[] = [];
  const take = ({ name, value, rating }: MetricType) => {
    known = [...known.filter((vital) => vital.name !== name), { name, value, rating }];
    known = known.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const listener of [...listeners]) listener();
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(take, { reportAllChanges: true });
  return {
    entries: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
