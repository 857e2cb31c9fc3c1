import { readFile } from 'node:fs/promises';
import type { Coupon, CouponLeg } from '#shared/contracts/coupon.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { LANGUAGES, languageOf } from '#shared/domain/languages.ts';
import { marketPhrase, outcomePhrase, periodPhrase } from '#shared/domain/markets/market-text.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { formatMoney } from '#shared/domain/money/format-money.ts';
import { numberMarks } from '#shared/domain/money/number-marks.ts';
import { formatOdds, formatTotalOdds } from '#shared/domain/odds/format-odds.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { minutesFromUtc, type Zone } from '#shared/domain/time/zone.ts';
import { type IcuMessage, readMessage } from '#shared/text/icu-message.ts';
import type { Names } from '../../names/names-service.ts';
import type { StatementRow } from './statement-row.ts';
import { STATEMENT_TEXTS, type StatementText } from './statement-texts.ts';

/** Words of a statement in one language, and its times in the player's zone. */
export interface StatementWords {
  readonly isRtl: boolean;
  text(key: StatementText, values?: Readonly<Record<string, number | string>>): string;
  /** "Accumulator", "System 2/3" */
  type(coupon: Coupon): string;
  typeName(typeId: number): string;
  sport(sportId: number): string;
  /** A result that the history can be filtered by. */
  state(state: StatementRow['status'] | 'settled'): string;
  status(status: StatementRow['status']): string;
  /** "Arsenal – Chelsea: Total: Over 2.5" */
  leg(leg: CouponLeg): string;
  legStatus(leg: CouponLeg, result: Coupon['result']): string;
  /** Whether the coupon has one price for all of its legs. */
  hasOdds(coupon: Coupon): boolean;
  /** The price of a leg. */
  odds(coef: number): string;
  /** The odds of a coupon's legs together. */
  totalOdds(coef: number): string;
  money(amount: number, iso: string, isSigned?: boolean): string;
  /** "21 Nov 2026, 14:05" */
  moment(at: number): string;
  day(at: number): string;
  /** "2026-11-21 14:05", for a machine. */
  plainMoment(at: number): string;
  /** "UTC+03:00" of an offset that the player chose, else the name of the zone: "Europe/London". */
  readonly zone: string;
}

const MINUTE_MS = 60_000;
const DECIMAL_VIEW = 0;
const NAMESPACES = ['games', 'history', 'markets', 'sports'] as const;
type Namespace = (typeof NAMESPACES)[number];
type Say = (namespace: Namespace, key: string, values?: Readonly<Record<string, unknown>>) => string;

const opened = new Map<string, Promise<Say>>();

/** Reads the site's own words for bets: a statement calls them what the page does (decision 054). */
async function openWords(language: string): Promise<Say> {
  const read = async (namespace: Namespace) => {
    const file = new URL(`../../../../renderer/locales/${language}/${namespace}.json`, import.meta.url);
    return [namespace, JSON.parse(await readFile(file, 'utf8')) as Record<string, string>] as const;
  };
  const texts = Object.fromEntries(await Promise.all(NAMESPACES.map(read))) as Record<
    Namespace,
    Record<string, string>
  >;
  const messages = new Map<string, IcuMessage>();
  return (namespace, key, values = {}) => {
    const name = `${namespace}:${key}`;
    const message = messages.get(name) ?? readMessage(texts[namespace][key] ?? key, language);
    messages.set(name, message);
    return message(values).trim();
  };
}

function sayIn(language: string): Promise<Say> {
  const known = opened.get(language);
  if (known) return known;
  const made = openWords(language);
  opened.set(language, made);
  made.catch(() => opened.delete(language));
  return made;
}

type NameOf = (team: CouponLeg['home']) => string;

interface Bet {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  readonly outcome: number;
}

