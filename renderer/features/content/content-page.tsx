import { skipToken } from '@reduxjs/toolkit/query';
import { type ComponentType, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { contentPagesArguments, useContentPagesQuery } from '#renderer/lib/api/content-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { PageNotFound } from '#renderer/lib/routing/page-not-found.tsx';
import { useLanguage, useRoute } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { ContentClass, ContentPage } from '#shared/contracts/content.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { contentApi, useContentQuery } from './api.ts';
import { Article } from './article.tsx';
import { Composed } from './composed.tsx';
import styles from './content.module.css';
import { Landing } from './landing.tsx';
import { contentArguments, hasUsualFrame, isMissing } from './load.ts';
import { OfferNotFound } from './offer-not-found.tsx';

/** How often a page with games or an end is read again; prices and scores come by the feed. */
const POLL_MS = 30_000;

/** Frames of the classes that are no articles. */
const FRAMES: Partial<Record<ContentClass, ComponentType<{ readonly page: ContentPage }>>> = {
  landing: Landing,
  composed: Composed,
};

/** Kinds of blocks that change without a new version of their page. */
const CHANGING: ReadonlySet<string> = new Set(['games', 'countdown', 'offerTerms', 'offerList']);

const isLasting = ({ blocks, endsAt }: ContentPage): boolean =>
  endsAt === null && blocks.every((block) => !CHANGING.has(block.kind) && !('subject' in block));

/** Scrolls to the part of the page that a followed link names; the browser does so for the page that it opened. */
function useNamedPart(page: ContentPage | undefined): void {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() !== 'POP';
  const id = page?.id;
  useEffect(() => {
    if (isFollowed && id !== undefined && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isFollowed, id, hash]);
}

/** Returns the page of the address; one that changes is read again and again. */
function useContent() {
  const language = useLanguage();
  const route = useRoute();
  const question = route ? contentArguments(route, language) : skipToken;
  const { currentData: known } = contentApi.endpoints.content.useQueryState(question);
  return useContentQuery(question, {
    pollingInterval: known && !isLasting(known) ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

/** Says that there is no page at the address, and links the nearest page above it. */
function NoContent() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const route = useRoute();
  const id = (route && contentIdOf(route)) ?? '';
  const { currentData } = useContentPagesQuery(hasUsualFrame(route) ? contentPagesArguments(language) : skipToken);
  const above = (currentData?.pages ?? []).filter((page) => id.startsWith(`${page.id}/`));
  const nearest = above.sort((a, b) => b.id.length - a.id.length)[0];
  const back = nearest ? (
    <Link className={buttonClass('primary')} to={`${paths.home(language)}/${nearest.id}`}>
      {t('back_to', { name: nearest.name })}
    </Link>
  ) : undefined;
  return <PageNotFound back={back} />;
}

/** Page of words, as the operator has written it: an article in the usual frame, or a landing. */
export function ContentScreen() {
  const { t } = useTranslation(['content', 'errors', 'common']);
  const listedAt = useRoute()?.row.listedAt;
  const { currentData, error, refetch } = useContent();
  const retry = useRetry(refetch);
  useNamedPart(currentData);
  if (error) {
    if (isMissing(error)) return listedAt === undefined ? <NoContent /> : <OfferNotFound listedAt={listedAt} />;
    if (!currentData) {
      return (
        <Card>
          <StateView
            kind="failed"
            icon="alert"
            title={t('common:page_failed')}
            text={t(`errors:${errorTextKey(toCallError(error))}`)}
            actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
          />
        </Card>
      );
    }
  }
  if (currentData) {
    const Frame = FRAMES[currentData.class] ?? Article;
    return <Frame page={currentData} />;
  }
  return (
    <div className={styles.page} aria-hidden="true">
      <Bone width={60} />
      <Bone width={80} />
      <Bone kind="price" />
    </div>
  );
}
