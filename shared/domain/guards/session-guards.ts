import type { RouteMeta } from '../routing/route-row.ts';
import { type Access, type Guard, leadTo, type RouteVerdict, type RouteVisit } from './access.ts';
import { mayWithdraw } from './ban-levels.ts';

const CONFIRM = 'confirm';
/** What can be read before the rules that changed are accepted, or before signing in where that is asked for. */
const READABLE: readonly string[] = ['information', 'state', 'user'];

/** Terms that changed are to be confirmed before anything else; without a change there is nothing to confirm (G-04). */
export const termsGuard: Guard = (visit, { config, player, termsChanged }) => {
  const mustConfirm = player !== null && termsChanged && config.isAvailableConfirmTerms;
  const { row } = visit.match ?? {};
  if (row?.id === CONFIRM) return mustConfirm ? { kind: 'allow' } : leadTo(visit, '');
  if (!mustConfirm || READABLE.includes(row?.section ?? '')) return null;
  return leadTo(visit, CONFIRM);
};

/** The page that tells a banned player what is closed and how to object. */
export const BAN_PAGE = 'block-appeal-history';

function isOpenWhileBanned({ ban }: RouteMeta, banLevel: number, banVersion: number): boolean {
  if (ban === 'deduce') return mayWithdraw(banLevel, banVersion);
  return ban !== undefined;
}

/** A banned player sees what the ban leaves open; what is only for the banned leads all others home (G-06). */
export const banGuard: Guard = (visit, { config, player }) => {
  const level = player?.banLevel ?? 0;
  const { row } = visit.match ?? {};
  if (level === 0) return row?.ban === 'only' ? leadTo(visit, '') : null;
  return row && isOpenWhileBanned(row, level, config.banVersion) ? null : leadTo(visit, BAN_PAGE);
};

function asksForPlayer({ auth, openWith }: RouteMeta, { query }: RouteVisit, { config }: Access) {
  if (openWith !== undefined && new URLSearchParams(query).has(openWith)) return null;
  if (auth === 'paymentSetting') return config.isShowPaymentPageOnlyAuth ? 'signIn' : null;
  return auth ?? null;
}

/** Where guests sign in on a site that is for accounts only. */
function authenticationPage(visit: RouteVisit): RouteVerdict {
  const query = new URLSearchParams(visit.query);
  query.set('lng', visit.language);
  return leadTo(visit, 'authapp', `?${query}`);
}

/** Guests of a VIP domain sign in before they see anything, where the back end asks for it (shell §6). */
export const vipGuard: Guard = (visit, { config, player }) => {
  if (player || !config.isVipDomain || !config.mainVipDomainAuthNeed) return null;
  const { row } = visit.match ?? {};
  const isOpen = row?.guestOnly === true || READABLE.includes(row?.section ?? '');
  if (isOpen) return null;
  return config.isAccountOnly ? authenticationPage(visit) : leadTo(visit, 'login', visit.query);
};

/**
 * Guests on pages of players get the dialog, or the authentication page of a site that is for accounts only (G-02);
 * players on pages of guests go home, or to their account there, with their query (G-03).
 */
export const authGuard: Guard = (visit, access) => {
  const { row } = visit.match ?? {};
  if (!row) return null;
  const { config, player } = access;
  if (player) {
    if (!row.guestOnly) return null;
    return leadTo(visit, config.isAccountOnly ? 'office/account' : '', visit.query);
  }
  const dialog = asksForPlayer(row, visit, access);
  if (dialog === null) return null;
  if (config.isAccountOnly) return authenticationPage(visit);
  return { kind: 'dialog', dialog };
};

/**
 * Where recharging is a dialog, going to its page is nothing: unless a registration leads there, or the route one comes
 * from is listed (G-08). An address that is opened from outside is a page.
 */
export const rechargeGuard: Guard = ({ match, from }, { config }) => {
  if (match?.row.id !== 'recharge' || !config.isRechargeModal || !from) return null;
  if (config.afterRegistrationRedirectUrl !== null) return null;
  return config.rechargeModalRoutes.includes(from.row.id) ? null : { kind: 'cancel' };
};
