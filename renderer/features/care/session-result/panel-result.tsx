import { selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { selectActiveAccount, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import styles from './session-result.module.css';
import { SIGNED } from './signed-amount.ts';
import { useSessionResult } from './use-session-result.ts';

function Amounts({ iso }: { readonly iso: string }) {
  const { t } = useTranslation(['session-result', 'auth']);
  const money = useMoneyText();
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  const result = useSessionResult();
  if (!result) return null;
  if (isBalanceHidden) return <dd>{t('auth:hidden')}</dd>;
  const amounts = Object.entries({ [iso]: 0, ...result });
  return amounts.map(([currency, net]) => (
    <dd key={currency} data-sign={Math.sign(net)}>
      <bdi translate="no">{money(net, currency, SIGNED)}</bdi>
    </dd>
  ));
}

/** Shows time and profit or loss of the session in the account panel, where phones have no room in the header (trust R5). */
export function PanelResult() {
  const { t } = useTranslation(['session-result', 'account']);
  const now = useNow(MINUTE_MS);
  const player = useAppSelector(selectPlayer);
  const account = useAppSelector(selectActiveAccount);
  if (!player || !account) return null;
  const minutes = Math.max(0, Math.floor((now - player.signedInAt) / MINUTE_MS));
  return (
    <div className={styles.panel} data-session-result="">
      <p>{t('account:session_time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
      <dl>
        <dt>{t('label')}</dt>
        <Amounts key={player.user_id} iso={account.iso} />
      </dl>
    </div>
  );
}
