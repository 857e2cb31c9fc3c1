import { contentPagesArguments, useContentPagesQuery } from '#renderer/lib/api/content-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { paths } from '#shared/domain/routing/paths.ts';

/** Says that an offer does not exist or has ended, and leads to the list of those that do. */
export function OfferNotFound({ listedAt }: { readonly listedAt: string }) {
  const { t } = useTranslation(['content', 'common']);
  const language = useLanguage();
  const { currentData } = useContentPagesQuery(contentPagesArguments(language));
  const list = currentData?.pages.find(({ id }) => id === listedAt);
  return (
    <Card>
      <h1 className="vh">{t('offer_missing')}</h1>
      <StateView
        kind="empty"
        title={t('offer_missing')}
        text={t('offer_missing_text')}
        actions={
          <>
            {list ? (
              <Link className={buttonClass('primary')} to={`${paths.home(language)}/${list.id}`}>
                {list.name}
              </Link>
            ) : null}
            <Link className={buttonClass('secondary')} to={paths.home(language)}>
              {t('common:go_home')}
            </Link>
          </>
        }
      />
    </Card>
  );
}
