import styles from './crest.module.css';

/** Properties of a team that its crest shows. */
export interface CrestTeam {
  readonly id: number;
  /** Two colours, #rrggbb. */
  readonly colors: readonly [string, string];
  readonly country?: string | undefined;
}

interface CrestProps {
  readonly team: CrestTeam;
  readonly size?: number;
}

const SHIELD = 'M1 1h18v11.5c0 4.7-4 7.4-9 9-5-1.6-9-4.3-9-9z';

/** Shapes of the second colour on the shield: each ends inside it, so that nothing needs clipping. */
const CHARGES: readonly string[] = [
  'M10 1h9v11.5c0 4.7-4 7.4-9 9z',
  'M7 1h6v19.4l-3 1.1-3-1.1z',
  'M1 1h4.5L19 12.2v.3c0 1.7-.5 3.1-1.4 4.3L1 4.5z',
  'M1 7h18v5H1z',
  'M1 1h18v5.5H1z',
  'M1 6.5l9 6 9-6V12l-9 6-9-6z',
  'M10 1h9v9.5h-9zM1 10.5h9v11c-5-1.6-9-4.3-9-9z',
  'M4 1h3v18.5a17 17 0 0 1-3-2zM13 1h3v16.5a17 17 0 0 1-3 2z',
];

function isDark(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16);
  return ((value >> 16) & 255) * 0.299 + ((value >> 8) & 255) * 0.587 + (value & 255) * 0.114 < 150;
}

/** Draws a team's shield from its two colours; the same team always gets the same shape. */
export function Crest({ team, size = 20 }: CrestProps) {
  const [first, second] = team.colors;
  return (
    <svg
      className={styles.crest}
      viewBox="0 0 20 22.5"
      width={size}
      height={Math.round(size * 1.1)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHIELD} fill={first} />
      <path d={CHARGES[team.id % CHARGES.length]} fill={second} />
      <path d={SHIELD} fill="none" stroke={isDark(first) ? '#fff' : '#000'} strokeOpacity={0.28} strokeWidth={1.2} />
    </svg>
  );
}

/** Draws a player's badge: a disc in the two colours with the code of the country. */
export function PlayerBadge({ team, size = 20 }: CrestProps) {
  const [first, second] = team.colors;
  return (
    <svg className={styles.crest} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9.1" fill={first} stroke={second} strokeWidth={1.6} />
      <text x="10" y="13" textAnchor="middle" fontSize="8" fontWeight="700" fill={isDark(first) ? '#fff' : '#0f1720'}>
        {team.country?.slice(0, 2)}
      </text>
    </svg>
  );
}
