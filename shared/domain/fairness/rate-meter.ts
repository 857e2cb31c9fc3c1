interface RateMeterOptions {
  /** Largest number of events of a subject in one window. */
  readonly max: number;
  readonly windowMs: number;
  /** Subjects that are counted; the counts start again beyond it. */
  readonly maxSubjects?: number;
  /** Monotonic clock, ms. */
  readonly now?: () => number;
}

/** Counts events of subjects in this process, for what costs this process alone. */
export interface RateMeter {
  /** Counts an event; returns 0, or the seconds to wait when the subject has used its number up. */
  count(subject: string): number;
}

const MAX_SUBJECTS = 50_000;

/** Creates a meter; the window of each subject begins with its first event. */
export function createRateMeter(options: RateMeterOptions): RateMeter {
  const { max, windowMs, maxSubjects = MAX_SUBJECTS, now = () => performance.now() } = options;
  const windows = new Map<string, { count: number; readonly endsAt: number }>();
  return {
    count(subject) {
      const at = now();
      const known = windows.get(subject);
      if (known && known.endsAt > at) {
        known.count += 1;
        return known.count <= max ? 0 : Math.max(1, Math.ceil((known.endsAt - at) / 1000));
      }
      if (windows.size >= maxSubjects) windows.clear();
      windows.set(subject, { count: 1, endsAt: at + windowMs });
      return max < 1 ? Math.ceil(windowMs / 1000) : 0;
    },
  };
}
