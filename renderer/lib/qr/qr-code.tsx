import { create } from 'qrcode';
import { useMemo } from 'react';

/** White modules around the code, as its standard requires. */
const QUIET = 4;

/** Draws the dark modules as one path with a stroke for every run of a row; a module is one unit. */
function darkPath(size: number, isDark: (row: number, column: number) => boolean): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && isDark(row, column)) column += 1;
      if (column > start) path += `M${start + QUIET} ${row + QUIET}h${column - start}v1h-${column - start}z`;
    }
  }
  return path;
}

interface QrCodeProps {
  readonly text: string;
  /** Target of the code, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Draws a text as a QR code: black on white in every theme. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { side, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const { size } = modules;
    return { side: size + QUIET * 2, path: darkPath(size, (row, column) => modules.get(row, column) === 1) };
  }, [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
