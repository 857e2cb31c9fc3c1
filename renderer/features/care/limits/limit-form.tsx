import { type FormEvent, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { availableLimitsCall } from '#shared/contracts/money-limits.ts';
import { MAX_LIMIT, NO_LIMIT } from '#shared/domain/care/money-limits.ts';
import { formatAmountInput } from '#shared/domain/money/format-money.ts';
import { parseAmount } from '#shared/domain/money/parse-amount.ts';
import styles from './limits.module.css';
import type { Saving } from './use-saving.ts';

export type Available = CallAnswer<typeof availableLimitsCall>['data'][number];

interface LimitFormProps {
  readonly available: Available;
  /** Name of the limit. */
  readonly label: string;
  readonly saving: Saving;
  /** Called with the amount in minor units. */
  readonly onSave: (amount: number) => void;
  readonly onClose: () => void;
}

const PRESETS = 3;

/** Enters any amount, with some shortcuts next to the field (trust G4). */
export function LimitForm({ available, label, saving, onSave, onClose }: LimitFormProps) {
  const { t, language } = useTranslation('limits');
  const money = useMoneyText();
  const { currencyCode: iso, availableValues } = available;
  const locale = moneyLocale(language);
  const write = (amount: number) => formatAmountInput(amount, iso, locale);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const example = write(availableValues[1] ?? 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAmount(text, iso, locale);
    const amount = parsed.ok ? parsed.amount : 0;
    const isRight = amount > 0 && amount <= MAX_LIMIT && amount !== NO_LIMIT;
    setWrong(!isRight);
    if (isRight) onSave(amount);
  };
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={submit}>
      <TextField
        label={t('amount', { iso })}
        hint={t('amount_hint', { example })}
        error={isWrong ? t('amount_wrong', { example }) : undefined}
        inputMode="decimal"
        maxLength={20}
        value={text}
        onChange={setText}
      />
      <div className={styles.buttons}>
        {availableValues.slice(0, PRESETS).map((amount) => (
          <Button key={amount} onClick={() => setText(write(amount))}>
            <bdi translate="no">{money(amount, iso)}</bdi>
          </Button>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" disabled={saving.isBusy} aria-busy={saving.isBusy}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </div>
    </form>
  );
}
