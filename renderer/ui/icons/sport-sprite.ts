const BALL = 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16z';
const OVAL = 'M3 17C1.8 9 9 1.8 17 3c1.2 8-6 15.2-14 14z';
const SCREEN = 'M2.5 3.5h15v10.5h-15zM7 17h6';
const SMALL_BALL = 'M10 5.8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

/** Icons on a grid of 20 × 20, as strokes; the key is the sport's slug. */
const PATHS: Readonly<Record<string, string>> = {
  football: `${BALL}M10 6.7l3.1 2.3-1.2 3.7H8.1L6.9 9zM10 6.7V2.2M13.1 9l4.3-1.3M11.9 12.7l2.6 3.7M8.1 12.7l-2.6 3.7M6.9 9 2.6 7.7`,
  tennis: `${BALL}M4.4 4.3a8 8 0 0 1 0 11.4M15.6 4.3a8 8 0 0 0 0 11.4`,
  basketball: `${BALL}M10 2v16M2 10h16M4.8 3.9c2.8 3.5 2.8 8.7 0 12.2M15.2 3.9c-2.8 3.5-2.8 8.7 0 12.2`,
  'ice-hockey':
    'M15.5 2.5 9.8 13.2c-.5.9-1 1.3-2 1.3H4.2a1.7 1.7 0 0 0 0 3.4h4.9c1.3 0 2-.5 2.6-1.6l5.8-11M14 17.5h3.5',
  volleyball: `${BALL}M10 10c0-3.6 1.7-6 4.7-6.5M10 10c3.1 1.8 4.4 4.5 3.2 7.3M10 10c-3.1 1.8-6 1.6-7.9-.8M6.2 3c-.6 3 .5 5.4 3.8 7M17.9 11.2c-2.2 2-5 2.1-7.9-1.2M6 17c2.9-1.1 4.3-3.4 4-7`,
  'table-tennis':
    'M8.2 2.5a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4zM12.2 12.2l5 5M4.2 12.2l8-8M16 14.2v.1M15.8 2.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  handball: `${BALL}M10 7l2.6 1.5v3L10 13l-2.6-1.5v-3zM10 7V2.2M12.6 8.5 17 6M12.6 11.5 17 14M10 13v4.8M7.4 11.5 3 14M7.4 8.5 3 6`,
  baseball: `${BALL}M5.2 3.7c2.6 3.8 2.6 8.8 0 12.6M14.8 3.7c-2.6 3.8-2.6 8.8 0 12.6M6 7.2l2.1-.6M6 12.8l2.1.6M14 7.2l-2.1-.6M14 12.8l-2.1.6`,
  'american-football': `${OVAL}M7.2 12.8l5.6-5.6M8 9.9l2.1 2.1M9.9 8l2.1 2.1`,
  cricket:
    'M6 8.2C6 7.5 6.5 7 7.2 7h1.6c.7 0 1.2.5 1.2 1.2V16a2 2 0 0 1-4 0zM8 2.5V7M13 8v9.5M15.2 8v9.5M17.4 8v9.5M12.6 6h5.2',
  'rugby-union': `${OVAL}M3.4 16.6 16.6 3.4M2.8 11.4c2.7.5 5.3 3.1 5.8 5.8M11.4 2.8c.5 2.7 3.1 5.3 5.8 5.8`,
  mma: 'M7 2.2h6L17.8 7v6L13 17.8H7L2.2 13V7zM7 9.2V8a1 1 0 0 1 1-1h4a1.5 1.5 0 0 1 1.5 1.5V11a2.5 2.5 0 0 1-2.5 2.5H9a2 2 0 0 1-2-2V9.2h3.5',
  darts: `${BALL}M10 5.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM10 10l7.5-7.5M14.8 2.7v2.5h2.5`,
  snooker:
    'M10 2.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM7.3 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12.7 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM4.6 12.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM10 12.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM15.4 12.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  badminton:
    'M7.2 12.5h5.6v2.2a2.8 2.8 0 0 1-5.6 0zM7.2 12.5 4.2 3.2c1.9 1 3.9.8 5.8-.7 1.9 1.5 3.9 1.7 5.8.7l-3 9.3M10 12.5v-10M5.7 8c2.9.9 5.7.9 8.6 0',
  futsal:
    'M2.5 4.5h15v11h-15zM10 4.5v11M10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM2.5 8h2.2v4H2.5M17.5 8h-2.2v4h2.2',
  'beach-volleyball':
    'M11 2.2a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zM11 7.6c0-2.3 1.1-4 3-4.5M11 7.6c2 1.2 2.8 3 2.1 4.9M11 7.6C9 8.8 7.1 8.6 5.7 7M2.5 16.6c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0l1.5.9',
  cs2: 'M10 4.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM10 2v5M10 13v5M2 10h5M13 10h5',
  'dota-2': 'M3 3l10 10M17 3 7 13M10.5 15.5l5-5M4.5 10.5l5 5M13.8 13.8 17 17M6.2 13.8 3 17',
  'league-of-legends': 'M10 2l7 4v8l-7 4-7-4V6zM8 6.5v7h4.5',
  valorant: 'M2.5 4.5V9L9 16.5h4.2zM17.5 4.5V9l-3 3.5h-3.8z',
  'e-football': `${SCREEN}${SMALL_BALL}M10 5.8v1.7M10 7.5l1.5 1.1-.6 1.7H9.1l-.6-1.7z`,
  'e-basketball': `${SCREEN}${SMALL_BALL}M10 5.8v6M7 8.8h6`,
  'e-hockey': `${SCREEN}M12.5 5.5 9.6 10.6c-.2.4-.5.6-1 .6H6.5M11 11.7h2.5`,
};

const ANY = 'M6 3.5h8V8a4 4 0 0 1-8 0zM6 5H3.3c0 2.5 1 4 3 4.3M14 5h2.7c0 2.5-1 4-3 4.3M10 12v3M6.5 16.5h7';

const symbol = ([name, path]: readonly [string, string]): string =>
  `<symbol id="sport-${name}" viewBox="0 0 20 20"><path d="${path}"/></symbol>`;

/**
 * Sprite with the icons of all sports, once for a document: each icon refers to its drawing, so that neither the script
 * nor a hundred icons repeat it.
 */
export const SPORT_SPRITE = `<div hidden><svg>${[...Object.entries(PATHS), ['any', ANY] as const].map(symbol).join('')}</svg></div>`;
