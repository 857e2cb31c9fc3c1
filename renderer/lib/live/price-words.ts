import { useEffect, useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { sayPriceSigns } from '#renderer/ui/price-signs.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import type { MarketPriceKind, OddsOptions } from '#shared/domain/odds/coef-view.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import type { PriceFormat } from '../feed/price-cells.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { useDecimalMark } from '../text/use-decimal-mark.ts';
import { type MarketText, useMarketText } from '../text/use-market-text.ts';

/** Texts and formats of a row's prices, made once for the row instead of once for each price. */
export interface PriceWords {
  readonly text: MarketText;
  readonly names: 'short' | 'full';
  /**
   * Returns the format of a market type's prices in the player's odds format; the same function while the format is the
   * same.
   */
  readonly format: (type: MarketType) => PriceFormat;
}

const TWO_WAY = new Set(['overUnder', 'handicap']);
const formats = new Map<string, PriceFormat>();

function formatFor(viewId: number, options: Required<OddsOptions>): PriceFormat {
  const key = `${viewId} ${options.market} ${options.fractionalMode} ${options.decimalMark}`;
  const known = formats.get(key);
  if (known) return known;
  const made: PriceFormat = (price) => formatOdds(price, viewId, options);
  formats.set(key, made);
  return made;
}

/** Returns the texts and formats of prices for the player's language and odds format. */
export function usePriceWords(): PriceWords {
  const { t } = useTranslation('games');
  const text = useMarketText();
  const { coefViewId, marketsNameType } = useAppSelector(selectDisplay);
  const { fractionalMode } = useAppSelector(selectConfig);
  const decimalMark = useDecimalMark();
  useEffect(() => {
    sayPriceSigns({
      suspended: t('price_suspended'),
      risen: t('price_risen'),
      fallen: t('price_fallen'),
      frozen: t('price_frozen'),
    });
  }, [t]);
  return useMemo(
    () => ({
      text,
      names: marketsNameType,
      format: (type) => {
        const market: MarketPriceKind = TWO_WAY.has(type.outcomes) ? 'two-way' : 'other';
        return formatFor(coefViewId, { market, fractionalMode, decimalMark });
      },
    }),
    [text, coefViewId, marketsNameType, fractionalMode, decimalMark],
  );
}
