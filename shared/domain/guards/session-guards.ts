import type { SiteConfig } from '../../contracts/site-config.ts';
import type { RouteMeta } from '../routing/route-row.ts';
import { type Access, type Guard, leadTo, type RouteVerdict, type RouteVisit } from './access.ts';
import { mayWithdraw } from './ban-levels.ts';

const CONFIRM = 'confirm';
/**
 * Sections that a player can read before accepting changed rules, and a guest before signing in where the site demands
 * it.
 */
const READABLE: readonly string[] = ['information', 'state', 'user'];

/**
 * Leads a player to accept changed terms before anything else, and away from that page without a change (G-04). Where
 * the site does not force it, the page stays open to read and accept them: an alert leads there (N-04).
 */
export const termsGuard: Guard = (visit, { config, player, termsChanged }) => {
  const mayConfirm = player !== null && player.narrow === undefined && termsChanged;
  const { row } = visit.match ?? {};
  if (row?.id === CONFIRM) return mayConfirm ? { kind: 'allow' } : leadTo(visit, '');
  if (!mayConfirm || !config.isAvailableConfirmTerms || READABLE.includes(row?.section ?? '')) return null;
  return leadTo(visit, CONFIRM);
};

/** Page that tells a banned player what is closed and how to appeal. */
export const BAN_PAGE = 'block-appeal-history';

function isOpenWhileBanned({ ban }: RouteMeta, banLevel: number, banVersion: number): boolean {
  if (ban === 'deduce') return mayWithdraw(banLevel, banVersion);
  return ban !== undefined;
}

/** Pages of a session that is only for withdrawing money; what can be read before signing in is open besides. */
const WITHDRAWAL_PAGES: readonly string[] = ['deduce', 'history-pay'];

/**
 * Leaves a banned player the pages that the ban allows; pages only for the banned lead all others home (G-06). A session that is only for
 * withdrawing money leads to the withdrawal.
 */
export const banGuard: Guard = (visit, { config, player }) => {
  const { row } = visit.match ?? {};
  if (player?.narrow !== undefined) {
    const isOpen = WITHDRAWAL_PAGES.includes(row?.id ?? '') || READABLE.includes(row?.section ?? '');
    return isOpen ? null : leadTo(visit, 'office/deduce');
  }
  const level = player?.banLevel ?? 0;
  if (level === 0) return row?.ban === 'only' ? leadTo(visit, '') : null;
  return row && isOpenWhileBanned(row, level, config.banVersion) ? null : leadTo(visit, BAN_PAGE);
};

function askOfGuest({ auth }: RouteMeta, config: Pick<SiteConfig, 'isShowPaymentPageOnlyAuth'>) {
  if (auth === 'paymentSetting') return config.isShowPaymentPageOnlyAuth ? 'signIn' : null;
  return auth ?? null;
}

function asksForPlayer(row: RouteMeta, { query }: RouteVisit, { config }: Access) {
  if (row.openWith !== undefined && new URLSearchParams(query).has(row.openWith)) return null;
  return askOfGuest(row, config);
}

/** Tells whether a route, visited without a query, asks a guest of this site to sign in or to sign up. */
export function isForPlayers(row: RouteMeta, config: Pick<SiteConfig, 'isShowPaymentPageOnlyAuth'>): boolean {
  return askOfGuest(row, config) !== null;
}

/** Returns the redirect to the sign-in page of a site that is for accounts only. */
function authenticationPage(visit: RouteVisit): RouteVerdict {
  const query = new URLSearchParams(visit.query);
  query.set('lng', visit.language);
  return leadTo(visit, 'authapp', `?${query}`);
}

/** Pages on which a guest of a site for accounts only signs in; its accounts are opened elsewhere. */
const ENTRANCES: readonly string[] = ['auth-app', 'login'];

/**
 * Closes a site that is for accounts only to guests at every address, and a VIP domain where the back end asks for it
 * (shell §1, §6, A-13). What has to be read before signing in stays open, and so does a printed slip with its check.
 */
export const vipGuard: Guard = (visit, access) => {
  const { config, player } = access;
  const { row } = visit.match ?? {};
  if (player || !row || READABLE.includes(row.section)) return null;
  if (config.isAccountOnly) {
    const isOpen = ENTRANCES.includes(row.id) || (row.auth !== undefined && asksForPlayer(row, visit, access) === null);
    return isOpen ? null : authenticationPage(visit);
  }
  if (!config.isVipDomain || !config.mainVipDomainAuthNeed || row.guestOnly) return null;
  return leadTo(visit, 'login', visit.query);
};

/** Page to which a site for accounts only leads its players. */
const ACCOUNT_PAGE = 'office/account';

/**
 * Opens the dialog for guests on pages of players, or the authentication page of a site that is for accounts only
 * (G-02); leads players on pages of guests home, or to their account there, with their query (G-03).
 */
export const authGuard: Guard = (visit, access) => {
  const { row } = visit.match ?? {};
  if (!row) return null;
  const { config, player } = access;
  if (player) {
    if (!row.guestOnly) return null;
    return leadTo(visit, config.isAccountOnly ? ACCOUNT_PAGE : '', visit.query);
  }
  const dialog = asksForPlayer(row, visit, access);
  if (dialog === null) return null;
  if (config.isAccountOnly) return authenticationPage(visit);
  return { kind: 'dialog', dialog };
};

/**
 * Cancels a visit to the recharge page where recharging is a dialog: unless a registration leads there, or the route of
 * origin is listed (G-08). An address opened from outside is a page.
 */
export const rechargeGuard: Guard = ({ match, from }, { config }) => {
  if (match?.row.id !== 'recharge' || !config.isRechargeModal || !from) return null;
  if (config.afterRegistrationRedirectUrl !== null) return null;
  return config.rechargeModalRoutes.includes(from.row.id) ? null : { kind: 'cancel' };
};
