import type { SettingsSectionId } from '#shared/host/desktop/settings.ts';

const listeners = new Set<() => void>();
let opened: SettingsSectionId | null = null;

function change(next: SettingsSectionId | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** State of the dialog "App settings": its open section, null for none. */
export const appSettings = {
  get: (): SettingsSectionId | null => opened,
  open: (section: SettingsSectionId = 'general'): void => change(section),
  close: (): void => change(null),
  /** Calls back after every change; returns the undo. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
