import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import type { Profiles } from '#shared/host/program/profiles.ts';

/** The profiles of the program, as they change; null in a browser and while they are not known. */
export function useProfiles(): Profiles | null {
  const { program } = useHost();
  const [profiles, setProfiles] = useState<Profiles | null>(null);
  useEffect(() => {
    if (!program) return;
    let isThere = true;
    const show = (next: Profiles) => {
      if (isThere) setProfiles(next);
    };
    const stop = program.profiles.onChange(show);
    void program.profiles.read().then(show, reportError);
    return () => {
      isThere = false;
      stop();
    };
  }, [program]);
  return profiles;
}
