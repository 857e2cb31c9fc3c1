import { useEffect, useRef } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { NetworkPlace } from '#renderer/lib/text/network-place.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { SecuritySession } from '#shared/contracts/security.ts';
import { useEndOtherSessionsMutation, useEndSessionMutation } from './sign-in-settings-api.ts';

function useDeviceName(): (session: SecuritySession) => string {
  const { t } = useTranslation('auth');
  return ({ browser, system }) => [browser, system].filter(Boolean).join(' · ') || t('session_unknown');
}

interface SessionRowProps {
  readonly session: SecuritySession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('auth');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const device = useDeviceName()(session);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <b>
          <bdi>{device}</bdi>
        </b>
        <span>
          <NetworkPlace {...session} />
        </span>
        <span>
          {session.isThis ? t('session_this') : t('session_used', { time: text.moment(session.seenAt, now) })}
        </span>
      </div>
      {session.isThis ? null : (
        <Button disabled={isBusy} aria-label={t('session_end_of', { device })} onClick={onEnd}>
          {t('session_end')}
        </Button>
      )}
    </li>
  );
}

/** Lists where the player is signed in. Ending a session also ends it on the server. */
export function SessionList({ sessions }: { readonly sessions: readonly SecuritySession[] }) {
  const { t } = useTranslation(['auth', 'errors']);
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { length } = sessions;
  const before = useRef(length);
  useEffect(() => {
    // The pressed button was removed with its session.
    if (length < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = length;
  }, [length]);
  const isBusy = ending.isLoading || endingOthers.isLoading;
  const error = ending.error ?? endingOthers.error;
  const isEnded = ending.isSuccess || endingOthers.isSuccess;
  return (
    <section className={styles.part} aria-labelledby="sessions-heading">
      <h3 ref={heading} id="sessions-heading" tabIndex={-1} className={styles.heading}>
        {t('sessions')}
      </h3>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void end({ body: { id: session.id } })}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button wide disabled={isBusy} aria-busy={isBusy} onClick={() => void endOthers(undefined)}>
          {t('session_end_others')}
        </Button>
      ) : null}
      <p className={styles.said} role="status">
        {error ? t(`errors:${errorTextKey(toCallError(error))}`) : isEnded && !isBusy ? t('session_ended') : null}
      </p>
    </section>
  );
}
