import { createHash } from 'node:crypto';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { ProviderAway } from './provider-port.ts';

/** Length that Hyperswitch documents for the ids of payments and payouts that merchants choose. */
const ID_LENGTH = 30;
/** A reference that leaves room in an id. */
const PLAIN = /^[a-z0-9-]{1,26}$/;

/**
 * Returns the id of a payment or payout with a reference: 30 characters, always the same ones, so that the same call
 * twice names the same object. The reference stands in it where it fits; the rest is of a hash with the profile.
 */
export function hyperswitchId(reference: string, profile: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([profile, reference]))
    .digest('hex');
  return `${PLAIN.test(reference) ? reference : 'x'}_${hash}`.slice(0, ID_LENGTH);
}

/** Returns the reference that an id names; null for an id that the adapter has not made. */
export function referenceOfId(id: string, profile: string): string | null {
  const [reference = ''] = id.split('_');
  return hyperswitchId(reference, profile) === id ? reference : null;
}

/** Decimals that Hyperswitch counts, where they are not 2. */
const DECIMALS: Readonly<Record<string, number>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, JPY: 0, KMF: 0, KRW: 0, MGA: 0, PYG: 0, RWF: 0, UGX: 0, VND: 0, VUV: 0 },
  ...{ XAF: 0, XOF: 0, XPF: 0, BHD: 3, JOD: 3, KWD: 3, OMR: 3, TND: 3 },
};
/** Decimals by ISO 4217, where they are not 2 and Hyperswitch counts others. */
const ISO_DECIMALS: Readonly<Record<string, number>> = { IQD: 3, ISK: 0, LYD: 3, MGA: 2 };

/**
 * Makes sure that minor units of a currency are the same here, at Hyperswitch and in ISO 4217.
 *
 * @throws ProviderAway for a currency in which one of them may count otherwise
 */
export function requireSameUnits(
  iso: string,
  decimalsOf: (known: string) => number = (known) => currencyOf(known).decimals,
): void {
  const theirs = DECIMALS[iso] ?? 2;
  if (isCurrencyIso(iso) && decimalsOf(iso) === theirs && (ISO_DECIMALS[iso] ?? theirs) === theirs) return;
  throw new ProviderAway(`Minor units of ${iso} may differ at the payment provider: nothing is moved in it`);
}
