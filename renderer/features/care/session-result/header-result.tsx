import { selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { selectActiveAccount, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import styles from './session-result.module.css';
import { SIGNED } from './signed-amount.ts';
import { useSessionResult } from './use-session-result.ts';

/** Writes profit or loss of the session in one currency, once it is known. */
export function ResultText({ iso }: { readonly iso: string }) {
  const { t } = useTranslation('session-result');
  const money = useMoneyText();
  const result = useSessionResult();
  if (!result) return null;
  const net = result[iso] ?? 0;
  const amount = money(net, iso, SIGNED);
  return (
    <span className={styles.result} data-sign={Math.sign(net)} data-session-result="" title={t('label')}>
      <bdi translate="no" aria-hidden="true">
        {net === 0 ? `±${amount}` : amount}
      </bdi>
      <span className="vh">{t('told', { amount })}</span>
    </span>
  );
}

/** Shows profit or loss of the session in the currency of the active account (trust R5); phones have it in the panel. */
export function HeaderResult() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const iso = useAppSelector((state) => selectActiveAccount(state)?.iso);
  const hasRoom = useMedia('(width >= 720px)');
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  return iso === undefined || isBalanceHidden || !hasRoom ? null : <ResultText key={userId} iso={iso} />;
}
