import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import type { Account } from '#shared/contracts/account.ts';
import { amountStepOf } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { amountEntry } from '../amount-entry.ts';
import { PayingAccount } from '../settings/paying-account.tsx';
import { usePreferences } from '../settings/use-preferences.ts';
import { amountChanged } from '../slice.ts';
import type { BetSlipModel } from './bet-slip-model.ts';
import { reasonOf, useReasonText } from './problem-text.ts';
import { shownProblems } from './shown-problems.ts';

const LABELS: Readonly<Record<number, string>> = {
  [COUPON_TYPE.manySingles]: 'stake_each',
  [COUPON_TYPE.system]: 'stake_system',
  [COUPON_TYPE.multi]: 'stake_system',
  [COUPON_TYPE.lucky]: 'stake_system',
  [COUPON_TYPE.patent]: 'stake_system',
};

interface StakeFieldProps {
  readonly model: BetSlipModel;
  readonly account: Account | null;
  readonly onEnter: () => void;
}

/** Field for the stake of the coupon, or of each of many singles. */
export function StakeField({ model, account, onEnter }: StakeFieldProps) {
  const { t, language } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const reason = useReasonText(model.iso);
  const [preferences, change] = usePreferences();
  const { field } = shownProblems(model.validation.problems);
  const told = field && !model.isStakeAwaited ? reason(reasonOf(field)) : null;
  return (
    <MoneyField
      label={t(LABELS[model.typeId] ?? 'stake')}
      iso={model.iso}
      locale={moneyLocale(language)}
      value={model.amount.value}
      text={model.amount.text}
      words={{ less: t('amount_less'), more: t('amount_more') }}
      error={told ? [told.what, told.todo].filter(Boolean).join(' ') : undefined}
      disabled={model.bonuses.promo !== null}
      aside={account ? <PayingAccount account={account} /> : null}
      stepSize={amountStepOf(preferences, model.iso)}
      onEnter={onEnter}
      onChange={(parsed, typed) => {
        change({ isAutoMax: false });
        dispatch(amountChanged(amountEntry(parsed, typed, model.iso)));
      }}
    />
  );
}
