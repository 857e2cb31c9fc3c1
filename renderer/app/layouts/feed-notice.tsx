import { useEffect, useState } from 'react';
import { type FeedStatus, isFrozen, isSlow } from '#renderer/lib/feed/feed-status.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Notice } from '#renderer/ui/notice.tsx';

/** Delay before a break is shown, ms; shorter breaks end before a player could read the notice. */
const DISPLAY_DELAY_MS = 600;

type Trouble = 'broken' | 'slow';

function troubleOf(status: FeedStatus): Trouble | null {
  if (isFrozen(status)) return 'broken';
  return isSlow(status) ? 'slow' : null;
}

/** Announces once, above the page, that prices are frozen and since when, or that they are delayed. */
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
