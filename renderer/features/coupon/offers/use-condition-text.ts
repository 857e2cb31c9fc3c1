import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useDecimalMark } from '#renderer/lib/text/use-decimal-mark.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { OfferCondition } from '#shared/contracts/offers.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';

/** Step of a ladder in words. */
export interface LadderStep {
  readonly legs: number;
  /** "from 4 selections" */
  readonly from: string;
  readonly value: string;
}

export interface ConditionText {
  /** What the condition is about: "Least stake". */
  readonly name: (condition: OfferCondition) => string;
  /** Its value in a few words; of a ladder the largest. */
  readonly value: (condition: OfferCondition) => string;
  /** Steps of a ladder; none for other conditions. */
  readonly steps: (condition: OfferCondition) => readonly LadderStep[];
  /** Sentence that says it. */
  readonly rule: (condition: OfferCondition) => string;
}

type Amounts = Extract<OfferCondition, { type: 'money' }>['amounts'];

/** Returns the amount in the currency of the player, else of the visitor's country or the site. */
function useAmount(): (amounts: Amounts) => string {
  const money = useMoneyText();
  const account = useAppSelector(selectActiveAccount);
  const { defaultCurrency } = useAppSelector(selectConfig);
  return (amounts) => {
    const isos = [account?.iso, defaultCurrency, ...Object.keys(amounts)];
    const iso = isos.find((one) => one !== undefined && amounts[one] !== undefined);
    return iso === undefined ? '' : money(amounts[iso] ?? 0, iso);
  };
}

/** Returns functions that write odds as the visitor reads them. */
function useOdds(): (coef: number) => string {
  const { coefViewId } = useAppSelector(selectDisplay);
  const { fractionalMode } = useAppSelector(selectConfig);
  const decimalMark = useDecimalMark();
  return (coef) => formatOdds(coef, coefViewId, { fractionalMode, decimalMark });
}

/** Returns functions that write the conditions of offers in the visitor's language, currency and odds format. */
export function useConditionText(): ConditionText {
  const { t } = useTranslation('offers');
  const percent = usePercentText();
  const odds = useOdds();
  const amount = useAmount();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);

  function value(condition: OfferCondition): string {
    switch (condition.type) {
      case 'word':
        return t(`word_${condition.word}`);
      case 'count':
        return t(condition.name === 'maxPlayers' ? 'count_players' : 'count_legs', { count: condition.count });
      case 'coef':
        return odds(condition.coef);
      case 'coefs':
        return t('range', { from: odds(condition.min), to: odds(condition.max) });
      case 'percent':
        return percent(condition.percent);
      case 'percentFrom':
        return t('percent_from', { percent: percent(condition.percent), coef: odds(condition.coef) });
      case 'time':
        return t(`time_${condition.unit}`, { count: condition.count });
      case 'money':
        return amount(condition.amounts);
      case 'ladder':
        return t('up_to', { value: percent(Math.max(...condition.steps.map((step) => step.percent))) });
      case 'coefLadder':
        return t('up_to', { value: odds(Math.max(...condition.steps.map((step) => step.coef))) });
      case 'instant':
        return time.moment(condition.at, now);
    }
  }
  const step = (legs: number, text: string) => ({ legs, from: t('from_legs', { count: legs }), value: text });

  return {
    name: (condition) => t(`name_${condition.name}`),
    value,
    steps(condition) {
      if (condition.type === 'ladder') return condition.steps.map((one) => step(one.legs, percent(one.percent)));
      if (condition.type === 'coefLadder') return condition.steps.map((one) => step(one.legs, odds(one.coef)));
      return [];
    },
    rule: (condition) =>
      condition.type === 'word'
        ? t(`rule_${condition.word}`)
        : t(`rule_${condition.name}`, { value: value(condition) }),
  };
}
