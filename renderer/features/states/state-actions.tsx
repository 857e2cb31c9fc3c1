import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { paths } from '#shared/domain/routing/paths.ts';

/** Reloads the page: where the state has ended, the guards redirect automatically. */
export function CheckAgain() {
  const { t } = useTranslation('states');
  return (
    <Button kind="primary" onClick={() => location.reload()}>
      {t('check_again')}
    </Button>
  );
}

interface WriteSupportProps {
  readonly subject: string;
  readonly kind?: 'primary' | 'secondary';
}

/** Opens an email to support with a subject. */
export function WriteSupport({ subject, kind = 'secondary' }: WriteSupportProps) {
  const { t } = useTranslation('states');
  const { support } = useAppSelector(selectConfig);
  return (
    <a className={buttonClass(kind)} href={`mailto:${support.email}?subject=${encodeURIComponent(subject)}`}>
      {t('write_support')}
    </a>
  );
}

export function GoHome({ kind = 'primary' }: { readonly kind?: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Link className={buttonClass(kind)} to={paths.home(language)}>
      {t('go_home')}
    </Link>
  );
}

export function GoToHistory({ kind = 'secondary' }: { readonly kind?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('states');
  const language = useLanguage();
  return (
    <Link className={buttonClass(kind)} to={paths.to('office/history', language)}>
      {t('history_link')}
    </Link>
  );
}
