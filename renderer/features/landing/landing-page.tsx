import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { PageNotFound } from '#renderer/lib/routing/page-not-found.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { Landing } from '#shared/contracts/landing.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { LANDING_POLL_MS, useLandingQuery } from './api.ts';
import styles from './landing.module.css';
import { LandingAction } from './landing-action.tsx';
import { Block } from './landing-blocks.tsx';
import { landingArguments } from './load.ts';

function Shown({ landing }: { readonly landing: Landing }) {
  const { hero } = landing.texts;
  return (
    <article
      className={styles.landing}
      lang={landing.language}
      dir={languageOf(landing.language).dir}
      data-landing={landing.id}
    >
      <Hero title={hero.title} lead={hero.text} grand>
        <LandingAction landing={landing} />
      </Hero>
      {landing.blocks.map((block) => (
        <Block key={block} block={block} landing={landing} />
      ))}
    </article>
  );
}

/** Landing page for visitors from outside, without the product's frame (shell §2.4). */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'errors', 'common']);
  const language = useLanguage();
  const params = useRouteParams();
  const { currentData, error, refetch } = useLandingQuery(landingArguments(params, language), {
    pollingInterval: LANDING_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const retry = useRetry(refetch);
  if (error) {
    const failure = toCallError(error);
    if (failure.status === 404 || failure.status === 400) return <PageNotFound />;
    if (!currentData) {
      return (
        <Card>
          <StateView
            kind="failed"
            icon="alert"
            title={t('common:list_failed')}
            text={t(`errors:${errorTextKey(failure)}`)}
            actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
          />
        </Card>
      );
    }
  }
  if (currentData) return <Shown landing={currentData} />;
  return (
    <div className={styles.landing} aria-hidden="true">
      <Bone width={60} />
      <Bone width={80} />
      <Bone kind="price" />
    </div>
  );
}
