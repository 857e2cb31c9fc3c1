import { type ReactNode, useState } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { Payment, PaymentsAnswer } from '#shared/contracts/cashier.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import { type PaymentsQuery, usePaymentsInfiniteQuery } from '../api.ts';

/**
 * Returns the request for a choice of the player; the same object until the choice changes.
 *
 * @param choice what was chosen, as text
 * @param make returns the request from the server clock (epoch ms) and the player's zone
 */
export function useKeptQuery(choice: string, make: (now: number, zone: Zone) => PaymentsQuery): PaymentsQuery {
  const clock = useServerClock();
  const { timeZone } = useAppSelector(selectDisplay);
  const key = `${choice}@${timeZone}`;
  const made = () => ({ key, query: make(clock.now(), timeZone) });
  const [kept, keep] = useState(made);
  if (kept.key === key) return kept.query;
  const next = made();
  keep(next);
  return next.query;
}

interface PaymentPagesProps {
  readonly query: PaymentsQuery;
  /** Draws what stands above the list, from its first page. */
  readonly head?: (first: PaymentsAnswer) => ReactNode;
  /** Stands in the place of an empty list. */
  readonly empty: ReactNode;
  readonly children: (payments: readonly Payment[]) => ReactNode;
}

/** Lists the matching payments page by page; open ones change while the list is shown. */
export function PaymentPages({ query, head, empty, children }: PaymentPagesProps) {
  const { t } = useTranslation(['cashier', 'history']);
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePaymentsInfiniteQuery(
    query,
    {
      pollingInterval: usePlayerPolling(),
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
    },
  );
  const retry = useRetry(refetch);
  if (!currentData) {
    return <OfficeCard>{error ? <FailedList error={error} onRetry={retry} /> : <Bone kind="price" />}</OfficeCard>;
  }
  const [first] = currentData.pages;
  const payments = currentData.pages.flatMap((page) => page.payments);
  return (
    <>
      {first && head ? head(first) : null}
      <OfficeCard>
        {payments.length === 0 ? empty : children(payments)}
        {hasNextPage ? (
          <div>
            <Button aria-busy={isFetchingNextPage} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('history:load_more')}
            </Button>
          </div>
        ) : null}
      </OfficeCard>
    </>
  );
}
