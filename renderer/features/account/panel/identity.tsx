import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './account-panel.module.css';

/** Says who is signed in, and when the sign-in before this one was. */
export function PlayerIdentity() {
  const { t } = useTranslation('auth');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const player = useAppSelector(selectPlayer);
  if (!player) return null;
  const { previousSignInAt } = player;
  return (
    <div className={styles.identity}>
      <span className={styles.avatar} aria-hidden="true">
        <Icon name="user" size={22} />
      </span>
      <div>
        <b className={styles.name}>
          <bdi>{player.email || player.name}</bdi>
        </b>
        <p>
          {previousSignInAt === null
            ? t('first_sign_in')
            : t('previous_sign_in', { time: text.moment(previousSignInAt, now) })}
        </p>
      </div>
    </div>
  );
}
