import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { SelectOption } from '#renderer/ui/select-field.tsx';

/** Returns "JPY · Japanese Yen" in the player's language. */
export function useCurrencyName(): (iso: string) => string {
  const { language } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' });
    return (iso) => `${iso} · ${names.of(iso) ?? iso}`;
  }, [language]);
}

/** Returns the currencies to choose from, by code and name. */
export function useCurrencyOptions(currencies: readonly string[]): SelectOption[] {
  const name = useCurrencyName();
  return useMemo(() => currencies.map((iso) => ({ value: iso, label: name(iso) })), [name, currencies]);
}
