/** Lines of playing fields on a ground of 210 × 132, drawn by hand; the first side plays from left to right. */
const FOOTBALL =
  'M8 8h194v116H8zM105 8v116M105 47a19 19 0 1 0 0 38 19 19 0 0 0 0-38zM8 34h31v64H8M8 50h11v32H8M202 34h-31v64h31M202 50h-11v32h11M39 56a12 12 0 0 1 0 20M171 56a12 12 0 0 0 0 20M8 12a4 4 0 0 0 4-4M198 8a4 4 0 0 0 4 4M8 120a4 4 0 0 1 4 4M198 124a4 4 0 0 1 4-4';
const BASKETBALL =
  'M8 8h194v116H8zM105 8v116M105 49a17 17 0 1 0 0 34 17 17 0 0 0 0-34zM8 45h42v42H8M50 49a17 17 0 0 1 0 34M202 45h-42v42h42M160 49a17 17 0 0 0 0 34M8 18h18c30 6 48 25 48 48s-18 42-48 48H8M202 18h-18c-30 6-48 25-48 48s18 42 48 48h18';
const ICE =
  'M30 8h150a22 22 0 0 1 22 22v72a22 22 0 0 1-22 22H30A22 22 0 0 1 8 102V30A22 22 0 0 1 30 8zM105 8v116M75 8v116M135 8v116M24 9v114M186 9v114M105 52a14 14 0 1 0 0 28 14 14 0 0 0 0-28zM48 28a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM48 84a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM162 28a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM162 84a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM24 60h6v12h-6M186 60h-6v12h6';
const TENNIS = 'M8 8h194v116H8zM8 24h194M8 108h194M105 2v128M54 24v84M156 24v84M54 66h102M8 66h4M202 66h-4';
const TABLE = 'M8 8h194v116H8zM105 2v128M8 66h194';
const BADMINTON =
  'M8 8h194v116H8zM16 8v116M194 8v116M8 16h194M8 116h194M75 8v116M135 8v116M105 2v128M8 66h67M135 66h67';
const NET = 'M8 8h194v116H8zM105 2v128M72 8v116M138 8v116';
const HANDBALL =
  'M8 8h194v116H8zM105 8v116M8 30c26 2 44 14 44 36s-18 34-44 36M202 30c-26 2-44 14-44 36s18 34 44 36M8 56h5v20H8M202 56h-5v20h5';

/** Ground that a sport is played on; the token of the same name has its colour. */
export type Ground = 'pitch' | 'court' | 'wood' | 'ice' | 'sand';

/** Playing field: its lines and its ground. */
interface Field {
  readonly lines: string;
  readonly ground: Ground;
}

const field = (lines: string, ground: Ground): Field => ({ lines, ground });

const FIELDS: Readonly<Record<string, Field>> = {
  football: field(FOOTBALL, 'pitch'),
  futsal: field(HANDBALL, 'wood'),
  handball: field(HANDBALL, 'wood'),
  'e-football': field(FOOTBALL, 'pitch'),
  basketball: field(BASKETBALL, 'wood'),
  'e-basketball': field(BASKETBALL, 'wood'),
  'ice-hockey': field(ICE, 'ice'),
  'e-hockey': field(ICE, 'ice'),
  tennis: field(TENNIS, 'court'),
  'table-tennis': field(TABLE, 'court'),
  badminton: field(BADMINTON, 'wood'),
  volleyball: field(NET, 'wood'),
  'beach-volleyball': field(NET, 'sand'),
};

/** Returns the field of a sport; null for a sport whose field would show nothing. */
export function fieldOf(sport: string): Field | null {
  return FIELDS[sport] ?? null;
}

type Spot = readonly [x: number, y: number];

/** Positions of the first side's incidents; the second side's are rotated about the centre. */
const SPOTS: Readonly<Record<string, Spot>> = {
  goal: [196, 66],
  corner: [199, 11],
  danger: [178, 52],
  attack: [140, 84],
  penalty_awarded: [180, 66],
  penalty_goal: [196, 66],
  penalty_missed: [190, 66],
  shootout_goal: [196, 66],
  shootout_miss: [190, 66],
  yellow_card: [120, 40],
  red_card: [120, 40],
  point: [165, 66],
  game: [165, 66],
  set: [165, 66],
};
/** Where each side serves from. */
export const SERVING_SPOTS: readonly [Spot, Spot] = [
  [14, 82],
  [196, 50],
];
const MIDDLE: Spot = [140, 66];

/** Returns the position of an incident on the field. */
export function spotOf(kind: string, side: 0 | 1): Spot {
  const [x, y] = SPOTS[kind] ?? MIDDLE;
  return side === 0 ? [x, y] : [210 - x, 132 - y];
}

const WIDTH = 210;
const HALF = 97;
const THIRD = 65;
const EDGE = 202;

/** Returns the part of the field that a side attacks: the last third when it is close, otherwise the opposing half. */
export function zoneOf(kind: string, side: 0 | 1): { readonly x: number; readonly width: number } {
  const width = kind === 'attack' || kind === 'period_start' ? HALF : THIRD;
  const x = EDGE - width;
  return { x: side === 0 ? x : WIDTH - EDGE, width };
}
