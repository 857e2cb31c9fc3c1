import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { TextArea } from '#renderer/ui/text-area.tsx';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { SUPPORT_TEXT_LENGTH } from '#shared/domain/support/support-topics.ts';
import { useCreateSupportRequestMutation } from '../api.ts';
import { DoneView } from '../form/done-view.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import styles from '../form/form.module.css';
import { useIntent } from '../form/use-intent.ts';

function IdeaForm({ onSent }: { readonly onSent: (request: SupportRequest) => void }) {
  const { t } = useTranslation(['office-help', 'support']);
  const [text, setText] = useState('');
  const [create, { isLoading, error }] = useCreateSupportRequestMutation();
  const body = { topic: 'ideas', text: text.trim() } as const;
  const intent = useIntent();
  const send = async () => {
    const { data } = await create({ body, idempotencyKey: intent.keyOf(body) });
    if (data) onSent(data);
  };
  const check = () => (body.text === '' ? { text: t('idea_missing') } : {});
  const { form, errors, submit } = useCheckedForm<'text'>(check, () => void send());
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FailureNotice error={toCallError(error)} /> : null}
      <TextArea
        label={t('idea')}
        error={errors.text}
        tall
        maxLength={SUPPORT_TEXT_LENGTH}
        value={text}
        onChange={setText}
      />
      <div>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t(isLoading ? 'support:sending' : 'idea_send')}
        </Button>
      </div>
    </form>
  );
}

/** Page of the office on which players send ideas; support answers them like any other request (O-09). */
export function ShareIdeaPage() {
  const { t } = useTranslation(['office-help', 'support']);
  const language = useLanguage();
  const { brand } = useAppSelector(selectConfig);
  const [sent, setSent] = useState<SupportRequest | null>(null);
  return (
    <OfficePage name="share_idea" intro={t('idea_intro', { brand })}>
      <OfficeCard>
        {sent ? (
          <DoneView title={t('idea_sent')} text={t('support:question_sent_text', { number: sent.id })}>
            <Link className={buttonClass('primary')} to={paths.to('office/support', language)}>
              {t('support:to_requests')}
            </Link>
            <Button onClick={() => setSent(null)}>{t('idea_another')}</Button>
          </DoneView>
        ) : (
          <IdeaForm onSent={setSent} />
        )}
      </OfficeCard>
    </OfficePage>
  );
}
