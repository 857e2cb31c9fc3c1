import type { Team } from '#shared/contracts/catalogue.ts';
import { plainText } from '#shared/domain/search/plain-text.ts';
import { hash31 } from '../random.ts';
import { coloursFor, coloursOf } from './colours.ts';

/** Side of a game: club, national team, player, pair or line-up. */
export interface CatalogueTeam extends Team {
  readonly sportId: number;
  /** Elo points, comparable between all sides of the sport (see params.ts). */
  readonly rating: number;
  /** IANA time zone of home games when it differs from the competition's. */
  readonly zone?: string;
  /** Group inside the table (weight class), counted from 0. */
  readonly division: number;
}

/** Returns a team as answers have it. */
export function contractTeam({ id, name, shortName, colors, country }: CatalogueTeam): Team {
  return { id, name, shortName, colors, ...(country === undefined ? {} : { country }) };
}

/** Line of a table before ratings and ids. */
export interface TableEntry {
  readonly name: string;
  readonly colours?: string;
  readonly shortName?: string;
  readonly country?: string;
  readonly zone?: string;
  readonly rating?: number;
  readonly division: number;
  /** True for a name alone: the table of another competition of the sport describes the side. */
  readonly reference: boolean;
}

/** Short names for the zones of leagues that span several. */
const ZONES: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  Z: 'America/Phoenix',
  P: 'America/Los_Angeles',
  T: 'America/Toronto',
  W: 'America/Winnipeg',
  X: 'America/Edmonton',
  V: 'America/Vancouver',
  H: 'America/Halifax',
  MSK: 'Europe/Moscow',
  SAM: 'Europe/Samara',
  YEK: 'Asia/Yekaterinburg',
  OMS: 'Asia/Omsk',
  NOV: 'Asia/Novosibirsk',
  KRA: 'Asia/Krasnoyarsk',
  IRK: 'Asia/Irkutsk',
  VLA: 'Asia/Vladivostok',
  KAZ: 'Asia/Almaty',
  MIN: 'Europe/Minsk',
  SHA: 'Asia/Shanghai',
  TIJ: 'America/Tijuana',
  MEX: 'America/Mexico_City',
  AKL: 'Pacific/Auckland',
  PER: 'Australia/Perth',
  ADL: 'Australia/Adelaide',
  BNE: 'Australia/Brisbane',
};

function zoneOf(part: string): string {
  const zone = part.startsWith('@') ? ZONES[part.slice(1)] : undefined;
  if (zone === undefined) throw new Error(`unknown part of a table: ${part}`);
  return zone;
}

type Draft = { -readonly [Key in keyof TableEntry]: TableEntry[Key] };

function readPart(part: string, entry: Draft): void {
  if (/^([a-z]{2}|[0-9a-f]{6}-[0-9a-f]{6}|=)$/.test(part)) entry.colours = part;
  else if (/^[A-Z]{2}$/.test(part)) entry.country = part;
  else if (/^[A-Z0-9]{2,4}$/.test(part) && /[A-Z]/.test(part)) entry.shortName = part;
  else if (/^\d{3,4}$/.test(part)) entry.rating = Number(part);
  else entry.zone = zoneOf(part);
}

/**
 * Reads a table of sides: entries joined by `;`, parts of an entry by `|`. The first part is the name, the others are
 * recognized by their form: `rw` or `ef0107-ffffff` colours, `ARS` short name, `ES` country, `1850` rating, `@P` zone,
 * `=` the colours of the side with the same name before the suffix. An entry of a name alone refers to another table.
 * `---` begins the next division.
 *
 * @throws Error for a part of no known form
 */
export function readTable(table: string): TableEntry[] {
  const entries: TableEntry[] = [];
  let division = 0;
  for (const text of table.split(';').map((piece) => piece.trim())) {
    if (text === '') continue;
    if (text === '---') {
      division += 1;
      continue;
    }
    const [name = '', ...parts] = text.split('|').map((part) => part.trim());
    const entry: Draft = { name, division, reference: parts.length === 0 };
    for (const part of parts) readPart(part, entry);
    entries.push(entry);
  }
  return entries;
}

/** Returns the stable id of a side: a hash of its sport and its name, so that a growing catalogue changes no id. */
export function teamId(sportId: number, name: string): number {
  return hash31('team', sportId, name);
}

/**
 * Yields short names to try for a side, best first: initials of three words, else the beginning, else other letters.
 */
function* shortNames(name: string): Generator<string> {
  const words = plainText(name)
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .split(' ')
    .filter(
      (word) =>
        word !== '' && !/^(FC|CF|SC|AC|FK|SK|CD|CA|AS|US|NK|BC|HC|KK|IF|BK|RC|UD|SV|VFB|VFL|TSV|1|AFC)$/.test(word),
    );
  const chars =
    words.join('') ||
    plainText(name)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '');
  const first = words[0] ?? chars;
  const last = words.at(-1) ?? chars;
  if (words.length === 3) yield words.map((word) => word[0]).join('');
  if (first.length >= 3) yield first.slice(0, 3);
  yield chars.slice(0, 3).padEnd(3, 'X');
  if (last.length >= 3) yield last.slice(0, 3);
  if (words.length > 1) yield first.slice(0, 2) + last.slice(0, 1);
  if (words.length > 1) yield first.slice(0, 1) + last.slice(0, 2);
  for (let i = 1; i < chars.length; i += 1) {
    for (let j = i + 1; j < chars.length; j += 1) yield `${chars[0]}${chars[i]}${chars[j]}`;
  }
  for (let n = 2; n < 100; n += 1) yield chars.slice(0, 2) + n;
}

/** Returns the first short name that is still free and marks it as taken. Players are called by their family names. */
export function takeShortName(name: string, taken: Set<string>, player: boolean): string {
  const called = player ? (plainText(name).split(/[ /(]/).filter(Boolean).at(-1) ?? name) : name;
  for (const candidate of shortNames(called)) {
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
  throw new Error(`no short name left for ${name}`);
}

/**
 * Returns the rating of the n-th of `count` sides between the first and the last one's, a little closer together at the
 * end.
 */
export function ratingAt(index: number, count: number, [first, last]: readonly [number, number]): number {
  if (count < 2) return first;
  const share = index / (count - 1);
  return Math.round(first + (last - first) * (share * 1.25 - share * share * 0.25));
}

/**
 * Makes a side of a sport from its entry, with its own colours, those of the side it is named after, or colours made
 * from its id.
 */
export function teamFrom(
  entry: TableEntry,
  sportId: number,
  name: string,
  rating: number,
  shortName: string,
  namesake: Team | undefined,
): CatalogueTeam {
  const id = teamId(sportId, name);
  const own = entry.colours !== undefined && entry.colours !== '=' ? coloursOf(entry.colours) : undefined;
  return {
    id,
    sportId,
    name,
    shortName: entry.shortName ?? shortName,
    colors: own ?? (namesake ? [namesake.colors[0], namesake.colors[1]] : coloursFor(id)),
    rating: entry.rating ?? rating,
    division: entry.division,
    ...(entry.country === undefined ? {} : { country: entry.country }),
    ...(entry.zone === undefined ? {} : { zone: entry.zone }),
  };
}
