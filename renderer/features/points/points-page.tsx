import type { ReactNode } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { selectAccounts, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { PointsTermsAnswer } from '#shared/contracts/points.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { usePointsQuery, usePointsTermsQuery } from './api.ts';
import { OffersCard } from './offers-card.tsx';
import { FreeBets, PointsHistory } from './own-points.tsx';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

/** Returns the currency of the figures: that of the player's main account, or what accounts usually have here. */
function useFigureCurrency(): string {
  const accounts = useAppSelector(selectAccounts);
  const { geoCurrencyCode, defaultCurrency } = useAppSelector(selectConfig);
  const own = accounts.find(({ type }) => type === ACCOUNT_TYPE.main)?.iso;
  return [own, geoCurrencyCode].find((iso) => typeof iso === 'string' && isCurrencyIso(iso)) ?? defaultCurrency;
}

interface TermsProps {
  readonly terms: PointsTermsAnswer;
  /** ISO 4217. */
  readonly iso: string;
}

function Earning({ terms: { rate, minCoef }, iso }: TermsProps) {
  const { t } = useTranslation('points');
  const money = useMoneyText();
  const odds = useBetText().coef(minCoef);
  const text = usePointsText();
  const amount = money(currencyOf(iso).initialAmount, iso);
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('earn_title')}</h2>
      <ul className={styles.list}>
        <li suppressHydrationWarning>{t('earn_rate', { points: text.points(rate), amount })}</li>
        <li>{t('earn_odds', { odds })}</li>
        <li>{t('earn_settled')}</li>
        <li>{t('earn_none')}</li>
        <li>{t('earn_cash_out')}</li>
      </ul>
    </Card>
  );
}

/** Says what points and free bets are not, and where limits are. */
function Limits() {
  const { t } = useTranslation('points');
  const language = useLanguage();
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('know_title')}</h2>
      <ul className={styles.list}>
        <li>{t('know_free_bet')}</li>
        <li>{t('know_unused')}</li>
        <li>{t('know_no_money')}</li>
        <li>{t('know_no_more')}</li>
      </ul>
      <p className={styles.links}>
        <Link className={styles.link} to={paths.to('information/responsiblegaming', language)}>
          {t('safer_play')}
        </Link>
      </p>
    </Card>
  );
}

function Balance({ balance }: { readonly balance: number | null }) {
  const { t } = useTranslation('points');
  const text = usePointsText();
  return (
    <p className={styles.balance} role="status">
      {t('own')} {balance === null ? <Bone width={20} /> : <b>{text.points(balance)}</b>}
    </p>
  );
}

function Guest() {
  const { t } = useTranslation('points');
  const dispatch = useAppDispatch();
  return (
    <p className={styles.guest}>
      {t('guest')} <Button onClick={() => dispatch(signInAsked({ reason: 'none' }))}>{t('sign_in')}</Button>
    </p>
  );
}

interface PartsProps {
  readonly terms: PointsTermsAnswer;
  readonly onChanged: () => void;
}

function OfPlayer({ userId, terms, onChanged }: PartsProps & { readonly userId: number }) {
  const iso = useFigureCurrency();
  const pollingInterval = usePlayerPolling();
  const { data } = usePointsQuery({ userId, before: null }, { pollingInterval, skipPollingIfUnfocused: true });
  const balance = data?.balance ?? null;
  return (
    <Framed top={<Balance balance={balance} />}>
      <FreeBets />
      <OffersCard offers={terms.offers} iso={iso} balance={balance} onChanged={onChanged} />
      <PointsHistory userId={userId} />
      <Earning terms={terms} iso={iso} />
      <Limits />
    </Framed>
  );
}

function OfGuest({ terms, onChanged }: PartsProps) {
  const iso = useFigureCurrency();
  return (
    <Framed top={<Guest />}>
      <Earning terms={terms} iso={iso} />
      <OffersCard offers={terms.offers} iso={iso} balance={null} onChanged={onChanged} />
      <Limits />
    </Framed>
  );
}

function Framed({ top, children }: { readonly top?: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation('points');
  return (
    <div className={styles.page}>
      <Hero title={t('heading')} lead={t('lead')}>
        {top}
      </Hero>
      {children}
    </div>
  );
}

/** Page of points: how they are earned and what they buy, and for a player those that there are (shell §2.7). */
export function PointsPage() {
  const player = useAppSelector(selectPlayer);
  const { currentData: terms, error, refetch } = usePointsTermsQuery();
  const retry = useRetry(refetch);
  const onChanged = () => void refetch();
  if (terms && player) return <OfPlayer userId={player.user_id} terms={terms} onChanged={onChanged} />;
  if (terms) return <OfGuest terms={terms} onChanged={onChanged} />;
  return (
    <Framed>
      {error ? (
        <Card>
          <FailedList error={error} onRetry={retry} />
        </Card>
      ) : (
        <Bone kind="price" />
      )}
    </Framed>
  );
}
