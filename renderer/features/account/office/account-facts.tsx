import { selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useOfficeMenuQuery } from '#renderer/lib/office/office-api.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './account-facts.module.css';

/** Facts about the player that come with the menu of the office (shell §7): country and bonus money, and the points. */
export function AccountFacts() {
  const { t, language } = useTranslation(['office', 'auth']);
  const money = useMoneyText();
  const { hasPoints } = useAppSelector(selectConfig);
  // Every account tells the points of its player.
  const points = useAppSelector(selectAccounts)[0]?.points ?? 0;
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  const user = useOfficeMenuQuery(undefined).data?.user;
  const bonus = (user?.bonus_balance ?? []).filter((one) => one.money > 0);
  const country = user?.country_code
    ? new Intl.DisplayNames([language], { type: 'region' }).of(user.country_code)
    : null;
  return (
    <dl className={styles.facts}>
      {country ? (
        <div>
          <dt>{t('country')}</dt>
          <dd>{country}</dd>
        </div>
      ) : null}
      {bonus.map(({ iso, money: amount }) => (
        <div key={iso}>
          <dt>{t('bonus_money')}</dt>
          <dd>
            <bdi translate="no">{isBalanceHidden ? t('auth:hidden') : money(amount, iso)}</bdi>
          </dd>
        </div>
      ))}
      {hasPoints ? (
        <div>
          <dt>{t('points')}</dt>
          <dd>
            <Link className={styles.link} to={paths.to('office/rewards', language)}>
              {new Intl.NumberFormat(language).format(points)}
            </Link>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
