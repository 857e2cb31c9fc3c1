import type { KeyboardEvent, Ref } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { makeBatch } from '../placement/make-batch.ts';
import { placeAsked, pricesAccepted } from '../slice.ts';
import { hasLines, isArranged } from '../types/block-types.ts';
import { isTemporary } from './shown-problems.ts';
import styles from './stake-box.module.css';
import type { BetSlipState } from './use-bet-slip.ts';
import { useLegText } from './use-leg-text.ts';

/** Returns the total odds of the coupon in words; null for types that have none. */
function useOddsText({ model }: Pick<BetSlipState, 'model'>): string | null {
  const text = useLegText();
  const { typeId, legs, preview } = model;
  const [only] = legs;
  if (legs.length === 1 && only) return text.price(only.bet, only.coef);
  const hasNone = typeId === COUPON_TYPE.manySingles || hasLines(typeId) || isArranged(typeId);
  return hasNone || preview?.coef == null ? null : text.total(preview.coef);
}

function useLabel(slip: Pick<BetSlipState, 'model' | 'step'>): string {
  const { step, model } = slip;
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const odds = useOddsText(slip);
  switch (step.kind) {
    case 'signIn':
      return t('sign_in_to_place');
    case 'acceptPrices': {
      const amount = money(step.total, model.iso);
      return odds === null ? t('accept_and_place', { amount }) : t('accept_odds_and_place', { odds, amount });
    }
    case 'busy':
      return t('placing');
    case 'paused':
      return t(step.since === null ? 'prices_coming' : 'prices_paused');
    case 'place':
      return model.typeId === COUPON_TYPE.manySingles
        ? t('place_many', { count: model.legs.length, amount: money(step.total, model.iso) })
        : t('place', { amount: money(step.total, model.iso) });
    default:
      if (model.isStakeAwaited) return t('stake_awaited');
      return t(isTemporary(model.validation.first, model.legs) ? 'betting_paused' : 'place_blocked');
  }
}

/** Says on the button how far the odds may fall before the bet is refused; nothing without such a fall. */
function DropNote({ slip }: { readonly slip: Pick<BetSlipState, 'model' | 'step'> }) {
  const { t } = useTranslation('coupon');
  const percent = usePercentText();
  const { dropPercent } = slip.model;
  const isPlacing = slip.step.kind === 'place' || slip.step.kind === 'acceptPrices';
  if (!isPlacing || dropPercent === 0) return null;
  return <small className={styles.drop}>{t('place_drop', { percent: percent(dropPercent) })}</small>;
}

/** Returns the action of the next step; it does nothing where the step has none. */
function useAct({ step, model, account }: BetSlipState): () => void {
  const dispatch = useAppDispatch();
  const player = useAppSelector(selectPlayer);
  const { coefViewId } = useAppSelector(selectDisplay);
  const { fractionalMode, ref_id: refId } = useAppSelector(selectConfig);
  return () => {
    if (step.kind === 'signIn') dispatch(signInAsked({ reason: 'place' }));
    if ((step.kind !== 'place' && step.kind !== 'acceptPrices') || !account || !player) return;
    // What is placed is what was shown at the press: the batch has the prices and figures of this drawing.
    const batch = makeBatch(model, {
      userId: player.user_id,
      accountId: account.id,
      coefViewId,
      fractionalMode,
      refId,
      now: Date.now(),
      newKey: randomId,
    });
    if (step.kind === 'acceptPrices') dispatch(pricesAccepted(step.prices));
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
        <span>{label}</span>
        <DropNote slip={slip} />
      </Button>
      {step.kind === 'paused' && step.since !== null ? (
        <p className={styles.paused} role="status">
          {t('paused_since', { time: text.time(step.since, true) })}
        </p>
      ) : null}
    </>
  );
}
