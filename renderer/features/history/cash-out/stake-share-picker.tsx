import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';

/** Part of the stake to cash out: minor units, or text that is not an amount. */
export interface ChosenShare {
  readonly stake: number | null;
  readonly text: string;
}

const QUARTERS = [25, 50, 75, 100] as const;

/** Returns a share of the stake in minor units, at least 1. */
export function stakeOfShare(percent: number, stake: number): number {
  return Math.max(1, Math.floor((stake * percent) / 100));
}

interface StakeSharePickerProps {
  /** Open stake, minor units. */
  readonly stake: number;
  readonly iso: string;
  readonly chosen: ChosenShare;
  readonly onChange: (chosen: ChosenShare) => void;
  readonly error: string | undefined;
}

/** Chooses how much of a coupon is cashed out: a quarter, a half, all, or an amount of its stake. */
export function StakeSharePicker({ stake, iso, chosen, onChange, error }: StakeSharePickerProps) {
  const { t, language } = useTranslation('cash-out');
  const percent = QUARTERS.find((share) => stakeOfShare(share, stake) === chosen.stake);
  return (
    <>
      <Segmented
        label={t('share_label')}
        value={percent === undefined ? '' : String(percent)}
        options={QUARTERS.map((share) => ({
          value: String(share),
          label: share === 100 ? t('share_all') : t('share_percent', { percent: share }),
        }))}
        onChange={(share) => onChange({ stake: stakeOfShare(Number(share), stake), text: '' })}
      />
      <MoneyField
        label={t('share_stake')}
        iso={iso}
        locale={moneyLocale(language)}
        value={chosen.stake}
        text={chosen.text}
        words={{ less: t('amount_less'), more: t('amount_more') }}
        error={error}
        onChange={(parsed, text) =>
          onChange(parsed.ok ? { stake: Math.min(parsed.amount, stake), text: '' } : { stake: null, text })
        }
      />
    </>
  );
}
