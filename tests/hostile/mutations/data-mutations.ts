// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code

import { foundBy, type HostileMutation } from './mutation.ts';

const FUNCTIONS = 'platform/database/functions';

/** Data and money of another player, and the same money twice. */
const MONEY: readonly HostileMutation[] = [
  ...foundBy('tests/hostile/authorisation.test.ts', [
    [
      'a player reads the coupon of another one',
      'platform/modules/coupons/coupons-service.ts',
      "if (row?.userId !== userId) throw new ApiError('COUPON_UNKNOWN');",
      "if (!row) throw new ApiError('COUPON_UNKNOWN');",
      'nobody reads the coupon',
    ],
    [
      'a player reads the slip of another one',
      'platform/modules/coupons/coupons-service.ts',
      'const isOwner = userId !== 0 && row?.userId === userId;',
      'const isOwner = userId !== 0 && row !== null;',
      'nobody reads the slip',
    ],
    [
      'a player’s request uses the account of another one',
      'platform/modules/accounts/accounts-service.ts',
      'return identity.userId === userId ? identity : null;',
      'return identity;',
      'nobody adds play money to the account',
    ],
    [
      'a player ends the session of another one',
      'platform/modules/identity/security-service.ts',
      'if (living.some((one) => one.hash === hash)) {',
      'if (living.length > 0) {',
      'nobody ends a session',
    ],
    [
      'a key belongs to all players',
      `${FUNCTIONS}/intents.sql`,
      'from money_intent where user_id = p_user and kind = p_kind and key = p_key for update;',
      'from money_intent where kind = p_kind and key = p_key order by user_id limit 1 for update;',
      'a key that another player has used is a new one',
    ],
    [
      'the history shows the account of another player',
      'platform/modules/coupons/history-repository.ts',
      'where a.user_id = ${userId} ${ofAccount(sql, filter)}\n      ',
      'where ${userId}::bigint > 0 ${ofAccount(sql, filter)}\n      ',
      'the history of a stranger stays empty, also for the account of the owner',
    ],
  ]),
  ...foundBy('platform/modules/coupons/cash-out/cash-out-safety.test.ts', [
    [
      'a coupon is cashed out twice at once',
      `${FUNCTIONS}/orders.sql`,
      "select * into v_coupon from coupon where id = v_id and user_id = (p ->> 'userId')::bigint for update;",
      "select * into v_coupon from coupon where id = v_id and user_id = (p ->> 'userId')::bigint;",
      'exactly once',
    ],
    [
      'an order to cash out is carried out for each of its calls',
      `${FUNCTIONS}/intents.sql`,
      'on conflict (user_id, kind, key) do nothing;\n  if found',
      'on conflict (user_id, kind, key) do update set arrived_at = excluded.arrived_at;\n  if found',
      'the same order twenty times at once is one cash-out, and all get its answer',
    ],
  ]),
  ...foundBy('platform/modules/coupons/idempotency.test.ts', [
    [
      'a key is placed again',
      `${FUNCTIONS}/intents.sql`,
      'on conflict (user_id, kind, key) do nothing;\n  if found',
      'on conflict (user_id, kind, key) do update set arrived_at = excluded.arrived_at;\n  if found',
      'fifty placements at once with one key are one coupon, and all get its answer',
    ],
    [
      'a session that has ended places a bet',
      `${FUNCTIONS}/intents.sql`,
      "if p ? 'session' and not session_is_live(decode(p ->> 'session', 'hex'), (p ->> 'now')::bigint) then",
      "if p ? 'session' and (p ->> 'now')::bigint < 0 then",
      'a session that another process has ended cannot place, even before this one knows',
    ],
  ]),
  ...foundBy('platform/modules/coupons/bonuses/promo.test.ts', [
    [
      'a promo code pays twice at once',
      `${FUNCTIONS}/placement.sql`,
      'select * into v_promo from promo_code where code = v_code for update;',
      'select * into v_promo from promo_code where code = v_code;',
      'without an owner that players use at once pays for one of them, and the others are told',
    ],
    [
      'a printed slip names the promo code',
      'platform/modules/coupons/printed-slip-checks.ts',
      'coupon.promoCode === null ? coupon : { ...coupon, promoCode: HIDDEN_CODE }',
      'coupon.promoCode === HIDDEN_CODE ? { ...coupon } : coupon',
      'a holder of the printed slip learns that a promo code paid the stake, and not which',
    ],
  ]),
  ...foundBy('platform/modules/points/points.test.ts', [
    [
      'points buy twice at once',
      `${FUNCTIONS}/points.sql`,
      'from point_balance where user_id = v_user for update;',
      'from point_balance where user_id = v_user;',
      'once for a key that is sent several times at once, and no further than the points go for several keys',
    ],
    [
      'a key of points buys again',
      `${FUNCTIONS}/intents.sql`,
      'select case when i.request_hash <> p_hash then',
      "select case when i.request_hash = '' then",
      'and the same key gets the same answer, whatever has changed since',
    ],
    [
      'a price of the player’s own is taken',
      'platform/modules/points/points-service.ts',
      'if (!offer || offer.points !== request.points || value !== request.value) {',
      'if (!offer || value !== request.value) {',
      'and an order of another price is refused',
    ],
    [
      'a free bet earns points',
      'platform/modules/coupons/settlement.ts',
      'const isOwnMoney = !bonuses?.promoCode && !advance;',
      'const isOwnMoney = !advance;',
      'and none when a free bet pays it',
    ],
    [
      'an advance earns points',
      'platform/modules/coupons/settlement.ts',
      'const isOwnMoney = !bonuses?.promoCode && !advance;',
      'const isOwnMoney = !bonuses?.promoCode;',
      'and none when an advance was lent for it, also once that is repaid',
    ],
  ]),
  ...foundBy('platform/modules/awards/awards.test.ts', [
    [
      'a game that QA has made sets a record',
      `${FUNCTIONS}/awards.sql`,
      "where l.coupon_id = p_coupon and o.change ->> 'kind' <> 'postpone'",
      "where l.coupon_id = p_coupon and o.change ->> 'kind' = ''",
      'a bet on a game that QA has made sets records: 0',
    ],
  ]),
  ...foundBy('platform/modules/coupons/printed-slip.test.ts', [
    [
      'a slip opens with any check',
      'platform/modules/coupons/printed-slip-checks.ts',
      'return given.length === expected.length && timingSafeEqual(given, expected);',
      'return given.length >= 0 || timingSafeEqual(given, expected);',
      'does not open with a check that is cut, changed, empty or of another coupon',
    ],
  ]),
  ...foundBy('platform/modules/accounts/accounts.test.ts', [
    [
      'play money is given for each call of a key',
      `${FUNCTIONS}/ledger.sql`,
      'if exists (select from ledger_transaction where reference = p_reference) then',
      'if p_reference is null then',
      'play money is added up to a maximum, and once for each key',
    ],
  ]),
  ...foundBy('platform/modules/accounts/currency-accounts.test.ts', [
    [
      'a player removes the account of another one',
      `${FUNCTIONS}/accounts.sql`,
      'where a.user_id = p_user and is_own_account(a.type) and a.currency = p_currency and b.closed_at is null\n    for update of b;',
      'where a.user_id <> p_user and a.type = 9 and a.currency = p_currency and b.closed_at is null\n    limit 1 for update of b;',
      'another player’s account of the same currency is left alone',
    ],
  ]),
  ...foundBy('platform/modules/support/support.test.ts', [
    [
      'a guest is whoever names the hash of a token',
      'platform/modules/support/guest-token.ts',
      "return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null;",
      "return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : token || null;",
      'cannot be impersonated by an invented token or by the hash of a token',
    ],
  ]),
];

