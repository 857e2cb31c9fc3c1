import type { KeyboardEvent, Ref } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { makeBatch } from '../placement/make-batch.ts';
import { placeAsked, pricesAccepted } from '../slice.ts';
import { isTemporary } from './shown-problems.ts';
import styles from './stake-box.module.css';
import type { BetSlipState } from './use-bet-slip.ts';

function useLabel({ step, model }: BetSlipState): string {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  switch (step.kind) {
    case 'signIn':
      return t('sign_in_to_place');
    case 'acceptPrices':
      return t('accept_prices');
    case 'busy':
      return t('placing');
    case 'paused':
      return t(step.since === null ? 'prices_coming' : 'prices_paused');
    case 'place':
      return model.typeId === COUPON_TYPE.manySingles
        ? t('place_many', { count: model.legs.length, amount: money(step.total, model.iso) })
        : t('place', { amount: money(step.total, model.iso) });
    default:
      return t(isTemporary(model.validation.first, model.legs) ? 'betting_paused' : 'place_blocked');
  }
}

/** Returns the action of the next step; it does nothing where the step has none. */
function useAct({ step, model, account }: BetSlipState): () => void {
  const dispatch = useAppDispatch();
  const player = useAppSelector(selectPlayer);
  const { coefViewId } = useAppSelector(selectDisplay);
  const { fractionalMode, ref_id: refId } = useAppSelector(selectConfig);
  return () => {
    if (step.kind === 'signIn') dispatch(signInAsked({ reason: 'place' }));
    if (step.kind === 'acceptPrices') dispatch(pricesAccepted(step.prices));
    if (step.kind !== 'place' || !account || !player) return;
    const batch = makeBatch(model, {
      userId: player.user_id,
      accountId: account.id,
      coefViewId,
      fractionalMode,
      refId,
      now: Date.now(),
      newKey: () => crypto.randomUUID(),
    });
    dispatch(placeAsked(batch));
  };
}

/** Ignores the repeats of a key that is held down. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Button that commits money: it names the amount, and stays focusable while idle (aria-disabled, not disabled). */
export function PlaceButton({ slip, ref }: { readonly slip: BetSlipState; readonly ref?: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('coupon');
  const text = useTimeText();
  const label = useLabel(slip);
  const act = useAct(slip);
  const { step } = slip;
  const isIdle = step.kind === 'blocked' || step.kind === 'paused' || step.kind === 'busy';
  return (
    <>
      <Button
        {...(ref ? { ref } : {})}
        kind="primary"
        large
        wide
        className={styles.place}
        aria-disabled={isIdle}
        aria-busy={step.kind === 'busy'}
        data-step={step.kind}
        onKeyDown={onKeyDown}
        onClick={isIdle ? undefined : act}
      >
        {label}
      </Button>
      {step.kind === 'paused' && step.since !== null ? (
        <p className={styles.paused} role="status">
          {t('paused_since', { time: text.time(step.since, true) })}
        </p>
      ) : null}
    </>
  );
}
