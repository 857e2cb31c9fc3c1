import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { selectMayRegister } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { type HistoryFilter, NO_FILTER } from './filters/history-filter.ts';
import { HistoryFilters } from './filters/history-filters.tsx';
import { useHistoryFilter } from './filters/use-history-filter.ts';
import styles from './history.module.css';
import { HistoryList } from './history-list.tsx';
import { useOpenCount } from './my-bets/open-bets.ts';
import { SingleCoupon } from './single-coupon.tsx';

const PendingOrderCards = lazyPart<{ readonly filter: HistoryFilter; readonly userId: number }>({
  load: async () => (await import('./wanted-odds/pending-order-cards.tsx')).PendingOrderCards,
  namespaces: [],
});

const ProfitView = lazyPart<{ readonly filter: HistoryFilter; readonly userId: number }>({
  load: async () => (await import('./profit/profit-view.tsx')).ProfitView,
  namespaces: ['profit', 'markets'],
});

const StatementExport = lazyPart<{ readonly filter: HistoryFilter; readonly userId: number }>({
  load: async () => (await import('./statement/statement-export.tsx')).StatementExport,
  namespaces: ['statement'],
});

const CashOutSeveral = lazyPart<{ readonly userId: number; readonly onClose: () => void }>({
  load: async () => (await import('./cash-out-several/cash-out-several.tsx')).CashOutSeveral,
  namespaces: ['cash-out'],
});

type Tool = 'profit' | 'statement';

/** Opens profit and loss, the statement, or the cash-out of several bets. */
function Tools({ filter, userId }: { readonly filter: HistoryFilter; readonly userId: number }) {
  const { t } = useTranslation('history');
  const [tool, setTool] = useState<Tool | null>(null);
  const [isCashingOut, setCashingOut] = useState(false);
  const openCount = useOpenCount();
  const toggle = (name: Tool) => (
    <Button aria-expanded={tool === name} onClick={() => setTool(tool === name ? null : name)}>
      {t(name)}
    </Button>
  );
  return (
    <>
      <div className={styles.tools}>
        {toggle('profit')}
        {toggle('statement')}
        {openCount > 1 || isCashingOut ? (
          <Button onClick={() => setCashingOut(true)}>{t('cash_out_several')}</Button>
        ) : null}
      </div>
      {tool === 'profit' ? <ProfitView filter={filter} userId={userId} /> : null}
      {tool === 'statement' ? <StatementExport filter={filter} userId={userId} /> : null}
      {isCashingOut ? <CashOutSeveral userId={userId} onClose={() => setCashingOut(false)} /> : null}
    </>
  );
}

/** Asks a visitor to sign in without leaving the page. */
function VisitorView() {
  const { t } = useTranslation('history');
  const dispatch = useAppDispatch();
  const mayRegister = useAppSelector(selectMayRegister);
  return (
    <Card>
      <StateView
        kind="empty"
        icon="user"
        title={t('visitor')}
        text={t('visitor_text')}
        actions={
          <>
            <Button kind="primary" onClick={() => dispatch(signInAsked({ reason: 'history' }))}>
              {t('sign_in')}
            </Button>
            {mayRegister ? (
              <Button onClick={() => dispatch(signUpAsked({ reason: 'history' }))}>{t('sign_up')}</Button>
            ) : null}
          </>
        }
      />
    </Card>
  );
}

function PlayerView({ userId }: { readonly userId: number }) {
  const { t } = useTranslation('history');
  const [query] = useSearchParams();
  const { filter, change } = useHistoryFilter();
  const couponId = query.get('coupon');
  if (couponId !== null) return <SingleCoupon couponId={couponId} userId={userId} />;
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <Card>
        <HistoryFilters filter={filter} change={change} />
      </Card>
      <Tools filter={filter} userId={userId} />
      <section className={styles.results} aria-label={t('coupons_label')}>
        <PendingOrderCards filter={filter} userId={userId} />
        <HistoryList filter={filter} userId={userId} onReset={() => change(NO_FILTER)} />
      </section>
    </>
  );
}

/** Shows the player's coupons: open and settled ones, their payouts, and how these were calculated. */
export function HistoryPage() {
  const player = useAppSelector(selectPlayer);
  return <OfficePage name="history">{player ? <PlayerView userId={player.user_id} /> : <VisitorView />}</OfficePage>;
}
