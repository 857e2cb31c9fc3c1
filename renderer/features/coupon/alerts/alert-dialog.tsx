import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useSetPriceAlertMutation } from '#renderer/lib/api/notice-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { CouponBet } from '#renderer/lib/ports/coupon-port.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { parseOdds } from '#shared/domain/odds/parse-odds.ts';
import styles from './alerts.module.css';

interface AlertDialogProps {
  readonly userId: number;
  readonly bet: CouponBet;
  /** Thousandths, now. */
  readonly price: number;
  /** The bet in words. */
  readonly words: string;
  readonly onClose: () => void;
}

/** Reads what was typed in the player's format and asks for the alert; what is wrong, in words. */
function useAsk({ userId, bet, onClose }: AlertDialogProps) {
  const { t } = useTranslation(['desktop-notices', 'slip', 'errors']);
  const text = useBetText();
  const { reminders } = useHost();
  const { coefViewId } = useAppSelector(selectDisplay);
  const { fractionalMode } = useAppSelector(selectConfig);
  const [set, { isLoading }] = useSetPriceAlertMutation();
  const [error, setError] = useState<string>();
  const ask = async (typed: string) => {
    const parsed = parseOdds(typed, coefViewId, { fractionalMode });
    if (!parsed.ok) return setError(t(`slip:wanted_${parsed.error.replaceAll('-', '_')}`));
    const answer = await set({ userId, body: { marketId: bet.marketId, wanted: parsed.coef } });
    if (answer.error) return setError(t(`errors:${errorTextKey(toCallError(answer.error))}`));
    const words = t('alert_done', { odds: text.coef(parsed.coef) });
    noticeBoard.post({ priority: 1, kind: 'default', text: { words } });
    // Asked for a notice, the player is asked whether one may be shown, unless that was answered before.
    if ((await reminders.permission()) === 'ask') void reminders.ask();
    return onClose();
  };
  return { ask, error, clear: () => setError(undefined), isLoading };
}

/** Asks at which price of a bet the player wants to be told. */
export function AlertDialog(props: AlertDialogProps) {
  const { t } = useTranslation(['desktop-notices', 'common']);
  const text = useBetText();
  const { ask, error, clear, isLoading } = useAsk(props);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(typed);
  };
  return (
    <Dialog
      title={t('alert_heading')}
      closeLabel={t('common:close')}
      padded
      initialFocus={field}
      onClose={props.onClose}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.bet}>{props.words}</p>
        <p className={styles.now}>{t('alert_now', { odds: text.coef(props.price) })}</p>
        <TextField
          ref={field}
          label={t('alert_label')}
          value={typed}
          autoComplete="off"
          error={error}
          onChange={(next) => {
            setTyped(next);
            clear();
          }}
        />
        <p className="vh" role="alert">
          {error}
        </p>
        <Button type="submit" kind="primary" wide disabled={isLoading} aria-busy={isLoading}>
          {t('alert_set')}
        </Button>
      </form>
    </Dialog>
  );
}
