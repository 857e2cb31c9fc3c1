import { useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
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
import { LegRow } from './leg-row.tsx';
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
      {hasOwnSize(model.typeId) && model.systemValues.length > 0 ? <SystemPicker model={model} /> : null}
      {isKnown(model.typeId) ? null : <TypeNoteSlot model={model} />}
      <StakeField model={model} account={account} onEnter={() => button.current?.focus()} />
      {model.offers.promo ? null : (
        <>
          <AmountRemedy model={model} />
          <StakeChips model={model} limits={limits} account={account} />
        </>
      )}
      <PromoPart slip={slip} />
      <SlipFigures model={model} />
      {/* It counts with a stake of the player's own. */}
      {model.legs.length > 1 && !model.offers.promo ? <ExplainSlot model={model} /> : null}
      <HyperLine model={model} />
      <WantedOdds model={model} />
      <Obstacle model={model} />
      <PlaceButton slip={slip} ref={button} />
      <PolicyPicker model={model} />
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
        <TypeTabs model={model} />
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
        <ul className={styles.legs} aria-label={t('bets_label')}>
          {model.legs.map((leg, index) => (
            <LegRow key={leg.bet.marketId} leg={leg} model={model} index={index} />
          ))}
        </ul>
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
