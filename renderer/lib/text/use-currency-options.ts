import { useMemo } from 'react';
import type { SelectOption } from '#renderer/ui/select-field.tsx';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import { useDictionariesQuery } from '../api/reference-api.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Routes whose dictionaries name currencies; the one of `recharge` holds nothing else. */
type DictionaryRoute = 'recharge' | 'registration';

/**
 * Returns "JPY · Japanese Yen" in the player's language: by the name in the back end's dictionary of the form, or by the
 * browser's where it has none (shell §7, dictionaries by route id).
 */
export function useCurrencyName(route: DictionaryRoute): (iso: string) => string {
  const { language } = useTranslation();
  const { data } = useDictionariesQuery({ query: { id: route, lng: language } });
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' });
    const listed = new Map((data?.dictionaries.currencies ?? []).map(({ id, name }) => [id, name]));
    return (iso) => {
      const known = isCurrencyIso(iso) ? listed.get(CURRENCY_NUMBERS[iso]) : undefined;
      return `${iso} · ${known ?? names.of(iso) ?? iso}`;
    };
  }, [language, data]);
}

/** Returns the currencies to choose from, by code and name. */
export function useCurrencyOptions(currencies: readonly string[], route: DictionaryRoute): SelectOption[] {
  const name = useCurrencyName(route);
  return useMemo(() => currencies.map((iso) => ({ value: iso, label: name(iso) })), [name, currencies]);
}
