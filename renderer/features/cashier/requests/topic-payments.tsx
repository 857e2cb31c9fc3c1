import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { paymentQuestionPaths } from '#shared/domain/routing/payment-question-paths.ts';
import { PaymentPages, useKeptQuery } from '../payments/payment-pages.tsx';
import { PaymentTable } from '../payments/payments-list.tsx';
import type { TopicProps } from './topic-frame.tsx';

/** Lists the player's payments that fit a topic; each leads to what it answers. */
export function TopicPayments({ topic, subTopicId }: TopicProps) {
  const { t } = useTranslation('payment-requests');
  const language = useLanguage();
  const userId = useAppSelector(selectPlayer)?.user_id ?? 0;
  const query = useKeptQuery(`${userId}?topic=${topic.id}`, () => ({ userId, topic: String(topic.id) }));
  const path = { language, topicId: topic.id, subTopicId };
  return (
    <PaymentPages
      query={query}
      empty={
        <StateView
          kind="empty"
          icon="clock"
          title={t('list_empty')}
          text={t('list_empty_text')}
          actions={
            <Link className={buttonClass('secondary')} to={paths.to('office/support', language)}>
              {t('choose_none')}
            </Link>
          }
        />
      }
    >
      {(payments) => (
        <PaymentTable
          payments={payments}
          onOpen={{ pathOf: (paymentId) => paymentQuestionPaths.transaction(path, paymentId) }}
        />
      )}
    </PaymentPages>
  );
}
