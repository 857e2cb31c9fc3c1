import { skipToken } from '@reduxjs/toolkit/query';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { cardHeadingClass } from '#renderer/ui/card.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { useSearchQuery } from './api.ts';
import { readRecent, withSearch, writeRecent } from './recent-searches.ts';
import styles from './search-dialog.module.css';
import { type Hit, HitContent, hitKey, hitLink } from './search-results.tsx';
import { useSettled } from './use-settled.ts';

const REST_MS = 250;
const MIN_LENGTH = 2;
const BONES = ['a', 'b', 'c', 'd'];

function useRecent() {
  const { storage } = useHost();
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    void readRecent(storage).then(setRecent);
  }, [storage]);
  const change = (next: readonly string[]) => {
    setRecent(next);
    void writeRecent(storage, next);
  };
  return { recent, remember: (text: string) => change(withSearch(recent, text)), forget: () => change([]) };
}

function useHits(text: string) {
  const wanted = useSettled(text.trim(), REST_MS);
  const isAsked = wanted.length >= MIN_LENGTH;
  const search = useSearchQuery(isAsked ? { query: { text: wanted } } : skipToken);
  const { currentData } = search;
  const hits = useMemo<Hit[]>(
    () => [
      ...(currentData?.competitions ?? []).map((competition): Hit => ({ kind: 'competition', competition })),
      ...(currentData?.games ?? []).map((game): Hit => ({ kind: 'game', game })),
    ],
    [currentData],
  );
  return { ...search, hits, isAsked, isSettled: wanted === text.trim() };
}

interface RecentProps {
  readonly recent: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly onForget: () => void;
}

function Recent({ recent, onChoose, onForget }: RecentProps) {
  const { t } = useTranslation('games');
  if (recent.length === 0) return <p className={styles.hint}>{t('search_hint')}</p>;
  return (
    <>
      <h3 className={cardHeadingClass}>{t('search_recent')}</h3>
      <div className={styles.recent}>
        {recent.map((text) => (
          <button key={text} type="button" className={styles.chip} onClick={() => onChoose(text)}>
            <bdi>{text}</bdi>
          </button>
        ))}
        <Button kind="quiet" onClick={onForget}>
          {t('search_forget')}
        </Button>
      </div>
    </>
  );
}

interface SearchDialogProps {
  readonly onClose: () => void;
}

/** Dialog that searches games, teams and competitions, by keyboard or pointer. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { t } = useTranslation(['games', 'common', 'errors']);
  const listId = useId();
  const navigate = useNavigate();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const recent = useRecent();
  const { hits, isAsked, isSettled, isError, isFetching, error, refetch } = useHits(text);
  const change = (next: string) => {
    setText(next);
    setActive(0);
  };
  const leave = () => {
    recent.remember(text);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    }
    const hit = hits[active];
    if (event.key === 'Enter' && hit && isSettled) {
      event.preventDefault();
      leave();
      void navigate(hitLink(hit, language));
    }
  };
  const body = () => {
    if (!isAsked) return <Recent recent={recent.recent} onChoose={change} onForget={recent.forget} />;
    if (hits.length > 0) {
      return hits.map((hit, index) => (
        <Link
          key={hitKey(hit)}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          data-active={index === active}
          className={styles.option}
          to={hitLink(hit, language)}
          onClick={leave}
        >
          <HitContent hit={hit} />
        </Link>
      ));
    }
    if (isFetching || !isSettled) return BONES.map((bone) => <Bones key={bone} />);
    if (isError) {
      return (
        <StateView
          kind="failed"
          title={t('search_failed')}
          text={t(`errors:${errorTextKey(toCallError(error))}`)}
          actions={<Button onClick={() => void refetch()}>{t('common:try_again')}</Button>}
        />
      );
    }
    return (
      <StateView kind="empty" title={t('search_nothing', { text: text.trim() })} text={t('search_nothing_text')} />
    );
  };
  return (
    <Dialog title={t('search_title')} titleHidden closeLabel={t('common:close')} wide full onClose={onClose}>
      <div className={styles.form}>
        <Icon name="search" size={20} />
        <input
          className={styles.input}
          type="search"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${active}` : undefined}
          aria-label={t('search_title')}
          placeholder={t('search_placeholder')}
          maxLength={64}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={t('common:close')} onClick={onClose} />
      </div>
      <div
        className={styles.results}
        id={listId}
        {...(hits.length > 0 ? { role: 'listbox', 'aria-label': t('search_title') } : {})}
      >
        {body()}
      </div>
    </Dialog>
  );
}

function Bones() {
  return (
    <div className={styles.bone}>
      <Bone width={60} />
      <Bone width={40} />
    </div>
  );
}
