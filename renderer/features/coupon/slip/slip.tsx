import { useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { AdvancePart } from '../held/advance-part.tsx';
import { VipPart } from '../held/vip-part.tsx';
import { BonusLeg } from '../offers/bonus-leg.tsx';
import { HyperLine } from '../offers/hyper-line.tsx';
import { PromoPart } from '../offers/promo-part.tsx';
import { CouponTools } from '../passing/lazy-tools.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { ResultNote } from '../result/result.tsx';
import { useAutoMax } from '../settings/use-auto-max.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { hasOwnSize, isArranged, isKnown } from '../types/block-types.ts';
import { ArrangementSlot, ExplainSlot, MoreTypesSlot, TypeNoteSlot } from '../types/type-parts.tsx';
import { WantedOdds } from '../waiting/wanted-odds.tsx';
import { LegList } from './leg-list.tsx';
import { rowProps } from './leg-row.tsx';
import { AmountRemedy, Obstacle } from './obstacle.tsx';
import { PlaceButton } from './place-button.tsx';
import { PolicyPicker } from './policy-picker.tsx';
import { PriceNews } from './price-news.tsx';
import styles from './slip.module.css';
import { SlipFigures } from './slip-figures.tsx';
import stakeStyles from './stake-box.module.css';
import { StakeChips } from './stake-chips.tsx';
import { StakeField } from './stake-field.tsx';
import { SystemPicker } from './system-picker.tsx';
import { TypeTabs } from './type-tabs.tsx';
import { type Slip as SlipState, useSlip } from './use-slip.ts';

function StakeBox({ slip }: { readonly slip: SlipState }) {
  const { model, limits, account } = slip;
  const button = useRef<HTMLButtonElement>(null);
  const isFloating = !usePreferences()[0].isCouponFixed;
  useAutoMax(slip);
  return (
    <div className={stakeStyles.box} data-floating={isFloating ? '' : undefined}>
      {hasOwnSize(model.typeId) && model.systemValues.length > 0 ? (
        <SystemPicker
          typeId={model.typeId}
          legs={model.legs.length}
          units={model.units}
          systemValue={model.systemValue}
          systemValues={model.systemValues}
        />
      ) : null}
      {isKnown(model.typeId) ? null : <TypeNoteSlot model={model} />}
      <StakeField model={model} account={account} onEnter={() => button.current?.focus()} />
      {model.offers.promo ? null : (
        <>
          <AmountRemedy model={model} />
          <StakeChips model={model} limits={limits} account={account} />
        </>
      )}
      <PromoPart slip={slip} />
      <VipPart slip={slip} />
      <AdvancePart slip={slip} />
      <SlipFigures model={model} />
      {model.legs.length > 1 ? <ExplainSlot model={model} /> : null}
      <HyperLine model={model} />
      <WantedOdds model={model} />
      <Obstacle model={model} />
      <PlaceButton slip={slip} ref={button} />
      <PolicyPicker action={model.action} />
    </div>
  );
}

interface SlipProps {
  /** The last placement of the player, of which something is still to be told. */
  readonly batch: PlacementBatch | null;
}

/** The bets of the coupon with what can be done with them. */
export function Slip({ batch }: SlipProps) {
  const { t } = useTranslation('coupon');
  const slip = useSlip();
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
      <CouponTools />
    </>
  );
}
