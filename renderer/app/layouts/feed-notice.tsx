import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedStatus } from '#renderer/lib/feed/feed-status.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Notice } from '#renderer/ui/notice.tsx';

/** Shorter breaks are mended before anybody could read of them. */
const PATIENCE_MS = 1200;

/** Prices that stand still although they should move. The first connection of a page is no such break. */
function isBroken({ state, lastUpdateAt }: FeedStatus): boolean {
  if (state === 'lost' || state === 'reconnecting') return true;
  return lastUpdateAt !== null && (state === 'stale' || state === 'syncing');
}

/** Says once, above everything, that prices stand still and since when. */
export function FeedNotice() {
  const { t } = useTranslation('games');
  const text = useTimeText();
  const status = useFeedStatus();
  const broken = isBroken(status);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(broken), broken ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [broken]);
  if (!isShown || !broken) return null;
  const { lastUpdateAt } = status;
  return (
    <Notice kind="warn" icon="offline" announced>
      <strong>{t('feed_lost')}</strong>{' '}
      {lastUpdateAt === null ? t('feed_lost_never') : t('feed_lost_since', { time: text.time(lastUpdateAt, true) })}
    </Notice>
  );
}
