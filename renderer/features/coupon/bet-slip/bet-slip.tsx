import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { careAsked } from '#renderer/lib/ports/auth-port.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { BonusLeg } from '../bonuses/bonus-leg.tsx';
import { HyperLine } from '../bonuses/hyper-line.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { ResultNote } from '../result/result.tsx';
import { useVipSwitchOff } from '../review-and-advance/use-vip-switch-off.ts';
import { useAutoMax } from '../settings/use-auto-max.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { CouponToolsPart } from '../tools/lazy-tools.tsx';
import { hasOwnSize, isArranged } from '../types/block-types.ts';
import { ArrangementSlot, MoreTypesSlot } from '../types/type-parts.tsx';
import { UndoNoticePart } from '../undo/lazy-undo.tsx';
import styles from './bet-slip.module.css';
import { BetSlipFigures } from './bet-slip-figures.tsx';
import { LegList } from './leg-list.tsx';
import { rowProps } from './leg-row.tsx';
import { AmountRemedy, Obstacle } from './obstacle.tsx';
import { OffLegs } from './off-leg-row.tsx';
import { OptionsBar } from './options-bar.tsx';
import { PlaceButton } from './place-button.tsx';
import { PriceNews } from './price-news.tsx';
import stakeStyles from './stake-box.module.css';
import { StakeChips } from './stake-chips.tsx';
import { StakeField } from './stake-field.tsx';
import { SystemPicker } from './system-picker.tsx';
import { TypeTabs } from './type-tabs.tsx';
import { type BetSlipState, useBetSlip } from './use-bet-slip.ts';
import { useStakeFocus } from './use-stake-focus.ts';

/** What one stakes, what one can win and the button: always in sight, however many bets there are. */
function Foot({ slip }: { readonly slip: BetSlipState }) {
  const { model, limits, account } = slip;
  const button = useRef<HTMLButtonElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useAutoMax(slip);
  useVipSwitchOff(slip);
  useStakeFocus(foot, button);
  return (
    <div ref={foot} className={stakeStyles.box} data-foot="">
      {hasOwnSize(model.typeId) && model.systemValues.length > 0 ? (
        <SystemPicker
          typeId={model.typeId}
          units={model.units}
          systemValue={model.systemValue}
          systemValues={model.systemValues}
        />
      ) : null}
      <StakeField model={model} account={account} onEnter={() => button.current?.click()} />
      {model.bonuses.promo ? null : (
        <>
          <AmountRemedy model={model} />
          <StakeChips model={model} limits={limits} account={account} />
        </>
      )}
      <BetSlipFigures model={model} />
      <Obstacle model={model} />
      <PlaceButton slip={slip} ref={button} />
    </div>
  );
}

interface BetSlipProps {
  /** The player's last placement, whose result is still to be shown; null for none. */
  readonly batch: PlacementBatch | null;
}

/** Shows the bets of the coupon and their controls. */
export function BetSlip({ batch }: BetSlipProps) {
  const { t } = useTranslation('coupon');
  const slip = useBetSlip();
  const { minAge } = useAppSelector(selectConfig);
  const { coupon, model, account } = slip;
  const dispatch = useAppDispatch();
  const scroll = useRef<HTMLDivElement>(null);
  const batchId = batch?.id;
  useEffect(() => {
    // The result of a placement is above the bets.
    if (batchId !== undefined) scroll.current?.scrollTo({ top: 0 });
  }, [batchId]);
  return (
    <div className={styles.slip}>
      <div className={styles.tabs}>
        <TypeTabs typeId={model.typeId} rules={model.rules} legs={model.legs.length} />
        <MoreTypesSlot model={model} />
      </div>
      <div ref={scroll} className={styles.scroll} data-bets="">
        {batch ? <ResultNote batch={batch} /> : null}
        {coupon.isFull ? (
          <p className={styles.full} role="status">
            {t('coupon_full', { count: model.rules.limits.maxLegs })}
          </p>
        ) : null}
        {isArranged(model.typeId) ? (
          <>
            <ArrangementSlot model={model} />
            <OffLegs offBets={model.offBets} />
          </>
        ) : (
          <LegList legs={model.legs} offBets={model.offBets} {...rowProps(model)} />
        )}
        {model.legs.length === 0 ? (
          <p className={styles.full} role="status">
            {t('all_off')}
          </p>
        ) : null}
        <BonusLeg model={model} />
        <UndoNoticePart />
        <PriceNews legs={model.legs} />
        <div className={styles.hyper}>
          <HyperLine model={model} />
        </div>
        <div className={styles.care}>
          <p>
            <b>
              <bdi dir="ltr">{minAge}+</bdi>
            </b>{' '}
            {t('care')}{' '}
            {account ? (
              <button type="button" className={styles.limits} onClick={() => dispatch(careAsked())}>
                {t('care_limits')}
              </button>
            ) : null}
          </p>
          {coupon.bets.length > 0 ? <ShareButton bets={coupon.bets} /> : null}
        </div>
        <CouponToolsPart />
      </div>
      <OptionsBar slip={slip} />
      <Foot slip={slip} />
    </div>
  );
}
