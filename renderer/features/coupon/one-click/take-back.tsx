import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useCouponCommand } from '#renderer/lib/ports/coupon-commands.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import styles from './one-click.module.css';
import { takeBack } from './take-back-api.ts';

/** Button that cancels a bet during its live delay. The platform decides whether the cancellation came in time. */
export function TakeBack({ batch }: { readonly batch: PlacementBatch }) {
  const { t } = useTranslation(['bet-slip', 'errors']);
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pending = batch.intents.filter(({ phase }) => phase.kind === 'pending');
  const take = async () => {
    setAsking(true);
    setFailure(null);
    try {
      await Promise.all(pending.map(({ key }) => dispatch(takeBack(batch.id, key))));
    } catch (error) {
      setFailure(t(`errors:${errorTextKey(toCallError(error))}`));
    }
    setAsking(false);
  };
  useCouponCommand('undo', () => {
    if (pending.length > 0 && !isAsking) void take();
  });
  if (pending.length === 0) return null;
  return (
    <div className={styles.takeBack}>
      <Button wide disabled={isAsking} onClick={() => void take()}>
        {t('take_back', { count: pending.length })}
      </Button>
      {failure ? <p role="alert">{failure}</p> : null}
    </div>
  );
}
