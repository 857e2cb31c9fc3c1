import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import type { Profiles } from '#shared/host/desktop/profiles.ts';

/** Returns the profiles of the app and their changes; null in a browser and until they are known. */
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
