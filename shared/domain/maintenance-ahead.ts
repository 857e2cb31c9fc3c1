import type { MaintenanceTexts } from './maintenance-words.ts';

/** Instants of a maintenance window (shell §3), server clock, epoch ms; null where the site names none. */
export interface MaintenanceWindow {
  readonly isActive: boolean;
  readonly startAt: number | null;
  readonly finishAt: number | null;
  readonly notifyStartDate: number | null;
  readonly notifyEndDate: number | null;
  /** The operator's own text of the announcement. */
  readonly notifyTexts?: MaintenanceTexts;
}

/** Announcement of maintenance that has not begun: server clock, epoch ms; null where the site names no instant. */
export interface MaintenanceAhead extends Pick<MaintenanceWindow, 'startAt' | 'finishAt'> {
  /** The operator's own text; left out for the product's. */
  readonly texts?: MaintenanceTexts;
}

interface Announcement {
  /** Maintenance to announce now, null for none. */
  readonly ahead: MaintenanceAhead | null;
  /** Instant at which to ask again, null for never. */
  readonly changesAt: number | null;
}

const NOTHING: Announcement = { ahead: null, changesAt: null };

/**
 * Returns the maintenance that is announced at an instant: from `notifyStartDate` until `notifyEndDate`, or until it
 * begins where the site names no such end. Maintenance that has begun is announced by its page instead (shell §3, §8,
 * N-08).
 *
 * @param now server clock, epoch ms
 */
export function announcedMaintenance(window: MaintenanceWindow, now: number): Announcement {
  const { isActive, startAt, finishAt, notifyStartDate, notifyEndDate, notifyTexts: texts = {} } = window;
  if (isActive || notifyStartDate === null) return NOTHING;
  const until = notifyEndDate ?? startAt;
  if (until !== null && until <= Math.max(now, notifyStartDate)) return NOTHING;
  if (now < notifyStartDate) return { ahead: null, changesAt: notifyStartDate };
  const hasTexts = Object.keys(texts).length > 0;
  return { ahead: { startAt, finishAt, ...(hasTexts ? { texts } : {}) }, changesAt: until };
}
