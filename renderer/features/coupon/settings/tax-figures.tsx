import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { type TaxedPayout, taxedPayout } from '#shared/domain/coupon/tax.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { Figure } from '../bet-slip/figure.tsx';

/** What would be withheld if everything is won; of many singles together, for each is taxed by itself. */
export function taxOfDraft({ taxRule, preview, legs, total, iso, bonuses }: BetSlipModel): TaxedPayout | null {
  if (!taxRule || !preview || total === null) return null;
  const taxed = (payout: number, stake: number) => taxedPayout(taxRule, { payout, stake, iso, isReturned: false });
  // A free bet has cost its player nothing.
  if (!preview.maxPayoutByLeg) return taxed(preview.maxPayout, bonuses.promo ? 0 : total);
  const each = legs.map(({ maxPayout, amount }) => taxed(maxPayout ?? 0, amount?.value ?? 0));
  const sum = (part: keyof TaxedPayout) => each.reduce((all, one) => all + one[part], 0);
  return { gross: sum('gross'), tax: sum('tax'), net: sum('net') };
}

interface TaxLinesProps {
  readonly taxed: TaxedPayout | null;
  readonly iso: string;
}

/** The tax on a possible win, and what is left of it. */
export function TaxLines({ taxed, iso }: TaxLinesProps) {
  const { t } = useTranslation('bet-slip');
  const money = useMoneyText();
  if (!taxed || taxed.tax === 0) return null;
  return (
    <>
      <Figure name={t('tax')}>
        <bdi>{money(taxed.tax, iso)}</bdi>
      </Figure>
      <Figure name={t('could_win_net')}>
        <bdi>{money(taxed.net, iso)}</bdi>
      </Figure>
    </>
  );
}

/** The same of a coupon that is being made. */
export function TaxFigures({ model }: { readonly model: BetSlipModel }) {
  return <TaxLines taxed={taxOfDraft(model)} iso={model.iso} />;
}
