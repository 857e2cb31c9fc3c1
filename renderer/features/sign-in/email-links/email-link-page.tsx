import { useSearchParams } from 'react-router-dom';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { stateName } from '#renderer/lib/routing/state-name.ts';
import { useLanguage, useRoute } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import type { LinkPurpose } from '#shared/contracts/email-links.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useFollowLinkMutation } from './email-links-api.ts';

const PURPOSES: Readonly<Record<string, LinkPurpose>> = {
  'account-verify': 'verify',
  activate: 'activate',
  'stop-newsletter': 'newsletter',
};

/**
 * Page that the link of an email opens (shell §2.7). Opening it has no effect yet: mail services open links too, so the
 * player presses a button.
 */
export function EmailLinkPage() {
  const { t } = useTranslation(['states', 'common']);
  const language = useLanguage();
  const route = useRoute();
  const [query] = useSearchParams();
  const [follow, { isLoading, isSuccess, error }] = useFollowLinkMutation();
  const purpose = PURPOSES[route?.row.id ?? ''];
  if (!route || !purpose) return null;
  const name = stateName(route);
  const token = query.get('token') ?? '';
  const goHome = (
    <Link className={buttonClass(isSuccess ? 'primary' : 'secondary')} to={paths.home(language)}>
      {t('common:go_home')}
    </Link>
  );
  if (isSuccess) return <NoticeScreen tone="good" icon="check" title={t(`done_${name}`)} actions={goHome} />;
  return (
    <NoticeScreen
      tone={token === '' ? 'warn' : 'calm'}
      icon={token === '' ? 'alert' : 'info'}
      title={t(`title_${name}`)}
      text={token === '' ? t('link_incomplete') : t(`text_${name}`)}
      actions={
        <>
          {token === '' ? null : (
            <Button
              kind="primary"
              disabled={isLoading}
              aria-busy={isLoading}
              onClick={() => void follow({ body: { purpose, token } })}
            >
              {t(`button_${name}`)}
            </Button>
          )}
          {goHome}
        </>
      }
    >
      {error ? <FormFailure error={toCallError(error)} /> : null}
    </NoticeScreen>
  );
}
