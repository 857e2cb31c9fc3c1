import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { formatAmountInput } from '#shared/domain/money/format-money.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import styles from './cashier.module.css';
import type { PaymentAmountProblem } from './payment-amount.ts';

interface AmountFieldProps {
  /** ISO 4217. */
  readonly iso: string;
  readonly text: string;
  /** Why the text is no amount, once the player has tried to go on; null for none. */
  readonly problem: PaymentAmountProblem | null;
  /** Amounts to choose with one press, minor units, with a name where the amount is not it. */
  readonly offered: readonly { readonly amount: MinorUnits; readonly name?: string }[];
  /** Smallest and largest amount, minor units. */
  readonly bounds: { readonly min: MinorUnits; readonly max: MinorUnits };
  readonly onText: (text: string) => void;
}

/** Room for a pasted amount with its currency and the marks around it. */
const MAX_LENGTH = 64;

/** Returns the words for what is wrong with an amount, and what to type. */
export function useAmountProblemText(): (problem: PaymentAmountProblem, iso: string) => string {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  return (problem, iso) => {
    const bound = 'bound' in problem ? money(problem.bound, iso) : '';
    const { decimals } = currencyOf(iso);
    return t(`amount_${problem.kind.replaceAll('-', '_')}`, { bound, amount: bound, count: decimals });
  };
}

/** Enters the amount of a payment: some to choose with one press, and a field for any other. */
export function AmountField({ iso, text, problem, offered, bounds: { min, max }, onText }: AmountFieldProps) {
  const { t, language } = useTranslation('cashier');
  const money = useMoneyText();
  const words = useAmountProblemText();
  const write = (amount: MinorUnits) => formatAmountInput(amount, iso, moneyLocale(language));
  return (
    <div className={styles.stack}>
      <TextField
        label={t('amount_label', { iso })}
        hint={t('bounds', { min: money(min, iso), max: money(max, iso) })}
        error={problem ? words(problem, iso) : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={onText}
      />
      {offered.length > 0 ? (
        <div className={styles.buttons}>
          {offered.map(({ amount, name }) => (
            <Button key={name ?? amount} aria-pressed={text === write(amount)} onClick={() => onText(write(amount))}>
              {name ?? <bdi translate="no">{money(amount, iso, { trimZeroDecimals: true })}</bdi>}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
