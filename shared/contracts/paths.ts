/**
 * Paths that the specification leaves open (shell §7, "paths not shown"). Site config may override any of them under
 * `paths`, so that an operator's back end can keep its own.
 */
export const openPaths = {
  sports: '/web-api/line/sports',
  competitions: '/web-api/line/sports/:sport/competitions',
  games: '/web-api/line/games',
  game: '/web-api/line/games/:gameId',
  featured: '/web-api/line/featured',
  search: '/web-api/line/search',
  register: '/web-api/auth/registration',
  login: '/web-api/auth/login',
  logout: '/web-api/auth/disconnect',
  session: '/web-api/auth/check',
  fingerprintScript: '/web-api/external-app/fingerprint.js',
  fingerprint: '/web-api/external-app/fingerprint',
  accounts: '/web-api/user/accounts',
  switchAccount: '/web-api/user/accounts/switch',
  addCurrency: '/web-api/office/currencies/add',
  removeCurrency: '/web-api/office/currencies/remove',
  followLink: '/web-api/user/letters/follow',
  askPassword: '/web-api/auth/password-reset/ask',
  resetPassword: '/web-api/auth/password-reset',
  acceptAgreement: '/web-api/user/agreement-rules/accept',
  playMoney: '/web-api/user/play-money',
  placeCoupon: '/web-api/coupons',
  couponLimits: '/web-api/coupons/limits',
  couponOutcome: '/web-api/coupons/outcome/:key',
  couponHistory: '/web-api/coupons/history',
  coupon: '/web-api/coupons/:couponId',
  landing: '/web-api/landings/:landingId',
  couponSlip: '/web-api/coupons/:couponId/slip',
} as const;
