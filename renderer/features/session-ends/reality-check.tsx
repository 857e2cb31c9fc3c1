import { useEffect, useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useNotify } from '#renderer/lib/notices/use-notify.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { MINUTE_MS, useNow, useServerClock } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { RealityTotals } from '#shared/contracts/session-life.ts';
import { useAnswerRealityCheckMutation, useRealityCheckQuery } from './api.ts';
import styles from './session-ends.module.css';

interface RealityCheckProps {
  /** Called when the back end accepted the answer. */
  readonly onAnswered: () => void;
  readonly onSignOut: () => void;
}

/** Shows stakes and winnings in one currency. */
function Totals({ totals }: Pick<RealityTotals, 'totals'>) {
  const { t } = useTranslation('modals');
  const money = useMoneyText();
  if (totals.length === 0) return <p>{t('reality_no_bets')}</p>;
  return totals.map(({ iso, staked, won, open, net }) => (
    <dl key={iso} className={styles.totals}>
      <div>
        <dt>{t('reality_staked')}</dt>
        <dd translate="no">{money(staked, iso)}</dd>
      </div>
      <div>
        <dt>{t('reality_won')}</dt>
        <dd translate="no">{money(won, iso)}</dd>
      </div>
      {open > 0 ? (
        <div>
          <dt>{t('reality_open')}</dt>
          <dd translate="no">{money(open, iso)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('reality_net')}</dt>
        <dd translate="no" data-sign={Math.sign(net)}>
          {money(net, iso)}
        </dd>
      </div>
    </dl>
  ));
}

function Facts() {
  const { t } = useTranslation(['modals', 'errors']);
  const { data, error } = useRealityCheckQuery(undefined, { refetchOnMountOrArgChange: true });
  const now = useNow(MINUTE_MS);
  if (error) return <p role="alert">{t(`errors:${errorTextKey(toCallError(error))}`)}</p>;
  if (!data) return <p role="status">{t('loading')}</p>;
  const { signedInAt, totals } = data.data;
  const minutes = Math.max(0, Math.floor((Math.max(now, data.data.now) - signedInAt) / MINUTE_MS));
  return (
    <>
      <p className={styles.countdown}>
        {t('reality_time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </p>
      <Totals totals={totals} />
    </>
  );
}

/** Shows the check as a system notification to a player who does not look at the page. */
function useReminder(): void {
  const { t } = useTranslation(['modals', 'desktop-notices']);
  const money = useMoneyText();
  const notify = useNotify();
  const { data, error } = useRealityCheckQuery(undefined, { refetchOnMountOrArgChange: true });
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || !(data || error)) return;
    isTold.current = true;
    const title = t('reality_title');
    if (!data) return notify({ kind: 'reality-check', title, plain: t('reality_text') });
    const { signedInAt, now, totals } = data.data;
    const minutes = Math.max(0, Math.floor((now - signedInAt) / MINUTE_MS));
    const plain = t('desktop-notices:reality_plain', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    const sums = totals.map(({ iso, staked, net }) =>
      t('desktop-notices:reality_money', { staked: money(staked, iso), net: money(net, iso) }),
    );
    notify({ kind: 'reality-check', title, plain, withAmounts: [plain, ...sums].join(' ') });
  }, [data, error, notify, money, t]);
}

/** Interrupts the player with the time and money of this session (betting §3, §4; N-09). */
export function RealityCheck({ onAnswered, onSignOut }: RealityCheckProps) {
  const { t } = useTranslation(['modals', 'common', 'errors']);
  const clock = useServerClock();
  const [answer, { error, isLoading }] = useAnswerRealityCheckMutation();
  const [isOff, setOff] = useState(false);
  const goOn = useRef<HTMLButtonElement>(null);
  useReminder();
  const send = async (action: 'continue' | 'log_out') => {
    const attributes = { action, do_not_show_again: action === 'continue' && isOff, popup_show_at: clock.now() };
    const { data } = await answer({ body: { data: { attributes } } });
    if (action === 'log_out') onSignOut();
    else if (data) onAnswered();
  };
  return (
    <Dialog
      title={t('reality_title')}
      closeLabel={t('common:close')}
      padded
      initialFocus={goOn}
      // Only a choice ends it, so that no key or press beside it does (trust R18).
      insistent
      onClose={() => {}}
    >
      <div className={styles.dialog}>
        <p>{t('reality_text')}</p>
        <Facts />
        <CheckboxField label={t('reality_off')} checked={isOff} onChange={setOff} />
        <div className={styles.actions}>
          <Button
            ref={goOn}
            kind="primary"
            wide
            disabled={isLoading}
            aria-busy={isLoading}
            onClick={() => void send('continue')}
          >
            {t('reality_continue')}
          </Button>
          <Button wide disabled={isLoading} onClick={() => void send('log_out')}>
            {t('sign_out_now')}
          </Button>
        </div>
        {error ? <p role="alert">{t(`errors:${errorTextKey(toCallError(error))}`)}</p> : null}
      </div>
    </Dialog>
  );
}
