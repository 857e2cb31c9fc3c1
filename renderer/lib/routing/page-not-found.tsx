import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { Link } from './link.tsx';
import { useLanguage } from './use-route.ts';

/**
 * Page of an unknown address (shell §2.1).
 *
 * @param props.back link to a page near the address, before the links to home and live games
 */
export function PageNotFound({ back }: { readonly back?: ReactNode }) {
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
            {back}
            <Link className={buttonClass(back ? 'secondary' : 'primary')} to={paths.home(language)}>
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
