/** Colours by the codes of team tables. */
const PALETTE: Readonly<Record<string, string>> = {
  a: '#f5a800',
  b: '#0057b8',
  c: '#7a1f3d',
  d: '#4a4f57',
  e: '#aeb4bd',
  f: '#0b5d33',
  g: '#00954c',
  k: '#16181d',
  l: '#8cc63f',
  m: '#6b1020',
  n: '#12284c',
  o: '#f26522',
  p: '#e85a9b',
  r: '#d71920',
  s: '#6cace4',
  t: '#00857d',
  u: '#5c3a21',
  v: '#5f259f',
  w: '#ffffff',
  y: '#ffd200',
};

const CODES = Object.keys(PALETTE).filter((code) => code !== 'w');

/** Returns the two colours (#rrggbb) of a code: two palette letters (`rw`) or two hex colours (`ef0107-ffffff`). */
export function coloursOf(code: string): [string, string] {
  const hex = /^([0-9a-f]{6})-([0-9a-f]{6})$/.exec(code);
  if (hex) return [`#${hex[1]}`, `#${hex[2]}`];
  const first = PALETTE[code[0] ?? ''];
  const second = PALETTE[code[1] ?? ''];
  if (code.length !== 2 || first === undefined || second === undefined) throw new Error(`no colours: ${code}`);
  return [first, second];
}

/** Returns two different colours for a side without its own, always the same for the same number. */
export function coloursFor(number: number): [string, string] {
  const first = CODES[number % CODES.length] as string;
  const others = ['w', ...CODES.filter((code) => code !== first)];
  const second = others[Math.floor(number / CODES.length) % 3 === 0 ? (number >>> 8) % others.length : 0] as string;
  return coloursOf(first + second);
}
