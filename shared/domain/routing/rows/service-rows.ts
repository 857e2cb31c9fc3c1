import { NEWS_PARAMETERS } from '../news.ts';
import { ROUTE_FLAGS as FLAG } from '../route-flags.ts';
import { redirectTo, rowsOf } from '../route-row.ts';

const user = rowsOf('user', { query: 'any', layout: 'empty', unlisted: true, ban: 'allowed' });
const state = rowsOf('state', { layout: 'blocked', page: 'state', unlisted: true, ban: 'allowed' });
const payment = rowsOf('payment', {
  query: 'any',
  layout: 'empty',
  page: 'paymentReturn',
  unlisted: true,
  ban: 'allowed',
});
const service = rowsOf('service');
const games = rowsOf('games', { flag: FLAG.games });
const WORD = '([a-z0-9][a-z0-9-]*)';

/** Routes of links in emails to a player, and two addresses that only redirect (shell §2.7). */
const USER_ROWS = [
  user('account-verify', 'user/accountverify', { page: 'letter' }),
  user('activate', 'user/:type(activatefast|activate)', { page: 'letter' }),
  user('password-reset', 'user/passwordreset', { page: 'passwordReset' }),
  user('undo-change', 'user/undochange', { page: 'undoChange' }),
  user('stop-newsletter', 'user/stopnewsletter', { page: 'letter' }),
  user('forgot-password', 'forgotpassword', redirectTo('', 302, { showForgotPasswordModal: '1' })),
  user('user-coupon', 'user/coupon', redirectTo('', 302)),
] as const;

/** Routes of pages about a state of the site or of the player (shell §2.8); the guards lead here and away again. */
const STATE_ROWS = [
  state('block', 'block', { status: 403 }),
  state('block-ua', 'block-ua', { status: 451 }),
  state('block-ie', 'block-ie', { status: 451 }),
  state('site-updates', 'site-updates', { layout: 'maintenance', status: 503 }),
  state('coming-soon', 'coming-soon', { layout: 'maintenance', status: 503 }),
  state('suspension', 'suspension', { layout: 'maintenance', status: 503 }),
  state('maintenance', 'maintenance', { layout: 'maintenance', status: 503 }),
  state('block-appeal-history', 'block-appeal-history', { page: 'appeal', layout: 'default', ban: 'only' }),
] as const;

const PAYMENT_ROWS = [
  payment('onpay', 'onpay/:outcome(success|fail|pending|cancel)'),
  payment('onpay-withdraw', 'onpay/:withdraw(withdraw)/:outcome(success|fail|pending|cancel)'),
] as const;

const GAME_ROWS = [
  games('games', 'allgamesentrance'),
  games('game-entrance', `allgamesentrance/:gameRoute${WORD}`),
  games('games-landing', `games-landing/:landingRoute${WORD}`),
  ...['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'].map((id) =>
    games(id, id, { flag: FLAG.bonusGames, auth: 'signUp' }),
  ),
] as const;

/** Routes of shell §2.7 and §2.8 except the bonuses. */
export const SERVICE_ROWS = [
  ...USER_ROWS,
  ...STATE_ROWS,
  ...PAYMENT_ROWS,
  ...GAME_ROWS,
  service('registration', ['registration', `registration/:socialregistration${WORD}`], {
    page: 'registration',
    query: 'any',
    requires: 'registration',
    guestOnly: true,
  }),
  service('old-registration', 'old-registration', {
    page: 'registration',
    query: 'any',
    requires: 'oldRegistration',
    guestOnly: true,
    unlisted: true,
  }),
  service('login', 'login', { layout: 'empty', page: 'login', query: 'any', guestOnly: true, unlisted: true }),
  service('auth-app', 'authapp', { layout: 'empty', page: 'login', query: 'any', guestOnly: true, unlisted: true }),
  service('confirm', 'confirm', {
    layout: 'empty',
    page: 'confirmTerms',
    query: 'any',
    unlisted: true,
    ban: 'allowed',
  }),
  service('betting-awards', 'betting-awards', {
    page: 'awards',
    flag: FLAG.awards,
    links: { places: ['footer', 'search'], name: 'awards:heading', words: 'awards:words' },
  }),
  service('points', 'points', {
    page: 'points',
    flag: FLAG.points,
    requires: 'points',
    links: { places: ['footer', 'search', 'drawer'], name: 'points:heading', words: 'points:words' },
  }),
  service('mobile', 'mobile', {
    page: 'mobileApp',
    flag: FLAG.mobileApps,
    links: {
      places: ['footer', 'search'],
      name: 'desktop-packs:heading_mobile',
      words: 'desktop-packs:words_mobile',
    },
  }),
  service('desktop', 'desktop', {
    page: 'desktopApp',
    flag: FLAG.desktopApps,
    links: {
      places: ['footer', 'search'],
      name: 'desktop-packs:heading_desktop',
      words: 'desktop-packs:words_desktop',
      isWebOnly: true,
    },
  }),
  service('partners', `ourpartners/:partnerSection${WORD}?`, { page: 'content', flag: FLAG.partners }),
  service(
    'betting-alphabet',
    [
      'betting-alphabet',
      `betting-alphabet/:block${WORD}`,
      `betting-alphabet/:block${WORD}/:category${WORD}`,
      `betting-alphabet/:block${WORD}/:category${WORD}/:slug${WORD}`,
    ],
    { page: 'content', flag: FLAG.alphabet },
  ),
  service('news', `news/:slug${WORD}?`, { page: 'content', flag: FLAG.news, query: NEWS_PARAMETERS }),
  service('debugger', 'debugger', {
    layout: 'headless',
    page: 'debugger',
    query: 'any',
    production: false,
    flag: FLAG.debugger,
    unlisted: true,
    ban: 'allowed',
  }),
  service('internal-vpn', 'internal-vpn', {
    layout: 'empty',
    page: 'internalVpn',
    status: 403,
    unlisted: true,
    ban: 'allowed',
  }),
  service('old-browser', 'oldbrowser', { layout: 'empty', page: 'oldBrowser', unlisted: true, ban: 'allowed' }),
  service('fault', '500', { layout: 'empty', page: 'fault', status: 500, unlisted: true, ban: 'allowed' }),
] as const;
