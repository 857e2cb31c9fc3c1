/** Folder of the pictures for tray and taskbar; the build copies them next to the main process. */
export const TRAY_FOLDER = 'electron/public/icons';

/** Picture and its file, in its size and in double density. */
interface TrayIcon {
  readonly name: string;
  /** Side in points. */
  readonly size: number;
  readonly svg: string;
}

/** Dot for unread notifications, with a ring that separates it from the mark. */
const BADGE = '<circle cx="21.5" cy="6.5" r="7.5" fill="#0b0f14"/><circle cx="21.5" cy="6.5" r="5.6" fill="#ff5a5f"/>';
/** Cut-out around the dot: macOS uses only the covered area of a template. */
const CUT_OUT =
  '<mask id="m"><rect width="28" height="28" fill="#fff"/><circle cx="21.5" cy="6.5" r="7.5" fill="#000"/></mask>';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${inner}</svg>`;
const innerOf = (mark: string) => mark.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
/** Returns the brand's sign in black, without its background. */
const signOf = (mark: string) =>
  innerOf(mark)
    .replace(/<rect\b[^>]*\/>/, '')
    .replaceAll(/(stroke|fill)="#[0-9a-f]{3,8}"/gi, '$1="#000"');

const enlarged = (sign: string) => `<g transform="translate(14 14) scale(1.3) translate(-14 -14)">${sign}</g>`;
const overlay = (text: string) =>
  svg(
    `<circle cx="14" cy="14" r="14" fill="#d92c36"/><text x="14" y="20.5" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 15 : 19}" fill="#fff">${text}</text>`,
  );

/**
 * Returns the pictures of the tray (a black template for macOS, the brand's colours elsewhere) and of the badge on
 * Windows.
 */
export function trayIcons(mark: string): TrayIcon[] {
  const sign = enlarged(signOf(mark));
  const inner = innerOf(mark);
  const counts = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((count) => [count, count] as const);
  return [
    { name: 'trayTemplate', size: 16, svg: svg(sign) },
    {
      name: 'tray-badgeTemplate',
      size: 16,
      svg: svg(`${CUT_OUT}<g mask="url(#m)">${sign}</g><circle cx="21.5" cy="6.5" r="5.2" fill="#000"/>`),
    },
    ...['tray-windows', 'tray-linux'].flatMap((name) => {
      const size = name === 'tray-windows' ? 16 : 24;
      return [
        { name, size, svg: svg(inner) },
        { name: `${name}-badge`, size, svg: svg(`${inner}${BADGE}`) },
      ];
    }),
    ...[...counts, ['9-more', '9+'] as const].map(([name, text]) => ({
      name: `overlay-${name}`,
      size: 16,
      svg: overlay(text),
    })),
  ];
}