/** What is stored and recorded, and who can read it. */
const RECORDS: readonly HostileMutation[] = [
  ...foundBy('platform/modules/records/security-events.test.ts', [
    [
      'sign-ins are not recorded',
      'platform/modules/accounts/sign-in.ts',
      "await securityLog.record({ kind: 'sign_in', userId, details: { isSaved, ...(narrow === null ? {} : { narrow }) } });",
      '',
      'a sign-in, a wrong password and a sign-out are recorded with address, browser and request',
    ],
    [
      'wrong passwords are not recorded',
      'platform/modules/accounts/sign-in.ts',
      "await securityLog.record({ kind: 'sign_in_failed', userId: player?.id ?? null, details: { step: 'password' } });",
      '',
      'a sign-in, a wrong password and a sign-out are recorded with address, browser and request',
    ],
    [
      'ended sessions are not recorded',
      'platform/modules/identity/security-service.ts',
      "await securityLog.record({ kind: 'sessions_ended', userId: session.userId });",
      '',
      'a phone, a second step, ended sessions and a new password are recorded',
    ],
    [
      'all users of the machine read the ends of the log',
      'platform/modules/records/noted-heads.ts',
      'await chmod(file, 0o600);',
      'await chmod(file, 0o644);',
      'the end of the chain is noted in a file that only its owner can read',
    ],
  ]),
  ...foundBy('platform/modules/records/security-log.test.ts', [
    [
      'the owner of the database changes the security log',
      `${FUNCTIONS}/security-log.sql`,
      "raise exception 'the security log is append-only' using errcode = 'restrict_violation';",
      'return coalesce(new, old);',
      'the platform and the owner of its database',
    ],
    [
      'the hash of an event leaves its details out',
      `${FUNCTIONS}/security-log.sql`,
      'p_event.user_agent, p_event.request_id, p_event.details',
      'p_event.user_agent, p_event.request_id',
      'the chain of the security log',
    ],
  ]),
  ...foundBy('platform/modules/records/personal-data.test.ts', [
    [
      'an open page gets the archive',
      'platform/modules/records/personal-data-routes.ts',
      'await prove(request, session, body);\n    return personalData.prepareExport(session);',
      'return personalData.prepareExport(session);',
      'is prepared with the password only, three times a day',
    ],
    [
      'the ticket of an archive opens in another session',
      'platform/modules/records/personal-data-service.ts',
      'ticket.session === hash && ',
      '',
      'opens once, in the session that asked for it, within five minutes',
    ],
    [
      'the ticket of an archive opens twice',
      'platform/modules/records/personal-data-service.ts',
      "const { isAllowed } = await counters.take(`data-export-ticket:${ticket.id}`, ONCE);\n      if (!isAllowed) throw new ApiError('LINK_EXPIRED');",
      'ONCE satisfies object;',
      'opens once, in the session that asked for it, within five minutes',
    ],
    [
      'an open page closes the account',
      'platform/modules/records/personal-data-routes.ts',
      'await prove(request, session, body);\n    await personalData.close(session, body.reason);',
      'await personalData.close(session, body.reason);',
      'closing an account > needs the password',
    ],
  ]),
  ...foundBy('platform/database/embedded/embedded-database.test.ts', [
    [
      'all users of the machine enter the data directory',
      'platform/database/embedded/embedded-database.ts',
      '? 0o711 : 0o700;',
      '? 0o711 : 0o755;',
      'closes a folder, a log and a server that an earlier version left open',
    ],
    [
      'the log of the database names values',
      'platform/database/embedded/embedded-server.ts',
      "log_error_verbosity: 'terse',",
      "log_error_verbosity: 'default',",
      'writes no values of statements into its log',
    ],
    [
      'every user of the machine may connect',
      'platform/database/embedded/access-files.ts',
      '`local all ${SUPERUSER} peer map=${MAP}`,',
      '`local all ${SUPERUSER} trust`,',
      'closes a folder, a log and a server that an earlier version left open',
    ],
    [
      'the platform signs in as the superuser',
      'platform/database/embedded/embedded-database.ts',
      "const username = login === 'owner' ? SUPERUSER : APP_ROLE;",
      "const username = login === 'owner' ? SUPERUSER : SUPERUSER.slice(APP_ROLE.length * 0);",
      'signs the platform in as a role of its own that can become no other',
    ],
  ]),
  ...foundBy('platform/keys/open-key-ring.test.ts', [
    [
      'production makes signing keys itself',
      'platform/keys/open-key-ring.ts',
      "if (settings.nodeEnv === 'production') {",
      'if (settings.nodeEnv === undefined) {',
      'production makes no keys: it says how to make them',
    ],
  ]),
  ...foundBy('platform/modules/apps/apps.test.ts', [
    [
      'every file of the folder of releases is served',
      'platform/modules/apps/apps-service.ts',
      'return release?.packages.some(({ file }) => file === name) ? path.resolve(folder, name) : null;',
      'return release ? path.resolve(folder, name) : null;',
      'that is not on the list is not served: secret.key',
    ],
  ]),
];

/** Faults of data, money and records. */
export const DATA_MUTATIONS: readonly HostileMutation[] = [...MONEY, ...RECORDS];
