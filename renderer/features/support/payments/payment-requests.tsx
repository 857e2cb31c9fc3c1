import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { REQUEST_PARAMETER } from '#shared/domain/routing/payment-question-paths.ts';
import { usePaymentRequestsQuery } from '../api.ts';
import { RequestView } from '../requests/request-view.tsx';
import styles from '../requests/requests.module.css';
import { useSupportUser } from '../use-support-state.ts';
import { PaymentRequestLine } from './payment-request-line.tsx';

/** Returns the request that an address names; null for none, and for what is no number. */
function requestOf(query: URLSearchParams): number | null {
  const text = query.get(REQUEST_PARAMETER) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

interface ListProps {
  readonly userId: number;
  /** Request from which the player returns; null for none. */
  readonly cameFrom: number | null;
}

function List({ userId, cameFrom }: ListProps) {
  const { t } = useTranslation(['payment-requests', 'errors']);
  const { currentData, error, refetch } = usePaymentRequestsQuery(
    { userId, paymentId: null },
    { pollingInterval: usePlayerPolling(), skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const retry = useRetry(refetch);
  if (!currentData) return error ? <FailedList error={error} onRetry={retry} /> : <Bone kind="price" />;
  if (currentData.requests.length === 0) {
    return <StateView kind="empty" icon="info" title={t('requests_empty')} text={t('requests_empty_text')} />;
  }
  return (
    <ul className={styles.list}>
      {currentData.requests.map((request) => (
        <li key={request.id}>
          <PaymentRequestLine request={request} isFirst={request.id === cameFrom} />
        </li>
      ))}
    </ul>
  );
}

/** The player's requests about payments, or the conversation of the one that the address names. */
export function PaymentRequests() {
  const { t } = useTranslation(['payment-requests', 'support']);
  const userId = useSupportUser();
  const [query, setQuery] = useSearchParams();
  const [cameFrom, setCameFrom] = useState<number | null>(null);
  const requestId = requestOf(query);
  const back = () => {
    setCameFrom(requestId);
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(REQUEST_PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <OfficeCard title={requestId === null ? t('requests_title') : t('support:request_number', { number: requestId })}>
      {requestId === null ? (
        <List userId={userId} cameFrom={cameFrom} />
      ) : (
        <RequestView key={`${userId} ${requestId}`} userId={userId} requestId={requestId} onBack={back} />
      )}
    </OfficeCard>
  );
}
