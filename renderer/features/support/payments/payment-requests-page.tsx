import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { EntryFace, EntryList, entryClass } from '#renderer/ui/entry-list.tsx';
import { PAYMENT_TOPICS } from '#shared/domain/cashier/payment-topics.ts';
import { paymentQuestionPaths } from '#shared/domain/routing/payment-question-paths.ts';

const Requests = officePart({
  load: async () => (await import('./payment-requests.tsx')).PaymentRequests,
  namespaces: ['payment-requests', 'support', 'errors'],
});

/** Leads to a new request on each topic. */
function Topics() {
  const { t } = useTranslation('payment-requests');
  const language = useLanguage();
  return (
    <OfficeCard title={t('topics_title')}>
      <p>{t('topics_text')}</p>
      <EntryList>
        {PAYMENT_TOPICS.map(({ id, key }) => (
          <Link key={id} className={entryClass} to={paymentQuestionPaths.create({ language, topicId: id })}>
            <EntryFace icon="info" leads>
              {t(`topic_${key}`)}
            </EntryFace>
          </Link>
        ))}
      </EntryList>
    </OfficeCard>
  );
}

/** Page of the office with the player's questions about payments, and the topics of new ones. */
export function PaymentRequestsPage() {
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  return (
    <OfficePage name="payment_requests">
      {isPlayer ? <Requests /> : null}
      <Topics />
    </OfficePage>
  );
}
