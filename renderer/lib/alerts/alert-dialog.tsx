import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { parseOdds } from '#shared/domain/odds/parse-odds.ts';
import { errorTextKey, toCallError } from '../api/call-error.ts';
import { useSetPriceAlertMutation } from '../api/notice-api.ts';
import { useOdds } from '../feed/use-feed.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { noticeBoard } from '../notices/notice-board.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { useBetText } from '../text/use-bet-text.ts';
import { useDecimalMark } from '../text/use-decimal-mark.ts';
import { AlertList } from './alert-list.tsx';
import type { AlertBet, AlertOffer } from './alert-offer.ts';
import styles from './alerts.module.css';

export interface AlertDialogProps extends AlertOffer {
  readonly userId: number;
  readonly onClose: () => void;
}

/** Returns a function that parses the typed odds and sets the alert, and the error in words. */
function useAsk(userId: number, onDone: () => void) {
  const { t } = useTranslation(['desktop-notices', 'bet-slip', 'errors']);
  const text = useBetText();
  const { reminders } = useHost();
  const { coefViewId } = useAppSelector(selectDisplay);
  const decimalMark = useDecimalMark();
  const [set, { isLoading }] = useSetPriceAlertMutation();
  const [error, setError] = useState<string>();
  const ask = async (selectionId: number, typed: string) => {
    const parsed = parseOdds(typed, coefViewId, { decimalMark });
    if (!parsed.ok) return setError(t(`bet-slip:wanted_${parsed.error.replaceAll('-', '_')}`));
    const answer = await set({ userId, body: { selectionId, wanted: parsed.coef } });
    if (answer.error) return setError(t(`errors:${errorTextKey(toCallError(answer.error))}`));
    const words = t('alert_done', { odds: text.coef(parsed.coef) });
    noticeBoard.post({ priority: 1, kind: 'default', text: { words } });
    // Asks once for the permission to show system notifications.
    if ((await reminders.permission()) === 'ask') void reminders.ask();
    return onDone();
  };
  return { ask, error, clear: () => setError(undefined), isLoading };
}

/** Shows the live price of the bet. */
function PriceNow({ bet }: { readonly bet: AlertBet }) {
  const { t } = useTranslation('desktop-notices');
  const text = useBetText();
  const price = useOdds(bet.selectionId)?.price || bet.price;
  return <p className={styles.now}>{t('alert_now', { odds: text.coef(price) })}</p>;
}

interface ChoiceProps extends AlertOffer {
  readonly chosen: AlertBet;
  readonly onChange: (selectionId: number) => void;
}

/** Shows the bet of the alert, or a choice among those of the market. */
function Choice({ game, bets, chosen, onChange }: ChoiceProps) {
  const { t } = useTranslation('desktop-notices');
  const text = useBetText();
  const wordsOf = (bet: AlertBet) => text.outcome({ ...bet, ...game });
  const market = text.market({ ...chosen, ...game });
  return (
    <>
      <p className={styles.bet}>
        <bdi translate="no">{text.pair(game)}</bdi>
        <span>{bets.length > 1 ? market : `${market}: ${wordsOf(chosen)}`}</span>
      </p>
      {bets.length > 1 ? (
        <SelectField
          label={t('alert_outcome')}
          value={String(chosen.selectionId)}
          options={bets.map((bet) => ({ value: String(bet.selectionId), label: wordsOf(bet) }))}
          onChange={(value) => onChange(Number(value))}
        />
      ) : null}
    </>
  );
}

/** Dialog that sets a price alert for a bet, and lists the alerts that are already set here. */
export function AlertDialog({ userId, game, bets, onClose }: AlertDialogProps) {
  const { t } = useTranslation(['desktop-notices', 'common']);
  const { ask, error, clear, isLoading } = useAsk(userId, onClose);
  const [selectionId, setSelectionId] = useState(bets[0]?.selectionId);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  // A line may leave the book while the dialog is open.
  const chosen = bets.find((bet) => bet.selectionId === selectionId) ?? bets[0];
  if (!chosen) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(chosen.selectionId, typed);
  };
  return (
    <Dialog title={t('alert_heading')} closeLabel={t('common:close')} padded initialFocus={field} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Choice
          game={game}
          bets={bets}
          chosen={chosen}
          onChange={(next) => {
            setSelectionId(next);
            clear();
          }}
        />
        <PriceNow bet={chosen} />
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
      <AlertList userId={userId} only={bets} />
    </Dialog>
  );
}
