import { useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectTermsChangedAt, termsApi } from '#renderer/lib/api/terms-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectRenderedAt } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import styles from './confirm-terms-page.module.css';
import { RulesText } from './rules-text.tsx';

interface NotAcceptedProps {
  readonly reason: string;
  readonly onClose: () => void;
}

/** Shows why accepting failed; only its own button closes it (shell §4, Terms; N-04). */
function NotAccepted({ reason, onClose }: NotAcceptedProps) {
  const { t } = useTranslation(['states', 'common']);
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('terms_error_title')}
      closeLabel={t('common:close')}
      padded
      insistent
      initialFocus={ok}
      onClose={onClose}
    >
      <Notice kind="warn" icon="alert" announced>
        {reason}
      </Notice>
      <p className={styles.answer}>
        <Button ref={ok} wide onClick={onClose}>
          {t('terms_error_ok')}
        </Button>
      </p>
    </Dialog>
  );
}

/** Page where the player accepts changed rules before continuing (shell §2.9, G-04). */
export function ConfirmTermsPage() {
  const { t } = useTranslation(['states', 'errors']);
  const text = useTimeText();
  const now = useAppSelector(selectRenderedAt);
  const changedAt = useAppSelector(selectTermsChangedAt);
  const [hasRead, setRead] = useState(false);
  const [accept, { isLoading, error, reset }] = termsApi.useAcceptAgreementMutation();
  return (
    <NoticeScreen
      tone="calm"
      icon="info"
      title={t('title_confirm')}
      text={t('text_confirm')}
      actions={
        <Button kind="primary" disabled={!hasRead} aria-busy={isLoading} onClick={() => isLoading || void accept()}>
          {t('terms_accept')}
        </Button>
      }
    >
      {error ? <NotAccepted reason={t(`errors:${errorTextKey(toCallError(error))}`)} onClose={reset} /> : null}
      {changedAt === null ? null : (
        <p>
          {t('terms_changed_at')} <strong>{text.moment(changedAt, now)}</strong>
        </p>
      )}
      <RulesText />
      <CheckboxField label={t('terms_agree')} checked={hasRead} onChange={setRead} />
    </NoticeScreen>
  );
}
