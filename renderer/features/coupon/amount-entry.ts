import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { AmountError, ParsedAmount } from '#shared/domain/money/parse-amount.ts';

/** Content of an amount field: money of a currency, or text that is not an amount in it. */
export type AmountEntry =
  | { readonly value: MinorUnits; readonly iso: string }
  | { readonly text: string; readonly error: AmountError; readonly iso: string };

/** Amount that the coupon calculates with. */
export interface ResolvedAmount {
  /** null while the field cannot be read. */
  readonly value: MinorUnits | null;
  readonly text: string;
  readonly error: AmountError | null;
}

/**
 * Returns the first entry that is filled in and in this currency; without one, the currency's first amount (betting
 * §9).
 */
export function resolveAmount(iso: string, ...entries: readonly (AmountEntry | null | undefined)[]): ResolvedAmount {
  for (const entry of entries) {
    if (entry?.iso !== iso) continue;
    if ('error' in entry) return { value: null, text: entry.text, error: entry.error };
    return { value: entry.value, text: '', error: null };
  }
  return { value: currencyOf(iso).initialAmount, text: '', error: null };
}

/** Turns the parsed text of a field into an entry. */
export function amountEntry(parsed: ParsedAmount, text: string, iso: string): AmountEntry {
  return parsed.ok ? { value: parsed.amount, iso } : { text, error: parsed.error, iso };
}
