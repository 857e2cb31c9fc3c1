import { useEffect, useState } from 'react';
import type { UpdateStatus, UpdatesPort } from '#shared/host/desktop/updates.ts';

/** Returns the current update status; null until the app has answered. */
export function useUpdates(updates: UpdatesPort): UpdateStatus | null {
  const [status, setStatus] = useState<UpdateStatus | null>(null);
  useEffect(() => {
    let isWanted = true;
    const take = (told: UpdateStatus) => {
      if (isWanted) setStatus(told);
    };
    const stop = updates.onChange(take);
    void updates.status().then(take);
    return () => {
      isWanted = false;
      stop();
    };
  }, [updates]);
  return status;
}
