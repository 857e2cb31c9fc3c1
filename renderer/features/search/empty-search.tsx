import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { cardHeadingClass } from '#renderer/ui/card.tsx';
import { readRecent, withoutSearch, withSearch, writeRecent } from './recent-searches.ts';
import styles from './search-dialog.module.css';

export interface RecentSearches {
  readonly texts: readonly string[];
  readonly remember: (text: string) => void;
  readonly forget: (text: string) => void;
  readonly forgetAll: () => void;
}

/** Returns the recent searches of this player on this device. */
export function useRecentSearches(): RecentSearches {
  const { storage } = useHost();
  const owner = useAppSelector((state) => selectPlayer(state)?.user_id ?? 0);
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void readRecent(storage, owner).then((texts) => isCurrent && setRecent(texts));
    return () => {
      isCurrent = false;
    };
  }, [storage, owner]);
  const change = (next: readonly string[]) => {
    setRecent(next);
    void writeRecent(storage, owner, next);
  };
  return {
    texts: recent,
    remember: (text) => change(withSearch(recent, text)),
    forget: (text) => change(withoutSearch(recent, text)),
    forgetAll: () => change([]),
  };
}

interface RecentListProps {
  readonly recent: RecentSearches;
  readonly onChoose: (text: string) => void;
}

/** Shows the recent searches; each can be repeated and removed. */
export function RecentList({ recent, onChoose }: RecentListProps) {
  const { t } = useTranslation(['search', 'games']);
  if (recent.texts.length === 0) return null;
  return (
    <>
      <h3 className={cardHeadingClass}>{t('games:search_recent')}</h3>
      <div className={styles.recent}>
        {recent.texts.map((text) => (
          <span key={text} className={styles.chip}>
            <button type="button" onClick={() => onChoose(text)}>
              <bdi>{text}</bdi>
            </button>
            <IconButton icon="close" label={t('remove', { text })} onClick={() => recent.forget(text)} />
          </span>
        ))}
        <Button kind="quiet" onClick={recent.forgetAll}>
          {t('games:search_forget')}
        </Button>
      </div>
    </>
  );
}
