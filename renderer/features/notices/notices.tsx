import { useSyncExternalStore } from 'react';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { type BoardNotice, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { reloadForUpdate } from '#renderer/lib/page/service-worker.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Toast } from '#renderer/ui/toast.tsx';
import { ToastList } from '#renderer/ui/toast-list.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { LOOKS, NoticeWords, useNoticeTitle } from './notice-words.tsx';

const NONE: readonly BoardNotice[] = [];
const NAMESPACES = ['notices'] as const;

/** Draws the action of a notification; one without a timeout has at least a close button. */
function NoticeAction({ notice: { id, kind, text } }: { readonly notice: BoardNotice }) {
  const { t } = useTranslation(['notices', 'common']);
  const language = useLanguage();
  if ('mirror' in text) {
    return (
      <a className={buttonClass('primary')} href={text.mirror + location.pathname}>
        <bdi>{new URL(text.mirror).host}</bdi>
      </a>
    );
  }
  if ('key' in text && text.key === 'information_confirm_terms_error') {
    return (
      <Link className={buttonClass('primary')} to={paths.to('confirm', language)} onClick={() => noticeBoard.close(id)}>
        {t('read_terms')}
      </Link>
    );
  }
  if (kind === 'maintenance') return null;
  if (kind === 'update') {
    return (
      <Button kind="primary" onClick={() => void reloadForUpdate()}>
        {t('common:reload')}
      </Button>
    );
  }
  return <Button onClick={() => noticeBoard.close(id)}>{t('main_ok')}</Button>;
}

function NoticeCard({ notice }: { readonly notice: BoardNotice }) {
  const { t } = useTranslation('common');
  const { id, text, kind, stays } = notice;
  const title = useNoticeTitle(notice);
  const { icon, role, tone } = LOOKS[kind];
  // Reading a notification pauses its timeout.
  const hold = () => noticeBoard.hold(id, true);
  const release = () => noticeBoard.hold(id, false);
  return (
    <li data-notice={kind} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <div role={role}>
        <Toast
          tone={tone}
          icon={icon}
          title={title}
          text={<NoticeWords text={text} />}
          action={stays ? <NoticeAction notice={notice} /> : null}
          closeLabel={t('close')}
          onClose={() => noticeBoard.close(id)}
        />
      </div>
    </li>
  );
}

/** Shows notifications over the page, below each other. */
export function Notices() {
  const notices = useSyncExternalStore(noticeBoard.subscribe, noticeBoard.shown, () => NONE);
  // Loaded in advance: once this domain does not answer, its texts could not load.
  const hasMirrors = useAppSelector((state) => selectConfig(state).mirrors.length > 0);
  const hasTexts = useNamespaces(notices.length > 0 || hasMirrors ? NAMESPACES : []);
  if (notices.length === 0 || !hasTexts) return null;
  return (
    <ToastList edge="top">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </ToastList>
  );
}
