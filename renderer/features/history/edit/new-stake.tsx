import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';

interface NewStakeProps {
  readonly iso: string;
  /** Value of the coupon, minor units; null while unknown. */
  readonly value: number | null;
  /** null stakes the value of the coupon. */
  readonly stake: number | null;
  readonly onChange: (stake: number | null, isWrong: boolean) => void;
}

/** Chooses the stake of the new coupon: the value of the old one, or another amount. */
export function NewStake({ iso, value, stake, onChange }: NewStakeProps) {
  const { t, language } = useTranslation('edit');
  const [typed, setTyped] = useState<string | null>(null);
  const isOther = stake !== null || typed !== null;
  return (
    <>
      <Segmented
        label={t('stake_label')}
        value={isOther ? 'other' : 'value'}
        options={[
          { value: 'value', label: t('stake_value') },
          { value: 'other', label: t('stake_other'), disabled: value === null },
        ]}
        onChange={(chosen) => {
          setTyped(null);
          onChange(chosen === 'other' ? value : null, false);
        }}
      />
      {isOther ? (
        <MoneyField
          label={t('stake_field')}
          iso={iso}
          locale={moneyLocale(language)}
          value={stake}
          text={typed ?? ''}
          words={{ less: t('amount_less'), more: t('amount_more') }}
          error={stake === null || stake < 1 ? t('stake_wrong') : undefined}
          onChange={(parsed, text) => {
            setTyped(parsed.ok ? null : text);
            onChange(parsed.ok ? parsed.amount : null, !parsed.ok || parsed.amount < 1);
          }}
        />
      ) : null}
    </>
  );
}
