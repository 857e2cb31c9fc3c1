import type { ReminderClick } from '#shared/host/desktop/reminders.ts';

/** Targets of clicks, by the ids of notifications that the system may still show after a restart. */
export type StoredClicks = readonly (ReminderClick & { readonly id: string })[];

export interface ClickStore {
  readonly get: () => StoredClicks | undefined;
  readonly set: (clicks: StoredClicks) => void;
}

const MAX_STORED = 20;
const ID = /[0-9a-f]{12}/g;

/** Stores the target of a click on a notification; only the latest targets are kept. */
export function keepClick(clicks: ClickStore, id: string, { kind, page }: ReminderClick): void {
  clicks.set([...(clicks.get() ?? []), { id, kind, page }].slice(-MAX_STORED));
}

/**
 * Takes the stored click for the arguments that the system reports. Only an id that this app has made counts, because
 * other programs can invent the rest.
 */
export function takeClick(clicks: ClickStore, args: string): (ReminderClick & { readonly id: string }) | null {
  const ids = new Set(args.slice(0, 2048).match(ID));
  const stored = clicks.get() ?? [];
  const click = stored.find(({ id }) => ids.has(id)) ?? null;
  if (click) clicks.set(stored.filter(({ id }) => id !== click.id));
  return click;
}
