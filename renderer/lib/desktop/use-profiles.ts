import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import type { Profiles } from '#shared/host/desktop/profiles.ts';

/** The profiles of the app, as they change; null in a browser and while they are not known. */
export function useProfiles(): Profiles | null {
  const { desktop } = useHost();
  const [profiles, setProfiles] = useState<Profiles | null>(null);
  useEffect(() => {
    if (!desktop) return;
    let isThere = true;
    const show = (next: Profiles) => {
      if (isThere) setProfiles(next);
    };
    const stop = desktop.profiles.onChange(show);
    void desktop.profiles.read().then(show, reportError);
    return () => {
      isThere = false;
      stop();
    };
  }, [desktop]);
  return profiles;
}
