import type { ReminderClick } from '#shared/host/desktop/reminders.ts';

/** Where clicks lead, by the ids of notices that the system may still show when the app starts anew. */
export type StoredClicks = readonly (ReminderClick & { readonly id: string })[];

export interface ClickStore {
  readonly get: () => StoredClicks | undefined;
  readonly set: (clicks: StoredClicks) => void;
}

const MAX_STORED = 20;
const ID = /[0-9a-f]{12}/g;

/** Keeps where the click on a notice leads; of many the last ones. */
export function keepClick(clicks: ClickStore, id: string, { kind, page }: ReminderClick): void {
  clicks.set([...(clicks.get() ?? []), { id, kind, page }].slice(-MAX_STORED));
}

/**
 * The click that the system tells of with arguments of its own, once. Of the arguments only an id that we have made
 * counts; all else in them is anybody's.
 */
export function takeClick(clicks: ClickStore, args: string): (ReminderClick & { readonly id: string }) | null {
  const ids = new Set(args.slice(0, 2048).match(ID));
  const stored = clicks.get() ?? [];
  const click = stored.find(({ id }) => ids.has(id)) ?? null;
  if (click) clicks.set(stored.filter(({ id }) => id !== click.id));
  return click;
}
