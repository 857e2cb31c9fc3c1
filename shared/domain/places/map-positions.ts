/** Place on earth, degrees. */
export interface GeoPoint {
  /** −90 … 90 */
  readonly latitude: number;
  /** −180 … 180 */
  readonly longitude: number;
}

/** Size of a map and the margin that it leaves free on each side, units of the drawing. */
export interface MapFrame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** Positions of points on a map whose y grows to the south, and the kilometres of one unit. */
export interface MapPositions {
  readonly positions: readonly { readonly x: number; readonly y: number }[];
  readonly kmPerUnit: number;
}

const KM_PER_DEGREE = 111.32;
const FULL_TURN = 360;
/** Narrowest part of the earth that a map shows, km: one place alone needs some ground around it. */
const MIN_SPAN_KM = 1;

/**
 * Returns the longitudes without the jump at ±180°: counted on from the end of the widest gap between two of them, so
 * that places on both sides of it are neighbours.
 */
function unrolled(longitudes: readonly number[]): number[] {
  const sorted = [...longitudes].sort((a, b) => a - b);
  const gaps = sorted.map((at, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + FULL_TURN) - at);
  const widest = gaps.indexOf(Math.max(...gaps));
  const first = sorted[(widest + 1) % sorted.length] ?? 0;
  return longitudes.map((at) => (at < first ? at + FULL_TURN : at));
}

/**
 * Places points on a map: as large as its frame allows, in its middle, at one scale in both directions. Degrees of
 * longitude are as wide as they are on the middle latitude, which is exact enough for the places of a country.
 *
 * @param points none gives no positions
 */
export function mapPositions(points: readonly GeoPoint[], { width, height, margin }: MapFrame): MapPositions {
  if (points.length === 0) return { positions: [], kmPerUnit: MIN_SPAN_KM / width };
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = unrolled(points.map(({ longitude }) => longitude));
  const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [south, east] = [middleOf(latitudes), middleOf(longitudes)];
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((south * Math.PI) / 180);
  const km = points.map(({ latitude }, index) => ({
    x: ((longitudes[index] ?? 0) - east) * kmPerLongitude,
    y: (south - latitude) * KM_PER_DEGREE,
  }));
  const spanOf = (axis: 'x' | 'y') => 2 * Math.max(MIN_SPAN_KM / 2, ...km.map((one) => Math.abs(one[axis])));
  const kmPerUnit = Math.max(spanOf('x') / (width - 2 * margin), spanOf('y') / (height - 2 * margin));
  return {
    positions: km.map(({ x, y }) => ({ x: width / 2 + x / kmPerUnit, y: height / 2 + y / kmPerUnit })),
    kmPerUnit,
  };
}

/**
 * Returns the longest bar of a scale that fits: 1, 2 or 5 times a power of ten.
 *
 * @param maxUnits room for the bar, units of the drawing
 */
export function scaleBar(kmPerUnit: number, maxUnits: number): { readonly km: number; readonly units: number } {
  const room = kmPerUnit * maxUnits;
  const power = 10 ** Math.floor(Math.log10(room));
  const step = [5, 2].find((one) => one * power <= room) ?? 1;
  const km = step * power;
  return { km, units: km / kmPerUnit };
}