/** Returns the function that names a bet: "1st half: Total: Over 2.5". */
function betNames(say: Say, mark: string, nameOf: NameOf) {
  const phrase = ({ key, values }: ReturnType<typeof marketPhrase>) => {
    const { line } = values;
    return say('markets', key, typeof line === 'string' ? { ...values, line: line.replace('.', mark) } : values);
  };
  return ({ typeId, period, param, outcome }: Bet, { sportId, home, away, names }: CouponLeg): string => {
    const type = findMarketType(typeId);
    if (!type) return names ? `${names.market}: ${names.outcome}` : `#${typeId}`;
    const subject = { type, period, param, sportId, home: nameOf(home), away: nameOf(away) };
    const name = phrase(marketPhrase(subject, 'outcome'));
    const part = periodPhrase(sportId, period);
    const market = part ? say('markets', 'period_market', { period: phrase(part), market: name }) : name;
    return `${market}: ${phrase(outcomePhrase(subject, outcome, 'outcome'))}`;
  };
}

function zoneText(zone: Zone): string {
  if (typeof zone === 'string') return zone.replaceAll('_', ' ');
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const distance = Math.abs(zone);
  return `UTC${zone < 0 ? '-' : '+'}${two(distance / 60)}:${two(distance % 60)}`;
}

/** Returns the functions that write instants of a zone, each by the rules of its own day. */
function timeWriters(language: string, zone: Zone) {
  const moved = (at: number) => new Date(at + minutesFromUtc(zone, at) * MINUTE_MS);
  const locale = `${language}-u-nu-latn-ca-gregory`;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    moment: (at: number) => moment.format(moved(at)),
    day: (at: number) => day.format(moved(at)),
    plainMoment: (at: number) => moved(at).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' '),
    zone: zoneText(zone),
  };
}

/**
 * Returns the words of a statement; English for a language that the product does not have.
 *
 * @param language two letters
 * @param zone the player's
 */
export async function statementWords(language: string, zone: Zone, names: Pick<Names, 'of'>): Promise<StatementWords> {
  const code = LANGUAGES.some((one) => one.code === language) ? language : 'en';
  const say = await sayIn(code);
  const texts = STATEMENT_TEXTS[code] ?? STATEMENT_TEXTS.en;
  const locale = `${code}-u-nu-latn`;
  const { team } = names.of(code);
  const nameOf: NameOf = ({ id, name }) => team(id) ?? name;
  const bet = betNames(say, numberMarks(locale).decimal, nameOf);
  const decimalMark = numberMarks(locale).decimal;
  const times = timeWriters(code, zone);
  return {
    ...times,
    isRtl: languageOf(code).dir === 'rtl',
    text: (key, values = {}) => readMessage(texts[key], code)(values),
    type({ typeId, systemValue, legs }) {
      if (typeId !== COUPON_TYPE.system) return say('history', `type_${typeId}`);
      return say('history', 'type_system', { value: systemValue ?? 0, of: legs.filter((leg) => !leg.banker).length });
    },
    typeName: (typeId) => say('history', `type_${typeId}`),
    sport(sportId) {
      const sport = sportById(sportId);
      return sport ? say('sports', sport.key) : say('games', 'sport_other');
    },
    state: (state) => (state === 'settled' ? texts.settled : say('history', `state_${state}`)),
    status: (status) => say('history', `status_${status}`),
    leg(leg) {
      const pair = say('games', 'pair', { home: nameOf(leg.home), away: nameOf(leg.away) });
      const bets: readonly Bet[] = leg.group?.members ?? [leg];
      const moved =
        leg.movedFrom === undefined ? '' : ` (${say('games', 'rescheduled')}: ${times.moment(leg.startAt)})`;
      return `${pair}: ${bets.map((one) => bet(one, leg)).join(' + ')}${moved}`;
    },
    legStatus: ({ statusId }, result) => say('history', legStatusKey(statusId, result)),
    hasOdds: ({ typeId }) => typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express,
    totalOdds: (coef) => formatTotalOdds(coef, DECIMAL_VIEW, { decimalMark }),
    odds: (coef) => formatOdds(coef, DECIMAL_VIEW, { decimalMark }),
    money: (amount, iso, isSigned = false) =>
      formatMoney(amount, iso, locale, { signDisplay: isSigned ? 'exceptZero' : 'auto' }),
  };
}
