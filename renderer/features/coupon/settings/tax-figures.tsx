import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { type TaxedPayout, taxedPayout } from '#shared/domain/coupon/tax.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { Figure } from '../bet-slip/figure.tsx';

/** Returns the tax on the possible win. Many singles are taxed one by one, and the sum is returned. */
export function taxOfDraft({ taxRule, preview, legs, total, iso, bonuses }: BetSlipModel): TaxedPayout | null {
  if (!taxRule || !preview || total === null) return null;
  const taxed = (payout: number, stake: number) => taxedPayout(taxRule, { payout, stake, iso, isReturned: false });
  // A free bet has cost the player nothing.
  if (!preview.maxPayoutByLeg) return taxed(preview.maxPayout, bonuses.promo ? 0 : total);
  const each = legs.map(({ maxPayout, amount }) => taxed(maxPayout ?? 0, amount?.value ?? 0));
  const sum = (part: keyof TaxedPayout) => each.reduce((all, one) => all + one[part], 0);
  return { gross: sum('gross'), tax: sum('tax'), net: sum('net') };
}

interface TaxLinesProps {
  readonly taxed: TaxedPayout | null;
  readonly iso: string;
}

/** Shows the tax on a possible win, and the net amount. */
export function TaxLines({ taxed, iso }: TaxLinesProps) {
  const { t } = useTranslation('bet-slip');
  const money = useMoneyText();
  if (!taxed || taxed.tax === 0) return null;
  return (
    <>
      <Figure name={t('tax')}>
        <bdi translate="no">{money(taxed.tax, iso)}</bdi>
      </Figure>
      <Figure name={t('could_win_net')}>
        <bdi translate="no">{money(taxed.net, iso)}</bdi>
      </Figure>
    </>
  );
}

/** Shows the tax of the draft. */
export function TaxFigures({ model }: { readonly model: BetSlipModel }) {
  return <TaxLines taxed={taxOfDraft(model)} iso={model.iso} />;
}
