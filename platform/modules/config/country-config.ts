import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';

/** What the config says, to pages and to the platform alone. */
interface CountryRules {
  readonly open: SiteConfig;
  readonly closed: {
    readonly geoCurrencies: Readonly<Record<string, string>>;
    readonly geoBlocks: Readonly<Record<string, number>>;
    readonly vipAuthCountries: readonly string[];
  };
}

/** Adds the block and currency of the visitor's country. A block of the whole site takes precedence. */
export function withCountry({ open, closed }: CountryRules, country: string | null): SiteConfig {
  if (country === null) return open;
  const currency = closed.geoCurrencies[country];
  const isOffered = currency !== undefined && open.currencies.includes(currency);
  const reason = closed.geoBlocks[country];
  const isBlocked = reason !== undefined && open.block.displayTypeId === 0;
  return {
    ...open,
    geoCountry: country,
    mainVipDomainAuthNeed: open.mainVipDomainAuthNeed || closed.vipAuthCountries.includes(country),
    ...(isOffered
      ? {
          geoCurrencyCode: currency,
          geoCurrency: isCurrencyIso(currency) ? CURRENCY_NUMBERS[currency] : null,
          defaultCurrency: currency,
        }
      : {}),
    ...(isBlocked ? { block: { displayTypeId: 1, templateTypeId: reason } } : {}),
  };
}
