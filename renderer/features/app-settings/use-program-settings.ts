import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import type { ProgramSettings, SettingsChanged, SettingsState } from '#shared/host/program/settings.ts';

interface HeldSettings {
  /** null until the program has answered. */
  readonly state: SettingsState | null;
  /** Who refused the last change. */
  readonly refused: SettingsChanged['refused'];
  readonly change: (change: Partial<ProgramSettings>) => Promise<void>;
}

/** The settings of the program as they are now: those that the menu, the tray or the wheel change too. */
export function useProgramSettings(): HeldSettings {
  const settings = useHost().program?.settings;
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
  const change = async (wanted: Partial<ProgramSettings>) => {
    if (!settings) return;
    const answer = await settings.change(wanted);
    setState(answer.state);
    setRefused(answer.refused);
  };
  return { state, refused, change };
}
