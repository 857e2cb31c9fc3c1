import { useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { BonusLeg } from '../bonuses/bonus-leg.tsx';
import { HyperLine } from '../bonuses/hyper-line.tsx';
import { PromoPart } from '../bonuses/promo-part.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { ResultNote } from '../result/result.tsx';
import { AdvancePart } from '../review-and-advance/advance-part.tsx';
import { VipPart } from '../review-and-advance/vip-part.tsx';
import { useAutoMax } from '../settings/use-auto-max.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { CouponToolsPart } from '../tools/lazy-tools.tsx';
import { hasOwnSize, isArranged, isKnown } from '../types/block-types.ts';
import { ArrangementSlot, ExplainSlot, MoreTypesSlot, TypeNoteSlot } from '../types/type-parts.tsx';
import { WantedOdds } from '../wanted-odds/wanted-odds.tsx';
import styles from './bet-slip.module.css';
import { BetSlipFigures } from './bet-slip-figures.tsx';
import { LegList } from './leg-list.tsx';
import { rowProps } from './leg-row.tsx';
import { AmountRemedy, Obstacle } from './obstacle.tsx';
import { PlaceButton } from './place-button.tsx';
import { PolicyPicker } from './policy-picker.tsx';
import { PriceNews } from './price-news.tsx';
import stakeStyles from './stake-box.module.css';
import { StakeChips } from './stake-chips.tsx';
import { StakeField } from './stake-field.tsx';
import { SystemPicker } from './system-picker.tsx';
import { TypeTabs } from './type-tabs.tsx';
import { type BetSlipState, useBetSlip } from './use-bet-slip.ts';

function StakeBox({ slip }: { readonly slip: BetSlipState }) {
  const { model, limits, account } = slip;
  const button = useRef<HTMLButtonElement>(null);
  const isFloating = !usePreferences()[0].isCouponFixed;
  useAutoMax(slip);
  return (
    <div className={stakeStyles.box} data-floating={isFloating ? '' : undefined}>
      {hasOwnSize(model.typeId) && model.systemValues.length > 0 ? (
        <SystemPicker
          typeId={model.typeId}
          units={model.units}
          systemValue={model.systemValue}
          systemValues={model.systemValues}
        />
      ) : null}
      {isKnown(model.typeId) ? null : <TypeNoteSlot model={model} />}
      <StakeField model={model} account={account} onEnter={() => button.current?.focus()} />
      {model.bonuses.promo ? null : (
        <>
          <AmountRemedy model={model} />
          <StakeChips model={model} limits={limits} account={account} />
        </>
      )}
      <PromoPart slip={slip} />
      <VipPart slip={slip} />
      <AdvancePart slip={slip} />
      <BetSlipFigures model={model} />
      {model.legs.length > 1 ? <ExplainSlot model={model} /> : null}
      <HyperLine model={model} />
      <WantedOdds model={model} />
      <Obstacle model={model} />
      <PlaceButton slip={slip} ref={button} />
      <PolicyPicker action={model.action} />
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
  const { coupon, model } = slip;
  return (
    <>
      {batch ? <ResultNote batch={batch} /> : null}
      <div className={styles.tabs}>
        <TypeTabs typeId={model.typeId} rules={model.rules} legs={model.legs.length} />
        <MoreTypesSlot model={model} />
      </div>
      {coupon.isFull ? (
        <p className={styles.full} role="status">
          {t('coupon_full', { count: model.rules.limits.maxLegs })}
        </p>
      ) : null}
      {isArranged(model.typeId) ? (
        <ArrangementSlot model={model} />
      ) : (
        <LegList legs={model.legs} {...rowProps(model)} />
      )}
      <BonusLeg model={model} />
      <PriceNews legs={model.legs} />
      <StakeBox slip={slip} />
      <div className={styles.care}>
        <p>
          <b>
            <bdi dir="ltr">{minAge}+</bdi>
          </b>{' '}
          {t('care')}
        </p>
        <ShareButton bets={coupon.bets} />
      </div>
      <CouponToolsPart />
    </>
  );
}
