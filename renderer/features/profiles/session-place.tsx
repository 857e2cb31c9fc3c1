import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { SessionStorage } from '#shared/host/desktop/session.ts';

/** Explains where this machine stores the session. */
export function SessionPlace() {
  const { t } = useTranslation('desktop-profiles');
  const { desktop } = useHost();
  const [place, setPlace] = useState<SessionStorage | null>(null);
  useEffect(() => {
    let isThere = true;
    void desktop?.session.state().then((state) => {
      if (isThere) setPlace(state);
    }, reportError);
    return () => {
      isThere = false;
    };
  }, [desktop]);
  if (!place) return null;
  return (
    <Notice kind={place.persistent ? 'info' : 'warn'} icon="lock">
      {t(place.persistent ? 'session_kept' : 'session_memory')}
    </Notice>
  );
}
