import { type FormEvent, useEffect, useRef, useState } from 'react';
import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { selectSportCounts } from '#renderer/lib/api/sports-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { Button } from '#renderer/ui/button.tsx';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { type AmountEntry, amountEntry, resolveAmount } from '../amount-entry.ts';
import styles from '../tools/coupon-tools.module.css';
import { lastRequest } from './last-request.ts';
import { useGenerator } from './use-generator.ts';

const HOURS = [6, 24, 72] as const;
/** Initial wanted payout as a multiple of the initial stake. */
const FIRST_TIMES = 10;

function useIso(): string {
  const account = useAppSelector(selectActiveAccount);
  const { defaultCurrency } = useAppSelector(selectConfig);
  return account?.iso ?? defaultCurrency;
}

/** Returns the fields of a request, filled from the last one. */
function useRequestFields(iso: string) {
  const last = lastRequest()?.iso === iso ? lastRequest() : null;
  const first = currencyOf(iso).initialAmount;
  const [stake, setStake] = useState<AmountEntry>({ value: last?.amount ?? first, iso });
  const [payout, setPayout] = useState<AmountEntry>({ value: last?.wantedPayout ?? first * FIRST_TIMES, iso });
  const [sportId, setSportId] = useState<number | null>(last?.sportId ?? null);
  const [hours, setHours] = useState<number | null>(last?.hours ?? null);
  return { stake, setStake, payout, setPayout, sportId, setSportId, hours, setHours };
}

type Fields = ReturnType<typeof useRequestFields>;

function Filters({ sportId, setSportId, hours, setHours }: Fields) {
  const { t } = useTranslation('coupon-tools');
  const nameOf = useSportName();
  const { sports } = useAppSelector(selectSportCounts);
  const presentSports = sports.filter(({ line, id }) => line > 0 || id === sportId);
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('sport')}
        value={String(sportId ?? '')}
        options={[
          { value: '', label: t('sport_any') },
          ...presentSports.map(({ id }) => ({ value: String(id), label: nameOf(id) })),
        ]}
        onChange={(value) => setSportId(value === '' ? null : Number(value))}
      />
      <SelectField
        label={t('when')}
        value={String(hours ?? '')}
        options={[
          { value: '', label: t('when_any') },
          ...HOURS.map((count) => ({ value: String(count), label: t('when_hours', { count }) })),
        ]}
        onChange={(value) => setHours(value === '' ? null : Number(value))}
      />
    </div>
  );
}

/** Form for a stake and a wanted payout, which finds an express that pays it (betting §3, isBetGenerator). */
export function Generator({ onDone }: { readonly onDone: () => void }) {
  const { t, language } = useTranslation(['coupon-tools', 'coupon']);
  const iso = useIso();
  const fields = useRequestFields(iso);
  const { find, isLoading } = useGenerator();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const stake = resolveAmount(iso, fields.stake);
  const payout = resolveAmount(iso, fields.payout);
  const money = {
    iso,
    locale: moneyLocale(language),
    words: { less: t('coupon:amount_less'), more: t('coupon:amount_more') },
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [amount, wantedPayout] = [stake.value ?? 0, payout.value ?? 0];
    if (amount <= 0 || wantedPayout <= 0) return setProblem(t('amounts_missing'));
    if (wantedPayout <= amount) return setProblem(t('target_too_small'));
    setProblem(null);
    const { sportId, hours } = fields;
    const wrong = await find({ iso, amount, wantedPayout, sportId, hours, turn: 0 });
    if (wrong === null) onDone();
    else setProblem(wrong);
  };
  return (
    <form ref={form} className={styles.panel} onSubmit={(event) => void submit(event)} noValidate>
      <MoneyField
        {...money}
        label={t('stake')}
        value={stake.value}
        text={stake.text}
        onChange={(parsed, text) => fields.setStake(amountEntry(parsed, text, iso))}
      />
      <MoneyField
        {...money}
        label={t('target_payout')}
        value={payout.value}
        text={payout.text}
        onChange={(parsed, text) => fields.setPayout(amountEntry(parsed, text, iso))}
      />
      <Filters {...fields} />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <Button type="submit" kind="primary" wide disabled={isLoading}>
        {t('find')}
      </Button>
    </form>
  );
}
