import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { FriendsAnswer } from '#shared/contracts/friends.ts';
import styles from './friends.module.css';

type Friend = FriendsAnswer['friends'][number];

/** Shows a friend as far as the player may know one: a letter or digits, the day, and what it has brought. */
function FriendRow({ friend: { name, joinedAt, state, reward } }: { readonly friend: Friend }) {
  const { t } = useTranslation('friends');
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <b>{name.includes('@') ? <bdi dir="ltr">{name}</bdi> : t('player', { number: name })}</b>
        <span className={styles.quiet}>{t('joined_at', { time: time.moment(joinedAt, now) })}</span>
      </div>
      <div className={styles.what}>
        {reward ? (
          <>
            <span suppressHydrationWarning>{t('reward', { value: money(reward.value, reward.iso) })}</span>
            <bdi className={styles.quiet} dir="ltr">
              {reward.code}
            </bdi>
          </>
        ) : (
          <span className={styles.quiet}>{t(state === 'not-counted' ? 'not_counted' : 'waiting')}</span>
        )}
      </div>
    </li>
  );
}

interface FriendListProps {
  readonly friends: readonly Friend[];
  /** null where there are none. */
  readonly onNewer: (() => void) | null;
  readonly onOlder: (() => void) | null;
}

/** Lists the friends of the player, page by page. */
export function FriendList({ friends, onNewer, onOlder }: FriendListProps) {
  const { t } = useTranslation('friends');
  if (friends.length === 0 && !onNewer) {
    return (
      <OfficeCard>
        <StateView kind="empty" icon="user" title={t('none')} text={t('none_text')} />
      </OfficeCard>
    );
  }
  return (
    <OfficeCard title={t('list_title')}>
      <ul className={styles.rows}>
        {friends.map((friend) => (
          <FriendRow key={friend.id} friend={friend} />
        ))}
      </ul>
      {onNewer || onOlder ? (
        <div className={styles.actions}>
          {onNewer ? <Button onClick={onNewer}>{t('newer')}</Button> : null}
          {onOlder ? <Button onClick={onOlder}>{t('older')}</Button> : null}
        </div>
      ) : null}
    </OfficeCard>
  );
}
