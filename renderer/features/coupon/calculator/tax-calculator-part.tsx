import { useState } from 'react';
import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { type TaxRule, taxRuleOf } from '#shared/domain/coupon/tax.ts';
import { type AmountEntry, amountEntry, resolveAmount } from '../amount-entry.ts';
import styles from './calculator.module.css';
import { Amount } from './outcome.tsx';
import { readPercent, ruleOfFields, TAX_KINDS, type TaxedSingle, type TaxKind, taxFigures } from './tax-calculation.ts';
import { type TypedOdds, useOddsField } from './use-odds-field.ts';

/** Rule of the site, or what the visitor enters. */
type ChosenKind = TaxKind | 'site';

interface Fields {
  readonly kind: ChosenKind;
  readonly stake: AmountEntry | null;
  readonly free: AmountEntry | null;
  readonly odds: TypedOdds;
  /** Typed percentages. */
  readonly winnings: string;
  readonly onStake: string;
}

const FIRST_FIELDS: Omit<Fields, 'free' | 'kind'> = {
  stake: null,
  odds: { coef: 3000, typed: null },
  winnings: '10',
  onStake: '5',
};

interface FieldProps {
  readonly fields: Fields;
  readonly onChange: (change: Partial<Fields>) => void;
  readonly iso: string;
}

/** Says what the site withholds: its rule comes from the config, so that the page cannot say another one. */
function SiteRule({ rule, iso }: { readonly rule: TaxRule | null; readonly iso: string }) {
  const { t } = useTranslation('tax-calculator');
  // A rule has up to four decimals.
  const percent = usePercentText('plain', 4);
  const money = useMoneyText();
  if (!rule) return <p>{t('site_none')}</p>;
  const { winningsPercent, stakePercent, freeWinnings } = rule;
  const free = freeWinnings?.[iso] ?? 0;
  return (
    <div className={styles.stake}>
      <p>{t('site_some')}</p>
      <ul className={styles.siteRule} suppressHydrationWarning>
        {winningsPercent === undefined ? null : (
          <li>
            {free > 0
              ? t('rule_winnings_above', { percent: percent(Number(winningsPercent)), amount: money(free, iso) })
              : t('rule_winnings', { percent: percent(Number(winningsPercent)) })}
          </li>
        )}
        {stakePercent === undefined ? null : <li>{t('rule_stake', { percent: percent(Number(stakePercent)) })}</li>}
      </ul>
    </div>
  );
}

interface PercentProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function PercentField({ label, value, onChange }: PercentProps) {
  const { t } = useTranslation('tax-calculator');
  return (
    <TextField
      label={label}
      value={value}
      error={readPercent(value) === null ? t('percent_error') : undefined}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={12}
      onChange={onChange}
    />
  );
}

/** Draws the fields of the rule that the visitor tries. */
function RuleFields({ fields: { kind, free, winnings, onStake }, iso, onChange }: FieldProps) {
  const { t, language } = useTranslation(['tax-calculator', 'calculator', 'coupon']);
  const amount = resolveAmount(iso, free);
  return (
    <>
      {kind === 'winnings' || kind === 'both' ? (
        <>
          <PercentField
            label={t('winnings_percent')}
            value={winnings}
            onChange={(text) => onChange({ winnings: text })}
          />
          <MoneyField
            label={t('free')}
            iso={iso}
            locale={moneyLocale(language)}
            value={amount.value}
            text={amount.text}
            words={{ less: t('coupon:amount_less'), more: t('coupon:amount_more') }}
            error={amount.error ? t('calculator:amount_error') : undefined}
            onChange={(parsed, text) => onChange({ free: amountEntry(parsed, text, iso) })}
          />
        </>
      ) : null}
      {kind === 'stake' || kind === 'both' ? (
        <PercentField label={t('stake_percent')} value={onStake} onChange={(text) => onChange({ onStake: text })} />
      ) : null}
    </>
  );
}

