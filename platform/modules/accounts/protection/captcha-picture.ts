/** Strokes of the digits on a field of 10 × 16. */
const DIGITS = [
  'M5 1C2 1 1 4 1 8s1 7 4 7 4-3 4-7-1-7-4-7z',
  'M2 4l4-3v14',
  'M1 4c1-4 8-4 8 1 0 4-6 5-8 10h8',
  'M1 2h8L5 7c5 0 5 8 0 8-2 0-3-1-4-3',
  'M7 15V1L1 11h8',
  'M8 1H2L1.5 7C8 5 10 9 8 13c-2 3-6 2-7 0',
  'M8 1C3 3 1 8 1 11c0 5 8 5 8 0 0-4-6-5-8-1',
  'M1 1h8L4 15',
  'M5 7C1 6 1 1 5 1s4 5 0 6c-5 1-5 8 0 8s5-7 0-8z',
  'M8 6c-1 4-7 3-7-1 0-5 8-5 8 0 0 4-2 8-6 10',
] as const;

const FIELD = 26;
const HEIGHT = 40;

/** Draws digits, each turned and moved a little, under lines that cross them. Strokes only: the picture has no text. */
export function drawDigits(digits: string, random: () => number): string {
  const width = digits.length * FIELD + 20;
  const between = (low: number, high: number) => (low + random() * (high - low)).toFixed(1);
  const strokes = [...digits].map((digit, index) => {
    const place = `translate(${between(index * FIELD + 12, index * FIELD + 17)} ${between(8, 14)})`;
    const turn = `rotate(${between(-18, 18)} 5 8) scale(${between(1.15, 1.45)})`;
    return `<path transform="${place} ${turn}" d="${DIGITS[Number(digit)]}"/>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [from, through, to] = [between(2, HEIGHT), between(0, HEIGHT), between(2, HEIGHT)];
    return `<path stroke-width="1" d="M0 ${from}Q${between(20, width)} ${through} ${width} ${to}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width * 2}" height="${HEIGHT * 2}">` +
    `<path fill="#fff" d="M0 0h${width}v${HEIGHT}H0z"/>` +
    `<g fill="none" stroke="#223" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">` +
    `${strokes.join('')}${lines.join('')}</g></svg>`
  );
}
