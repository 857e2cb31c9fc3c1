import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { AmountError } from '#shared/domain/money/parse-amount.ts';
import { useReasonText } from '../bet-slip/problem-text.ts';

interface AmountSettingProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly iso: string;
  readonly value: MinorUnits;
  readonly onChange: (value: MinorUnits) => void;
  readonly disabled?: boolean;
}

/** Field for an amount among the settings. An empty or unreadable amount shows an error and is not stored. */
export function AmountSetting({ label, labelHidden = false, iso, value, onChange, disabled }: AmountSettingProps) {
  const { t, language } = useTranslation(['bet-slip', 'coupon']);
  const reason = useReasonText(iso);
  const [wrong, setWrong] = useState<{ readonly text: string; readonly error: AmountError | 'zero' } | null>(null);
  const told =
    wrong && wrong.error !== 'zero' ? reason({ code: 'AMOUNT_FORMAT', data: { reason: wrong.error } }) : null;
  return (
    <MoneyField
      label={label}
      labelHidden={labelHidden}
      small
      iso={iso}
      locale={moneyLocale(language)}
      value={wrong ? null : value}
      text={wrong?.text ?? ''}
      words={{ less: t('coupon:amount_less'), more: t('coupon:amount_more') }}
      error={wrong?.error === 'zero' ? t('amount_zero') : told?.what}
      disabled={disabled ?? false}
      onChange={(parsed, text) => {
        if (!parsed.ok) return setWrong({ text, error: parsed.error });
        if (parsed.amount === 0) return setWrong({ text, error: 'zero' });
        setWrong(null);
        onChange(parsed.amount);
      }}
    />
  );
}
