/** Cookie that remembers who referred a visitor (betting §3, §9). */
export interface ReferralCookie {
  readonly name: ReferralCookieName;
  readonly value: string;
  /** Seconds from the visit that set it. */
  readonly lifeSeconds: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Life of a cookie for which the specification names no other (betting §9). */
const USUAL_LIFE = DAY;
const WATCHER_BRIEFLY = 4;

/** Names of all referral cookies, for their removal. */
export const REFERRAL_COOKIES = [
  'refererid',
  'bf_id',
  'reflinkid',
  'reflinkid_hour',
  'ref_partner_id',
  'postback_watcher',
  'subid',
  'referral_values',
] as const;
export type ReferralCookieName = (typeof REFERRAL_COOKIES)[number];

/** Parameters of a query that name who referred a visitor (betting §9, referral cookies). */
export const REFERRAL_PARAMETERS = [
  'ref',
  'bf',
  'btag',
  'tag',
  'qtag',
  'bwpromocode',
  'affid',
  'click_id',
  'utm_source',
  'aip',
  'pb',
  'subid',
] as const;

/** Largest length of a tag; longer values would only fill the header of every request. */
const MAX_TAG_LENGTH = 200;
const OFF = new Set(['0', 'false', 'no']);
/** Parameters that name a campaign, the most specific first. */
const TAGS = ['btag', 'tag', 'qtag'] as const;
const SOURCES = [...TAGS, 'ref', 'affid', 'bwpromocode'] as const;

type Read = (name: string) => string | undefined;

function reader(query: string): Read {
  const params = new URLSearchParams(query);
  return (name) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    const value = (params.get(name) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim();
    return value === '' || value.length > MAX_TAG_LENGTH ? undefined : value;
  };
}

/** Returns the partner of a click that the partner counts, otherwise the affiliate of a campaign. */
function partnerOf(read: Read, tag: string | undefined): ReferralCookie[] {
  const name = 'ref_partner_id';
  const [aip, affid] = [read('aip'), read('affid')];
  if (read('click_id') && read('utm_source') && aip) return [{ name, value: aip, lifeSeconds: 30 * DAY }];
  return affid && tag ? [{ name, value: affid, lifeSeconds: 60 * DAY }] : [];
}

/**
 * Returns the cookie of a partner who wants to follow the result of a click: long-lived with its flag, otherwise for
 * some seconds.
 */
function watcherOf(read: Read): ReferralCookie[] {
  const [flag, click] = [read('pb'), read('click_id')];
  const value = click ?? flag;
  if (value === undefined) return [];
  const isOn = flag !== undefined && !OFF.has(flag.toLowerCase());
  return [{ name: 'postback_watcher', value, lifeSeconds: isOn ? 30 * DAY : WATCHER_BRIEFLY }];
}

function valuesOf(read: Read): ReferralCookie[] {
  const type = SOURCES.find((name) => read(name) !== undefined);
  if (type === undefined) return [];
  const additional = type === 'bwpromocode' ? '' : (read('bwpromocode') ?? '');
  const value = JSON.stringify({ type, val: read(type), additional });
  return [{ name: 'referral_values', value, lifeSeconds: USUAL_LIFE }];
}

/**
 * Returns the referral cookies of an address's query (betting §9, E-01); empty without a referral.
 *
 * @param query with or without its question mark
 */
export function referralCookies(query: string): ReferralCookie[] {
  const read = reader(query);
  const tag = TAGS.map(read).find((value) => value !== undefined);
  const plain = (name: ReferralCookieName, value: string | undefined, lifeSeconds: number): ReferralCookie[] =>
    value === undefined ? [] : [{ name, value, lifeSeconds }];
  return [
    ...plain('refererid', read('ref'), 60 * DAY),
    ...plain('bf_id', read('bf'), DAY),
    ...plain('reflinkid', tag, 60 * DAY),
    ...plain('reflinkid_hour', tag, HOUR),
    ...partnerOf(read, tag),
    ...watcherOf(read),
    ...plain('subid', read('subid'), 60 * DAY),
    ...valuesOf(read),
  ];
}
