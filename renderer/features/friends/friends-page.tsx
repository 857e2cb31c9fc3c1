import { useState } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { FriendsAnswer } from '#shared/contracts/friends.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useFriendsQuery } from './api.ts';
import { FriendList } from './friend-list.tsx';
import styles from './friends.module.css';
import { OwnLink } from './own-link.tsx';

/** Says in words what a friend has to do, and what the player gets. */
function Terms({ terms }: { readonly terms: FriendsAnswer['terms'] }) {
  const { t } = useTranslation('friends');
  const money = useMoneyText();
  const bets = useBetText();
  if (!terms) {
    return (
      <OfficeCard title={t('terms_title')}>
        <p>{t('terms_none')}</p>
      </OfficeCard>
    );
  }
  const { stake, value, iso, minCoef, days, maxFriends } = terms;
  const odds = bets.coef(minCoef);
  return (
    <OfficeCard title={t('terms_title')}>
      <ul className={styles.terms} suppressHydrationWarning>
        <li>{t('terms_friend', { stake: money(stake, iso), odds })}</li>
        <li>{t('terms_gift', { value: money(value, iso), count: days, odds })}</li>
        <li>{t('terms_not')}</li>
        <li>{t('terms_most', { count: maxFriends })}</li>
      </ul>
    </OfficeCard>
  );
}

/** Says who may come by the link, and leads to the player’s own limits. */
function Care() {
  const { t } = useTranslation(['friends', 'office']);
  const language = useLanguage();
  const { minAge } = useAppSelector(selectConfig);
  return (
    <p className={styles.quiet}>
      {t('care', { age: minAge })}{' '}
      <Link className={styles.care} to={paths.to('office/responsible', language)}>
        {t('office:title_responsible')}
      </Link>
    </p>
  );
}

function OwnFriends({ userId }: { readonly userId: number }) {
  // Ids after which the pages up to the present one begin.
  const [trail, setTrail] = useState<readonly number[]>([]);
  const pollingInterval = usePlayerPolling();
  const { data, error, refetch } = useFriendsQuery(
    { userId, before: trail.at(-1) ?? null },
    { pollingInterval, skipPollingIfUnfocused: true },
  );
  const retry = useRetry(refetch);
  if (error && !data) {
    return (
      <OfficeCard>
        <FailedList error={error} onRetry={retry} />
      </OfficeCard>
    );
  }
  if (!data) return <Bone kind="price" />;
  const last = data.friends.at(-1);
  return (
    <>
      <OwnLink path={data.path} />
      <Terms terms={data.terms} />
      <FriendList
        friends={data.friends}
        onNewer={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null}
        onOlder={data.hasMore && last ? () => setTrail([...trail, last.id]) : null}
      />
    </>
  );
}

/** Page of the office with the player’s own link, what it gives, and who came by it (O-08, R-24). */
export function FriendsPage() {
  const { t } = useTranslation('friends');
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  if (userId === undefined) return null;
  return (
    <OfficePage name="bring_friend" intro={t('intro')}>
      <OwnFriends key={userId} userId={userId} />
      <Care />
    </OfficePage>
  );
}
