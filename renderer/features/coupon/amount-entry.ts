import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { AmountError, ParsedAmount } from '#shared/domain/money/parse-amount.ts';

/** What stands in an amount field: money of a currency, or text that is none in it. */
export type AmountEntry =
  | { readonly value: MinorUnits; readonly iso: string }
  | { readonly text: string; readonly error: AmountError; readonly iso: string };

/** An amount as the coupon counts with it. */
export interface ResolvedAmount {
  /** null while the field cannot be read */
  readonly value: MinorUnits | null;
  readonly text: string;
  readonly error: AmountError | null;
}

/**
 * The amount of the first field that says something. A field nobody touched, or one in another currency, holds the
 * first amount of the currency (betting §9).
 */
export function resolveAmount(iso: string, ...entries: readonly (AmountEntry | null | undefined)[]): ResolvedAmount {
  for (const entry of entries) {
    if (entry?.iso !== iso) continue;
    if ('error' in entry) return { value: null, text: entry.text, error: entry.error };
    return { value: entry.value, text: '', error: null };
  }
  return { value: currencyOf(iso).initialAmount, text: '', error: null };
}

/** What a field has read. */
export function amountEntry(parsed: ParsedAmount, text: string, iso: string): AmountEntry {
  return parsed.ok ? { value: parsed.amount, iso } : { text, error: parsed.error, iso };
}
