import { useSyncExternalStore } from 'react';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { type Notice, type NoticeKind, type NoticeText, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { reloadForUpdate } from '#renderer/lib/page/service-worker.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { Toast } from '#renderer/ui/toast.tsx';
import type { MaintenanceAhead } from '#shared/domain/maintenance-ahead.ts';
import styles from './notices.module.css';

const NONE: readonly Notice[] = [];
const NAMESPACES = ['notices'] as const;

const LOOKS: Readonly<Record<NoticeKind, { readonly icon: IconName; readonly role: 'alert' | 'status' }>> = {
  failure: { icon: 'alert', role: 'alert' },
  update: { icon: 'refresh', role: 'status' },
  maintenance: { icon: 'settings', role: 'status' },
  mirror: { icon: 'globe', role: 'alert' },
};

/** When maintenance begins and ends, in the player's zone; the days are told anew at midnight. */
function Ahead({ startAt, finishAt }: MaintenanceAhead) {
  const { t } = useTranslation('notices');
  const { moment } = useTimeText();
  const now = useNow(MINUTE_MS);
  if (startAt === null) return t('maintenance_soon');
  const from = moment(startAt, now);
  return finishAt === null
    ? t('maintenance_from', { from })
    : t('maintenance_from_to', { from, to: moment(finishAt, now) });
}

function NoticeWords({ text }: { readonly text: NoticeText }) {
  const { t } = useTranslation('notices');
  if ('key' in text) return t(text.key);
  if ('mirror' in text) return t('mirror');
  return 'words' in text ? text.words : <Ahead {...text.ahead} />;
}

/** What a notice offers to do. */
function NoticeAction({ notice: { kind, text } }: { readonly notice: Notice }) {
  const { t } = useTranslation('common');
  if ('mirror' in text) {
    return (
      <a className={buttonClass('primary')} href={text.mirror + location.pathname}>
        <bdi>{new URL(text.mirror).host}</bdi>
      </a>
    );
  }
  if (kind !== 'update') return null;
  return (
    <Button kind="primary" onClick={() => void reloadForUpdate()}>
      {t('reload')}
    </Button>
  );
}

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('common');
  const { id, text, kind } = notice;
  const { icon, role } = LOOKS[kind];
  return (
    <li className={styles.notice} role={role}>
      <Toast
        tone="warn"
        icon={icon}
        text={<NoticeWords text={text} />}
        action={<NoticeAction notice={notice} />}
        closeLabel={t('close')}
        onClose={() => noticeBoard.close(id)}
      />
    </li>
  );
}

/** Notices over the page, one below the other. */
export function Notices() {
  const notices = useSyncExternalStore(noticeBoard.subscribe, noticeBoard.shown, () => NONE);
  // Once this domain does not answer, the words for it could not be brought any more.
  const hasMirrors = useAppSelector((state) => selectConfig(state).mirrors.length > 0);
  const hasTexts = useNamespaces(notices.length > 0 || hasMirrors ? NAMESPACES : []);
  if (notices.length === 0 || !hasTexts) return null;
  return (
    <ul className={styles.notices}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}
