import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import type { OwnBetNames } from '#shared/domain/markets/own-market.ts';
import { formatOdds, formatTotalOdds } from '#shared/domain/odds/format-odds.ts';
import { type PriceWords, usePriceWords } from '../live/price-words.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { useDecimalMark } from './use-decimal-mark.ts';
import { useGameText } from './use-game-text.ts';

/** Fields that name a bet, from any source. */
export interface BetSubject {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  /** Index in the outcome set of the market type. */
  readonly outcome: number;
  /** Names of a bet whose market type is the operator's own. */
  readonly names?: OwnBetNames | undefined;
  readonly sportId: number;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
}

export interface BetText {
  /** "Arsenal – Chelsea" */
  readonly pair: (bet: Pick<BetSubject, 'away' | 'home'>) => string;
  /** "Total" */
  readonly market: (bet: BetSubject) => string;
  /** "Over 2.5" */
  readonly outcome: (bet: BetSubject) => string;
  /** Writes a price of this bet in the player's format. */
  readonly price: (bet: Pick<BetSubject, 'typeId'>, coef: number) => string;
  /** Writes odds that stand for themselves in the player's format, to the thousandth: a limit, or what was typed. */
  readonly coef: (coef: number) => string;
  /** Writes the odds of several selections together in the player's format, to the hundredth. */
  readonly total: (coef: number) => string;
}

function subjectOf({ typeId, period, param, sportId, home, away }: BetSubject) {
  const type = findMarketType(typeId);
  return type && { type, period, param, sportId, home: home.name, away: away.name };
}

/** Returns functions that write a bet in words. A market of an operator's own type has the names
 * of its back end; one without names is named by its number. */
export function useBetText(): BetText {
  const { t } = useTranslation('account');
  const words: PriceWords = usePriceWords();
  const game = useGameText();
  const { coefViewId } = useAppSelector(selectDisplay);
  const { fractionalMode } = useAppSelector(selectConfig);
  const decimalMark = useDecimalMark();
  const options = { fractionalMode, decimalMark };
  const coefText = (coef: number) => formatOdds(coef, coefViewId, options);
  return {
    pair: game.pair,
    market: (bet) => {
      const subject = subjectOf(bet);
      return subject ? words.text.market(subject) : (bet.names?.market ?? t('market_unknown', { id: bet.typeId }));
    },
    outcome: (bet) => {
      const subject = subjectOf(bet);
      return subject ? words.text.outcome(subject, bet.outcome) : (bet.names?.outcome ?? String(bet.outcome + 1));
    },
    price: ({ typeId }, coef) => {
      const type = findMarketType(typeId);
      return type ? words.format(type)(coef) : coefText(coef);
    },
    coef: coefText,
    total: (coef) => formatTotalOdds(coef, coefViewId, options),
  };
}
