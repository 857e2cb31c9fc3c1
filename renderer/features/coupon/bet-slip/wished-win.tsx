import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { ParsedAmount } from '#shared/domain/money/parse-amount.ts';
import { type AmountEntry, amountEntry, resolveAmount } from '../amount-entry.ts';
import { maxStake } from '../settings/max-stake.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { amountChanged } from '../slice.ts';
import { stakeForWin } from './stake-for-win.ts';
import type { BetSlipState } from './use-bet-slip.ts';

interface Target {
  readonly entry: AmountEntry;
  /** Stake that the target has set; null where it has set none. */
  readonly stake: MinorUnits | null;
  /** Largest stake, where the target needs more. */
  readonly limit: MinorUnits | null;
}

/** Field for the amount to win, from which the stake is computed: rounded up to the cent and within the limits. */
export function WishedWin({ slip: { model, limits, account } }: { readonly slip: BetSlipState }) {
  const { t, language } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const [, change] = usePreferences();
  const [target, setTarget] = useState<Target | null>(null);
  const { engine, preview, iso, typeId, rules, bonuses } = model;
  if (!engine || !preview || typeId === COUPON_TYPE.manySingles || bonuses.promo) return null;
  // A stake that was changed since ends the target.
  const isCurrent =
    target !== null && target.entry.iso === iso && (target.stake ?? model.amount.value) === model.amount.value;
  const shown = resolveAmount(iso, isCurrent ? target.entry : { value: preview.maxPayout, iso });
  const onChange = (parsed: ParsedAmount, text: string) => {
    const entry = amountEntry(parsed, text, iso);
    const needed = parsed.ok ? stakeForWin(engine, parsed.amount, rules) : null;
    if (needed === null) return setTarget({ entry, stake: null, limit: null });
    const max = maxStake({ model, limits, account });
    const limit = max !== null && max > 0 && needed > max ? max : null;
    const stake = limit ?? Math.max(needed, limits?.minBetAmount ?? 1);
    setTarget({ entry, stake, limit });
    change({ isAutoMax: false });
    return dispatch(amountChanged({ value: stake, iso }));
  };
  const isOutOfReach = isCurrent && target.stake === null && (shown.value ?? 0) > 0;
  const limited =
    isCurrent && target.limit !== null ? t('wished_win_limit', { max: money(target.limit, iso) }) : undefined;
  return (
    <MoneyField
      label={t('wished_win')}
      iso={iso}
      locale={moneyLocale(language)}
      value={shown.value}
      text={shown.text}
      words={{ less: t('amount_less'), more: t('amount_more') }}
      error={isOutOfReach ? t('wished_win_none') : limited}
      hint={t('wished_win_hint')}
      small
      onChange={onChange}
    />
  );
}
