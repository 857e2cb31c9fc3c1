import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { Link } from './link.tsx';
import { useLanguage } from './use-route.ts';

/** Page of an unknown address (shell §2.1). */
export function PageNotFound() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Card>
      <h1 className="vh">{t('page_not_found')}</h1>
      <StateView
        kind="empty"
        title={t('page_not_found')}
        text={t('page_not_found_text')}
        actions={
          <>
            <Link className={buttonClass('primary')} to={paths.home(language)}>
              {t('go_home')}
            </Link>
            <Link className={buttonClass('secondary')} to={paths.live({ language })}>
              {t('nav_live')}
            </Link>
          </>
        }
      />
    </Card>
  );
}
