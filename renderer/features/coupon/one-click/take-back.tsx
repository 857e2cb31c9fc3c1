import { useEffect, useEffectEvent, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { askAnswered } from '../slice.ts';
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
  const isAsked = useAppSelector(({ coupon }) => coupon.asked === 'take-back');
  const answer = useEffectEvent(() => {
    dispatch(askAnswered());
    if (pending.length > 0 && !isAsking) void take();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
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
