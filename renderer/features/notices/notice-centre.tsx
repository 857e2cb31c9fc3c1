import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeLog } from '#renderer/lib/notices/keep-notices.ts';
import type { LoggedNotice } from '#renderer/lib/notices/notice-log.ts';
import { noticeWords } from '#renderer/lib/notices/notice-queue.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './notice-centre.module.css';
import { LOOKS, NoticeWords, useNoticeTitle } from './notice-words.tsx';

const NONE: readonly LoggedNotice[] = [];

function Entry({ entry, now }: { readonly entry: LoggedNotice; readonly now: number }) {
  const { moment } = useTimeText();
  const title = useNoticeTitle(entry);
  const { icon, tone } = LOOKS[entry.kind];
  return (
    <li className={`${styles.entry} ${styles[tone]}`}>
      <Icon name={icon} size={18} />
      <div>
        {title === null ? null : <strong>{title}</strong>}
        <p>
          <NoticeWords text={entry.text} />
        </p>
        <time dateTime={new Date(entry.at).toISOString()}>{moment(entry.at, now)}</time>
      </div>
    </li>
  );
}

/** What the site has told in this tab, the newest first. */
export function NoticeCentre({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['notices', 'common']);
  const now = useNow(MINUTE_MS);
  const entries = useSyncExternalStore(noticeLog.subscribe, noticeLog.all, () => NONE);
  useEffect(() => {
    // What comes while the panel is open is seen as well.
    noticeLog.read();
    return noticeLog.subscribe(noticeLog.read);
  }, []);
  return (
    <Dialog title={t('centre_title')} closeLabel={t('common:close')} place="end" onClose={onClose}>
      {entries.length === 0 ? (
        <p className={styles.empty}>{t('centre_empty')}</p>
      ) : (
        <>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={`${entry.at} ${noticeWords(entry.text)}`} entry={entry} now={now} />
            ))}
          </ul>
          <div className={styles.foot}>
            <Button wide onClick={noticeLog.clear}>
              {t('centre_clear')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
