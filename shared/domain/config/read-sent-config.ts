import { CURRENCY_NUMBERS, currencyOfNumber } from '../money/currency-numbers.ts';

type Sent = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Largest epoch second of a plausible instant: greater numbers are milliseconds. */
const MAX_SECONDS = 100_000_000_000;

/** Returns a number that came as text; anything else stays as it is, so that the schema reports it. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

/** Returns a switch that came as a number or as text. */
function asFlag(value: unknown): unknown {
  if (value === 1 || value === '1' || value === 'true' || value === 'active') return true;
  return value === 0 || value === '0' || value === 'false' || value === 'inactive' || value === '' ? false : value;
}

/** Returns an instant as epoch ms: from seconds, or from a date and time, in UTC where it names no zone. */
function asInstant(value: unknown): unknown {
  const number = asNumber(value);
  if (typeof number === 'number') return Math.abs(number) < MAX_SECONDS ? Math.round(number * 1000) : number;
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const text = value.trim().replace(' ', 'T');
  const at = Date.parse(/([zZ]|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`);
  return Number.isNaN(at) ? value : at;
}

/** Returns the entries that are there; an entry that is left out keeps the default of its schema. */
const given = (entries: Sent): Sent =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

/** Returns the first value that was sent; null counts as one only where nothing else was. */
const first = (...values: readonly unknown[]): unknown =>
  values.find((value) => value !== undefined && value !== null) ?? values.find((value) => value !== undefined);

/** Returns ms of an own instant; the other names may hold seconds or a date. */
const instantOf = (own: unknown, other: unknown): unknown =>
  own === undefined || own === null ? asInstant(first(other, own)) : own;

function readMaintenance(sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  const { web_state, started_at, ended_at, notify_started_at, notify_ended_at, ...own } = sent;
  return given({
    ...own,
    isActive: asFlag(first(own.isActive, web_state)),
    startAt: instantOf(own.startAt, started_at),
    finishAt: instantOf(own.finishAt, ended_at),
    notifyStartDate: instantOf(own.notifyStartDate, notify_started_at),
    notifyEndDate: instantOf(own.notifyEndDate, notify_ended_at),
  });
}

/** Returns countries as a list of capitals or ids: some back ends write them as text with commas. */
function asCountries(value: unknown): unknown {
  const list = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list)) return value;
  return list
    .map((one: unknown) => (typeof one === 'string' ? asNumber(one.trim().toUpperCase()) : one))
    .filter((one) => one !== '');
}

function readCustomize(sent: unknown): unknown {
  if (!isObject(sent)) return sent ?? undefined;
  return given({
    ...sent,
    geo_with_twelve_format: asCountries(sent.geo_with_twelve_format ?? undefined),
    has_twelve_h_by_geo: asFlag(sent.has_twelve_h_by_geo ?? undefined),
  });
}

/** Returns the code of a currency by its number; a back end may have put the code where the number belongs. */
function currencyNamed(number: unknown): string | undefined {
  if (typeof number === 'string') return number.toUpperCase();
  return typeof number === 'number' ? (currencyOfNumber(number) ?? undefined) : undefined;
}

/** Returns code and number of the visitor's currency; each follows from the other. */
function readCurrency({ geoCurrency, geoCurrencyCode }: Sent): Sent {
  const code = typeof geoCurrencyCode === 'string' ? geoCurrencyCode.toUpperCase() : geoCurrencyCode;
  const number = asNumber(geoCurrency);
  const iso = first(code, currencyNamed(number));
  const numbers: Readonly<Record<string, number>> = CURRENCY_NUMBERS;
  return { geoCurrencyCode: iso, geoCurrency: typeof number === 'number' ? number : numbers[String(iso)] };
}

/**
 * Returns the entries of a site config as the pages read them, from what a back end sent: both names of the site's number,
 * the numbers that came as text, the currency by number or code, the instants of maintenance by either name, as epoch ms
 * or seconds or date (shell §3, decision 046). What cannot be read stays as it is, so that the schema names it.
 *
 * @param sent parsed JSON; anything but an object is returned unchanged
 */
export function readSentConfig(sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  return {
    ...sent,
    ...given({
      group_id: asNumber(first(sent.group_id, sent.groupId)),
      groupId: asNumber(first(sent.groupId, sent.group_id)),
      ref_id: asNumber(sent.ref_id),
      geoCountry: typeof sent.geoCountry === 'string' ? sent.geoCountry.toUpperCase() : sent.geoCountry,
      geoCountryId: asNumber(sent.geoCountryId),
      ...readCurrency(sent),
      maintenance: readMaintenance(sent.maintenance),
      customize: readCustomize(sent.customize),
    }),
  };
}
