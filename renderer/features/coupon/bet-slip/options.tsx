import { PromoPart } from '../bonuses/promo-part.tsx';
import { AdvancePart } from '../review-and-advance/advance-part.tsx';
import { VipPart } from '../review-and-advance/vip-part.tsx';
import { isKnown } from '../types/block-types.ts';
import { ExplainSlot, TypeNoteSlot } from '../types/type-parts.tsx';
import { WantedOdds } from '../wanted-odds/wanted-odds.tsx';
import { PolicyPicker } from './policy-picker.tsx';
import type { BetSlipState } from './use-bet-slip.ts';
import { WishedWin } from './wished-win.tsx';

interface OptionsProps {
  readonly slip: BetSlipState;
  /** How often a page has asked for the field of a promo code. */
  readonly promoAsks: number;
}

/** Shows what is rarely changed about a bet, so that stake, win and button always have room. */
export function Options({ slip, promoAsks }: OptionsProps) {
  const { model } = slip;
  return (
    <>
      <PolicyPicker />
      <WantedOdds model={model} />
      <WishedWin slip={slip} />
      <PromoPart key={promoAsks} slip={slip} isAsked={promoAsks > 0} />
      <VipPart slip={slip} />
      <AdvancePart slip={slip} />
      {isKnown(model.typeId) ? null : <TypeNoteSlot model={model} />}
      {model.legs.length > 1 ? <ExplainSlot model={model} /> : null}
    </>
  );
}
