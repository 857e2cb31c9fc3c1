import type { Conformance, Difference } from './conform-run.ts';

/** Requests that the report names for one difference. */
const SHOWN_REQUESTS = 2;
/** Columns of the list of calls. */
const WIDTH = 110;

/**
 * Calls that pages send without being asked to: a back end without one says so in `paths` of its config, and browsers
 * then do not note a failed request.
 */
const SENT_BY_PAGES: readonly string[] = [
  ...[
    'blockLight',
    'redirectLight',
    'pageData',
    'featured',
    'houseExpresses',
    'couponLimits',
    'counters',
    'sportsNames',
  ],
  ...['sessionTouch', 'sessionPulse', 'secureData', 'videoToken', 'logCookieAgreement', 'supportState'],
  ...[
    'couponHistory',
    'couponReviews',
    'wantedOddsOrders',
    'priceAlerts',
    'noticeChoices',
    'officeMenu',
    'policyReports',
  ],
];

/** Calls that pages send only for a player. */
const OF_PLAYERS: ReadonlySet<string> = new Set(SENT_BY_PAGES.slice(SENT_BY_PAGES.indexOf('sessionPulse'), -1));

/** Calls by which the site makes pages that visitors share (docs/back-end.md). */
const OF_SHARED_PAGES: readonly string[] = [
  ...[
    'competitions',
    'content',
    'contentPages',
    'featured',
    'game',
    'games',
    'news',
    'pageData',
    'sports',
    'sportsNames',
  ],
  'builderSuggestions',
];

function wrapped(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `  ${line}`).join('\n');
}

/** Joins differences that say the same of one call: one fault shows in many requests. */
function grouped(differences: readonly Difference[]): readonly (readonly Difference[])[] {
  const groups = new Map<string, Difference[]>();
  for (const one of differences) {
    const key = `${one.call} ${one.fault}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

function groupText(group: readonly Difference[]): string {
  const [{ call, fault }] = group as [Difference];
  const requests = [...new Set(group.map(({ request }) => request))];
  const more = requests.length - SHOWN_REQUESTS;
  const shown = requests.slice(0, SHOWN_REQUESTS).map((request) => `  ${request}`);
  return [`${call}: ${fault}`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}

/** Returns the calls that a back end should name in `paths` of its config, because it has them not and pages send them. */
export function quietCalls({ missing, offered, unset }: Omit<Conformance, 'differences' | 'requests'>): string[] {
  const isForPlayers = offered.includes('login');
  const closed = new Set(unset);
  return SENT_BY_PAGES.filter((id) => missing.includes(id) && !closed.has(id) && (isForPlayers || !OF_PLAYERS.has(id)));
}

/** Returns the report of a run for a person, without the line that names the back end. */
export function conformanceText(found: Conformance): string {
  const { requests, offered, missing, differences } = found;
  const quiet = quietCalls(found);
  const groups = grouped(differences);
  const paths = JSON.stringify({ paths: Object.fromEntries(quiet.map((id) => [id, null])) }).replaceAll(/[,:]/g, '$& ');
  const shared = OF_SHARED_PAGES.filter((id) => offered.includes(id));
  const sorted = [...missing].sort((a, b) => a.localeCompare(b));
  return [
    `${requests} requests, ${offered.length} calls offered, ${missing.length} not offered.`,
    ...(missing.length > 0 ? [`Not offered, which is no difference:\n${wrapped(sorted)}`] : []),
    ...(quiet.length > 0
      ? [`Pages send some of these by themselves. To keep their consoles clean, say in the config:\n  ${paths}`]
      : []),
    ...(shared.length > 0
      ? [
          `Pages that visitors share ask without cookies or headers of a visitor; cache by address, accept-language and x-geo-country:\n${wrapped(shared)}`,
        ]
      : []),
    ...groups.map(groupText),
    groups.length === 0
      ? 'Nothing differs.'
      : `${groups.length} ${groups.length === 1 ? 'difference' : 'differences'}.`,
  ].join('\n\n');
}
