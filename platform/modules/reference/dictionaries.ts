import type { CallAnswer } from '#shared/contracts/call.ts';
import type { DictionaryName, dictionariesCall } from '#shared/contracts/reference.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import { sportMap } from '#shared/domain/sports/sports.ts';
import { phoneCountries } from './phone-countries-service.ts';

type Dictionaries = CallAnswer<typeof dictionariesCall>['dictionaries'];
type Entries = NonNullable<Dictionaries[DictionaryName]>;

/** Dictionaries of each route (shell §7, dictionaries by route id). */
const OF_ROUTE: Readonly<Record<string, readonly DictionaryName[]>> = {
  registration: ['countries', 'currencies', 'languages'],
  settings: ['countries', 'languages', 'sports'],
  verification: ['countries'],
  identification: ['countries'],
  recharge: ['currencies'],
  deduce: ['currencies'],
  results: ['sports'],
  statistic: ['sports'],
};

type Names = Pick<SiteConfig, 'currencies' | 'languages'>;

function entriesOf(name: DictionaryName, language: string, config: Names): Entries {
  switch (name) {
    case 'countries':
      return phoneCountries(language).map((country) => ({ id: country.id, name: country.name }));
    case 'currencies': {
      const names = new Intl.DisplayNames([language], { type: 'currency' });
      return config.currencies
        .filter(isCurrencyIso)
        .map((iso) => ({ id: CURRENCY_NUMBERS[iso], name: names.of(iso) ?? iso }));
    }
    case 'languages': {
      const names = new Intl.DisplayNames([language], { type: 'language' });
      return config.languages.map((code) => ({ id: code, name: names.of(code) ?? code }));
    }
    case 'sports':
      return sportMap().map(({ sportId, nameEng }) => ({ id: sportId, name: nameEng }));
  }
}

/** Returns the dictionaries of a route in a language. */
export function dictionariesOf(route: string, language: string, config: Names): Dictionaries {
  const names = Object.hasOwn(OF_ROUTE, route) ? (OF_ROUTE[route] ?? []) : [];
  return Object.fromEntries(names.map((name) => [name, entriesOf(name, language, config)])) as Dictionaries;
}
