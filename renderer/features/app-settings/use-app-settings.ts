import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import type { AppSettings, SettingsChanged, SettingsState } from '#shared/host/desktop/settings.ts';

interface AppSettingsView {
  /** null until the app has answered. */
  readonly state: SettingsState | null;
  /** Who refused the last change. */
  readonly refused: SettingsChanged['refused'];
  readonly change: (change: Partial<AppSettings>) => Promise<void>;
}

/** Returns the current settings of the app; menu, tray and mouse wheel change them too. */
export function useAppSettings(): AppSettingsView {
  const settings = useHost().desktop?.settings;
  const [state, setState] = useState<SettingsState | null>(null);
  const [refused, setRefused] = useState<SettingsChanged['refused']>(null);
  useEffect(() => {
    if (!settings) return;
    let isActive = true;
    const show = (next: SettingsState) => isActive && setState(next);
    const stop = settings.onChange(show);
    void settings.read().then(show);
    return () => {
      isActive = false;
      stop();
    };
  }, [settings]);
  const change = async (wanted: Partial<AppSettings>) => {
    if (!settings) return;
    const answer = await settings.change(wanted);
    setState(answer.state);
    setRefused(answer.refused);
  };
  return { state, refused, change };
}
