import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { DoneView } from '../form/done-view.tsx';
import { TextRequestForm } from '../form/text-request-form.tsx';

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
          <TextRequestForm
            about={{ topic: 'ideas' }}
            words={{ label: t('idea'), missing: t('idea_missing'), send: t('idea_send') }}
            onSent={setSent}
          />
        )}
      </OfficeCard>
    </OfficePage>
  );
}
