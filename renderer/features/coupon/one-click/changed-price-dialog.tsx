import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import { batchDismissed } from '../slice.ts';
import { type ChangedPrice, pressedAt } from './changed-price.ts';
import styles from './one-click.module.css';
import { askFor } from './place-on-press.ts';

interface DialogProps {
  readonly batch: PlacementBatch;
  readonly changed: ChangedPrice;
}

/** Asks the player to confirm a price that has moved further than the policy allows. */
export function ChangedPriceDialog({ batch, changed }: DialogProps) {
  const { t } = useTranslation(['bet-slip', 'coupon', 'common']);
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const text = useLegText();
  const { bet, price } = changed;
  const stake = money(batch.intents[0]?.body.amount ?? 0, batch.iso);
  const dismiss = () => void dispatch(batchDismissed());
  return (
    <Dialog title={t('changed_title')} closeLabel={t('common:close')} onClose={dismiss} padded>
      <div className={styles.changed}>
        <p>
          <b>
            <bdi translate="no">{text.pair(bet)}</bdi>
          </b>
          <br />
          {text.market(bet)}: {text.outcome(bet)}
        </p>
        <p className={styles.odds}>
          {t('changed_text', { before: text.price(bet, bet.coef), after: text.price(bet, price) })}
        </p>
        <div className={styles.answers}>
          <Button kind="primary" large onClick={() => dispatch(askFor(pressedAt(changed), Date.now()))}>
            {t('coupon:place', { amount: stake })}
          </Button>
          <Button large onClick={dismiss}>
            {t('changed_leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
