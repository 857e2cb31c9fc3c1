import { useEffect, useState } from 'react';
import { type FeedStatus, isSlow } from '#renderer/lib/feed/feed-status.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Notice } from '#renderer/ui/notice.tsx';

/** Shorter breaks are mended before anybody could read of them. */
const DISPLAY_DELAY_MS = 1200;

/** Prices that stand still although they should move. The first connection of a page is no such break. */
function isBroken({ state, lastUpdateAt }: FeedStatus): boolean {
  if (state === 'lost' || state === 'reconnecting') return true;
  return lastUpdateAt !== null && (state === 'stale' || state === 'syncing');
}

type Trouble = 'broken' | 'slow';

function troubleOf(status: FeedStatus): Trouble | null {
  if (isBroken(status)) return 'broken';
  return isSlow(status) ? 'slow' : null;
}

/** Says once, above everything, that prices stand still and since when, or that they come late. */
export function FeedNotice() {
  const { t } = useTranslation('games');
  const text = useTimeText();
  const status = useFeedStatus();
  const trouble = troubleOf(status);
  const [shown, setShown] = useState<Trouble | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(trouble), trouble ? DISPLAY_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [trouble]);
  if (trouble === null || shown !== trouble) return null;
  if (trouble === 'slow') {
    return (
      <Notice kind="warn" icon="offline" announced>
        <strong>{t('feed_slow')}</strong> {t('feed_slow_text')}
      </Notice>
    );
  }
  const { lastUpdateAt } = status;
  return (
    <Notice kind="warn" icon="offline" announced>
      <strong>{t('feed_lost')}</strong>{' '}
      {lastUpdateAt === null ? t('feed_lost_never') : t('feed_lost_since', { time: text.time(lastUpdateAt, true) })}
    </Notice>
  );
}