/** Draws the fields of the bet. */
function BetFields({ fields, iso, onChange }: FieldProps) {
  const { t, language } = useTranslation(['calculator', 'coupon']);
  const stake = resolveAmount(iso, fields.stake);
  const odds = useOddsField(fields.odds);
  return (
    <>
      <MoneyField
        label={t('stake_total')}
        iso={iso}
        locale={moneyLocale(language)}
        value={stake.value}
        text={stake.text}
        words={{ less: t('coupon:amount_less'), more: t('coupon:amount_more') }}
        error={stake.error ? t('amount_error') : undefined}
        onChange={(parsed, text) => onChange({ stake: amountEntry(parsed, text, iso) })}
      />
      <TextField
        label={t('odds')}
        value={odds.text}
        error={odds.error}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
        onChange={(text) => onChange({ odds: odds.read(text) })}
      />
    </>
  );
}

function Figures({ figures, iso }: { readonly figures: TaxedSingle; readonly iso: string }) {
  const { t } = useTranslation('tax-calculator');
  return (
    <dl className={styles.figures}>
      <Amount name={t('gross')} amount={figures.gross} iso={iso} />
      <Amount name={t('winnings')} amount={figures.winnings} iso={iso} />
      <Amount name={t('tax')} amount={figures.tax} iso={iso} />
      <Amount name={t('net')} amount={figures.net} iso={iso} large />
    </dl>
  );
}

/** Calculates the tax on the payout of a single that wins, with the functions of the settlement. */
export function TaxCalculatorPart({ block, anchor, text, own, words }: PartProps<'taxCalculator'>) {
  const { t } = useTranslation('tax-calculator');
  const account = useAppSelector(selectActiveAccount);
  const config = useAppSelector(selectConfig);
  const iso = account?.iso ?? config.defaultCurrency;
  const siteRule = taxRuleOf(config);
  const first: ChosenKind = siteRule ? 'site' : 'winnings';
  const [state, setState] = useState<Fields>({ ...FIRST_FIELDS, kind: first, free: { value: 0, iso } });
  // Without a rule of the site, which it may lose while the page is open, there is none to choose.
  const kind = state.kind === 'site' && !siteRule ? 'winnings' : state.kind;
  // An amount of another currency is no amount here: signing in may bring one.
  const free = state.free?.iso === iso ? state.free : ({ value: 0, iso } as const);
  const fields = { ...state, kind, free };
  const change = (next: Partial<Fields>) => setState({ ...fields, ...next });

  const typedRule =
    kind === 'site'
      ? siteRule
      : ruleOfFields(
          {
            kind,
            winningsPercent: readPercent(fields.winnings),
            freeWinnings: resolveAmount(iso, free).value,
            stakePercent: readPercent(fields.onStake),
          },
          iso,
        );
  const stake = resolveAmount(iso, fields.stake).value;
  const { coef } = fields.odds;
  const figures = typedRule && stake !== null && coef !== null ? taxFigures(typedRule, { stake, coef, iso }) : null;
  const kinds: readonly ChosenKind[] = siteRule ? ['site', ...TAX_KINDS] : TAX_KINDS;

  return (
    <div className={styles.taxes} id={anchor} data-part={block.kind} {...own}>
      <div className={styles.taxWords} {...words}>
        {text}
      </div>
      <SiteRule rule={siteRule} iso={iso} />
      <div className={styles.taxFields}>
        <BetFields fields={fields} iso={iso} onChange={change} />
        <SelectField
          label={t('kind')}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
          onChange={(value) => change({ kind: kinds.find((one) => one === value) ?? first })}
        />
        <RuleFields fields={fields} iso={iso} onChange={change} />
      </div>
      <div aria-live="polite" className={styles.taxResult}>
        {figures ? (
          <Figures figures={figures} iso={iso} />
        ) : (
          <Notice kind="info" icon="info">
            {t('missing')}
          </Notice>
        )}
      </div>
    </div>
  );
}
