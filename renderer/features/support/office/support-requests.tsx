import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { DoneView } from '../form/done-view.tsx';
import { QuestionForm } from '../requests/question-form.tsx';
import { RequestList } from '../requests/request-list.tsx';
import { RequestView } from '../requests/request-view.tsx';
import { useSupportUser } from '../use-support-state.ts';

/** What the page shows: the list, one request, the form, or the news that a question was sent. */
type View =
  | { readonly kind: 'list'; readonly cameFrom: number | null }
  | { readonly kind: 'request'; readonly id: number; readonly userId: number }
  | { readonly kind: 'form' }
  | { readonly kind: 'sent'; readonly request: SupportRequest };

const LIST: View = { kind: 'list', cameFrom: null };

function Asking({
  onSent,
  onBack,
}: {
  readonly onSent: (request: SupportRequest) => void;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('support');
  const first = useRef<HTMLTextAreaElement>(null);
  return (
    <OfficeCard title={t('question_title')}>
      <QuestionForm topic="other" first={first} onSent={onSent} />
      <Button kind="quiet" onClick={onBack}>
        {t('all_requests')}
      </Button>
    </OfficeCard>
  );
}

/** The player's requests to support with their answers, and the form for another one. */
export function SupportRequests() {
  const { t } = useTranslation('support');
  const userId = useSupportUser();
  const [view, setView] = useState<View>(LIST);
  // A request of the player before belongs to the page before.
  const shown = view.kind === 'request' && view.userId !== userId ? LIST : view;
  if (shown.kind === 'form') {
    return <Asking onSent={(request) => setView({ kind: 'sent', request })} onBack={() => setView(LIST)} />;
  }
  return (
    <OfficeCard title={shown.kind === 'request' ? t('request_number', { number: shown.id }) : t('requests_title')}>
      {shown.kind === 'sent' ? (
        <DoneView title={t('question_sent')} text={t('question_sent_text', { number: shown.request.id })}>
          <Button kind="primary" onClick={() => setView(LIST)}>
            {t('to_requests')}
          </Button>
        </DoneView>
      ) : null}
      {shown.kind === 'request' ? (
        <RequestView
          key={shown.id}
          userId={userId}
          requestId={shown.id}
          onBack={() => setView({ kind: 'list', cameFrom: shown.id })}
        />
      ) : null}
      {shown.kind === 'list' ? (
        <RequestList
          userId={userId}
          cameFrom={shown.cameFrom}
          onShow={(id) => setView({ kind: 'request', id, userId })}
          onAsk={() => setView({ kind: 'form' })}
        />
      ) : null}
    </OfficeCard>
  );
}
