// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code

import { foundBy, type HostileMutation } from './mutation.ts';

const IDENTITY = 'platform/modules/identity';
const ACCOUNTS = 'platform/modules/accounts';

/** Second factors: what a stolen mailbox, phone or page must not open. */
const FACTORS: readonly HostileMutation[] = [
  ...foundBy('tests/hostile/mailbox.test.ts', [
    [
      'the second code goes to the phone that has set the password',
      `${IDENTITY}/factors/possible-factors.ts`,
      'phone !== null && !cameByPhone(first, passwordChannel)',
      'phone !== null',
      'a phone that has set the password receives no second step',
    ],
    [
      'the mailbox that is the first step is the second one too',
      `${IDENTITY}/factors/possible-factors.ts`,
      'isStepDue(facts) && email !== null && !cameByEmail(first, passwordChannel)',
      'email !== null',
      'sets a new password, and still does not open an account with two-step sign-in',
    ],
    [
      'an email alone is enough for two-step sign-in',
      `${IDENTITY}/factors/factor-settings.ts`,
      'if (isOn && !hasOwnFactor(facts))',
      'if (isOn && facts.email === null)',
      'cannot be made the second step: two-step sign-in needs another factor',
    ],
    [
      'the password alone switches two-step sign-in off',
      `${IDENTITY}/second-proof.ts`,
      'if (!needsFactor(facts)) return player;',
      'return player;',
      'with an open page does not switch two-step sign-in off',
    ],
    [
      'a network is removed without a proof',
      `${IDENTITY}/social/social-service.ts`,
      'const { userId } = session;\n      await confirm(session, confirmed);',
      'const { userId } = session;',
      'an open page of a signed-in player changes nothing about the sign-in without a proof: > ',
    ],
  ]),
  ...foundBy('tests/hostile/begun-sign-ins.test.ts', [
    [
      'a code of an authenticator is good twice',
      `${IDENTITY}/factors/factors-repository.ts`,
      'where user_id = ${userId} and last_step < ${step} returning user_id',
      'where user_id = ${userId} returning user_id',
      'a code (totp) that many sign-ins send at once opens one session',
    ],
    [
      'a recovery code is good twice',
      `${IDENTITY}/factors/factors-repository.ts`,
      'where user_id = ${userId} and hash = ${Buffer.from(hash)} and used_at is null returning user_id',
      'where user_id = ${userId} and hash = ${Buffer.from(hash)} returning user_id',
      'a code (recovery) that many sign-ins send at once opens one session',
    ],
    [
      'a begun sign-in outlives a new password',
      'platform/modules/emails/emails-repository.ts',
      'await sql`update second_step set used_at = ${now} where user_id = ${userId} and used_at is null`;',
      '',
      'cannot finish it once the owner has another password',
    ],
    [
      'messages to the former phone of a player sign in',
      `${IDENTITY}/security-service.ts`,
      "await emails.annul(userId);\n      const kind = before === null ? 'phone_added' : 'phone_changed';",
      "const kind = before === null ? 'phone_added' : 'phone_changed';",
      'does not sign in with a message that was sent before',
    ],
    [
      'a player has any number of sessions',
      `${ACCOUNTS}/sessions.ts`,
      '.slice(MOST_SESSIONS)',
      '.slice(MOST_SESSIONS + 100_000)',
      'a player has so many sessions: one more ends the one that was used the longest ago, and is recorded',
    ],
  ]),
  ...foundBy(`${IDENTITY}/factors/second-steps.test.ts`, [
    [
      'codes of an authenticator may be guessed without end',
      `${IDENTITY}/factors/check-factor.ts`,
      'if (!isAllowed) throw',
      'if (!isAllowed && retryAfter < 0) throw',
      'can be guessed ten times in half an hour, over all sign-ins and addresses',
    ],
    [
      'a second step may be tried without end',
      `${IDENTITY}/factors/factors-repository.ts`,
      'and guesses < ${maxGuesses}',
      'and ${maxGuesses}::int > 0',
      'takes ten tries and half an hour, and ends with the session',
    ],
  ]),
  ...foundBy(`${IDENTITY}/factors/factor-settings.test.ts`, [
    [
      'other sessions outlive a change of the second step',
      `${IDENTITY}/factors/factor-settings.ts`,
      "await sessions.endOthers(userId, hash, 'elsewhere');",
      '',
      'ends the other sessions when it or one of its factors changes',
    ],
    [
      'a code of a sign-in proves a change',
      `${IDENTITY}/second-proof.ts`,
      "purpose: 'proof', codeRequest,",
      "purpose: 'two_step', codeRequest,",
      'refuses the code of a sign-in as the proof of a change',
    ],
  ]),
  ...foundBy(`${IDENTITY}/security.test.ts`, [
    [
      'other sessions outlive a new phone',
      `${IDENTITY}/security-service.ts`,
      "await factors.changed(session, kind, asker, { part: 'phone', before });",
      'kind satisfies string;',
      'can be replaced by another one, which ends the other sessions',
    ],
    [
      'a player ends the session of another one by its hash',
      `${IDENTITY}/security-service.ts`,
      'if (living.some((one) => one.hash === hash)) {',
      'if (living.length > 0) {',
      'of another player can be neither listed nor ended',
    ],
  ]),
  ...foundBy(`${IDENTITY}/second-proof.test.ts`, [
    [
      'a mailbox replaces the password without the secure answer',
      `${IDENTITY}/password-changes.ts`,
      'await accounts.questions.check(userId, answer);',
      '',
      'keeps a mailbox alone from replacing the password, and its answer replaces it',
    ],
    [
      'secure answers may be guessed without end',
      `${ACCOUNTS}/secure-questions.ts`,
      'if (!isAllowed) throw',
      'if (!isAllowed && retryAfter < 0) throw',
      'can be guessed five times in an hour, over all tokens',
    ],
  ]),
];

/** Passwords, and what players are told of changes. */
const CHANGES: readonly HostileMutation[] = [
  ...foundBy('tests/hostile/credentials.test.ts', [
    [
      'an account opens with a weak password',
      'platform/modules/registration/prepare-registration.ts',
      'if (weakness === null) return;',
      'if (weakness !== undefined) return;',
      'a password that attackers try first > opens no account',
    ],
    [
      'a reset accepts a weak password',
      `${IDENTITY}/password-changes.ts`,
      'await accounts.questions.check(userId, answer);\n      await accounts.passwordPolicy.require(player, password);',
      'await accounts.questions.check(userId, answer);',
      'is neither set by a reset nor by a change',
    ],
    [
      'a change accepts a weak password',
      `${IDENTITY}/password-changes.ts`,
      "throw new ApiError('PASSWORD_SAME');\n      await accounts.passwordPolicy.require(player, password);",
      "throw new ApiError('PASSWORD_SAME');",
      'is neither set by a reset nor by a change',
    ],
    [
      'a passkey of an intruder outlives a new password',
      `${IDENTITY}/password-changes.ts`,
      'await passkeys.keepOnly(player.id, left, writing.sql);',
      'left satisfies unknown;',
      'a passkey and a network of an intruder do not outlive the owner’s new password',
    ],
    [
      'a network of an intruder outlives a new password',
      `${IDENTITY}/password-changes.ts`,
      'await networks.keepOnly(player.id, keep.networks, writing.sql);',
      '',
      'a passkey and a network of an intruder do not outlive the owner’s new password',
    ],
    [
      'the link of a later change takes the undoing back',
      `${IDENTITY}/sign-in-changes-repository.ts`,
      'where user_id = ${userId} and id >= ${id} and used_at is null returning ${columns}',
      'where user_id = ${userId} and id = ${id} and used_at is null returning ${columns}',
      'who has moved the account to another address cannot take the owner’s undoing back',
    ],
    [
      'the link alone returns an address that the owner has left',
      `${IDENTITY}/sign-in-changes.ts`,
      "if (needsPassword) await confirm(player, changes, password ?? '', asker);",
      '',
      'a stranger who holds the mailbox alone cannot move the account back to it after the owner has left it',
    ],
    [
      'messages are stored in clear',
      'platform/modules/delivery/inbox-repository.ts',
      "'', '', ${content && seal.close(content)}",
      "'', ${content?.body ?? ''}, ${content && seal.close(content)}",
      'codes and links of messages are not in the database in clear, nor in a subject',
    ],
  ]),
  ...foundBy(`${IDENTITY}/password-changes.test.ts`, [
    [
      'a new password is not told to the player',
      `${IDENTITY}/password-changes.ts`,
      "await signInChanges.tell({ ...changeOf(player, asker), kind: 'password_reset' }, writing);",
      '',
      'is told to the player, with a link that takes it back',
    ],
    [
      'other sessions outlive a changed password',
      `${IDENTITY}/password-changes.ts`,
      "await sessions.endOthers(player.id, session.hash, 'password');",
      '',
      'with the present one; other sessions end, this one stays, and the player is told',
    ],
    [
      'codes and links that were sent before outlive a changed address',
      `${IDENTITY}/security-service.ts`,
      'await repository.setEmail(userId, target, writing.sql);',
      'await repository.setEmail(userId, target, writing.sql);\n          emails.annul = async () => undefined;',
      'and what was sent to the previous address no longer signs in',
    ],
  ]),
  ...foundBy(`${IDENTITY}/second-proof.test.ts`, [
    [
      'a change of a factor is not told to the player',
      `${IDENTITY}/factors/factor-settings.ts`,
      'await tell(userId, kind, asker, undo);',
      '',
      'a change of a factor is told to the player, and taking it back restores the factor',
    ],
  ]),
  ...foundBy(`${IDENTITY}/sign-in-changes.test.ts`, [
    [
      'a sign-in on a new device is not told to the player',
      `${ACCOUNTS}/visitors-service.ts`,
      'if (isNew && player.previousSignInAt !== null)',
      'if (isNew && player.previousSignInAt === undefined)',
      'is told once for a device, and not for the one on which the account was opened',
    ],
    [
      'a link takes its change back twice',
      `${IDENTITY}/sign-in-changes-repository.ts`,
      'and used_at is null and ends_at > ${now}`',
      'and ends_at > ${now}`',
      'says what it takes back, changes nothing by that, and takes it back once',
    ],
  ]),
  ...foundBy('platform/modules/delivery/delivery.test.ts', [
    [
      'the subject of an email shows its code',
      'platform/modules/delivery/texts/en.ts',
      "registration: {\n    subject: 'Your code to open an account',",
      "registration: {\n    subject: 'Your code to open an account: {code}',",
      'never show a code in the subject, which a locked screen shows to anybody',
    ],
  ]),
];

/** Codes, links, sessions and tokens. */
const TOKENS: readonly HostileMutation[] = [
  ...foundBy(`${IDENTITY}/codes.test.ts`, [
    [
      'a code may be guessed without end',
      `${IDENTITY}/codes-repository.ts`,
      'and guesses < ${maxGuesses}',
      'and ${maxGuesses}::int > 0',
      'can be guessed five times and no more, however many guesses come at once',
    ],
    [
      'a code is good for another purpose',
      `${IDENTITY}/codes-repository.ts`,
      'where id = ${id} and purpose = ${purpose} and used_at is null',
      'where id = ${id} and ${purpose}::text is not null and used_at is null',
      'is invalid with another request or for another purpose',
    ],
    [
      'a code is good twice',
      `${IDENTITY}/codes-repository.ts`,
      'where id = ${id} and used_at is null returning id`',
      'where id = ${id} returning id`',
      'signs in once even when it is sent twice at the same time',
    ],
  ]),
  ...foundBy('platform/modules/emails/emails.test.ts', [
    [
      'sessions outlive a reset of the password',
      `${IDENTITY}/password-changes.ts`,
      "await sessions.endOthers(player.id, '', 'password');",
      '',
      'is set by the requested link, and invalidates the old one and every session',
    ],
    [
      'a link works twice',
      'platform/modules/emails/emails-repository.ts',
      'and used_at is null and ends_at > ${now}\n        returning user_id',
      'and ends_at > ${now}\n        returning user_id',
      'has a link that works once, on its own page only',
    ],
  ]),
  ...foundBy('tests/hostile/authorisation.test.ts', [
    [
      'a session that a visitor has planted becomes the player’s',
      `${ACCOUNTS}/visitors-service.ts`,
      'writeSessionCookie(reply, sessionId, keepSeconds);',
      'if (!request.cookies.session) writeSessionCookie(reply, sessionId, keepSeconds);',
      'a session > is not one that a visitor has planted before the sign-in',
    ],
    [
      'a session outlives its sign-out',
      `${ACCOUNTS}/sessions-repository.ts`,
      'where id_hash = ${bytes(hash)} and ended_at is null`;\n      return row ? toRow(row) : null;',
      'where id_hash = ${bytes(hash)}`;\n      return row ? toRow(row) : null;',
      'a session > ends everywhere with a sign-out',
    ],
  ]),
  ...foundBy(`${ACCOUNTS}/accounts.test.ts`, [
    [
      'a sign-in leaves the earlier session of its browser open',
      `${ACCOUNTS}/visitors-service.ts`,
      'if (before) await accounts.signOut(before);',
      'before satisfies unknown;',
      'every sign-in has a new id, and ends the earlier session of this browser',
    ],
    [
      'a token chooses its own algorithm',
      `${ACCOUNTS}/user-token.ts`,
      'const keyId = keyOf.get(header);',
      'const keyId = keyOf.get(header) ?? keys.currentId;\n      if (!keyOf.has(header)) return parseClaims(payload);',
      'with another alg it is invalid',
    ],
    [
      'a token of the video opens an account',
      `${ACCOUNTS}/user-token.ts`,
      'claims?.aud === AUDIENCE && claims.exp',
      'claims !== null && claims.exp',
      'with another aud it is invalid',
    ],
    [
      'a token that nobody has signed is valid',
      `${ACCOUNTS}/user-token.ts`,
      "if (!keys.verify(PURPOSE, `${header}.${payload}`, keyId, Buffer.from(signature, 'base64url'))) return null;",
      'signature satisfies string;',
      'with another signature it is invalid',
    ],
    [
      'scripts read the whole user token',
      `${ACCOUNTS}/user-token.ts`,
      "return token.slice(0, token.lastIndexOf('.') + 1);",
      'return token;',
      'scripts get it without its signature, which alone opens nothing',
    ],
    [
      'the id of a session is stored as it is',
      `${ACCOUNTS}/sessions.ts`,
      "createHash('sha256').update(id).digest('hex')",
      "Buffer.from(id, 'base64url').toString('hex')",
      'only the hash of its id is stored',
    ],
  ]),
  ...foundBy('renderer/server/plugins/proxy.test.ts', [
    [
      'the site passes the whole user token to scripts',
      'renderer/server/plugins/proxy.ts',
      'if (!isTokenAddress(request.url)) return void reply.send(stream);',
      'return void reply.send(stream);',
      'a page that fetches the user token',
    ],
  ]),
  ...foundBy('tests/hostile/stolen-dump.test.ts', [
    [
      'codes are hashed without a key',
      'platform/keys/keyed-hash.ts',
      "createHmac('sha256', secret).update(text).digest()",
      "createHmac('sha256', secret.length > 0 ? (text.split('.')[0] ?? '') : secret).update(text).digest()",
      'the hash of a pending code, so that trying all codes finds none',
    ],
    [
      'the database has the tokens of its links',
      'platform/modules/emails/emails-service.ts',
      'row: { tokenHash: hashes.of(token),',
      "row: { tokenHash: Buffer.from(token, 'base64url'),",
      'nothing in force stands in it in clear: no cookie, token, code, link or check',
    ],
    [
      'the keys are made of what the database knows of them',
      'platform/keys/key-ring.ts',
      "Buffer.from(hkdfSync('sha256', key, SALT,",
      "Buffer.from(hkdfSync('sha256', use === 'check' ? key : derive(id, 'check', '').subarray(0, CHECK_BYTES), SALT,",
      'a bearer that is signed with anything in the dump',
    ],
  ]),
];

/** Which accounts exist, and sign-in by networks and passkeys. */
const WAYS_IN: readonly HostileMutation[] = [
  ...foundBy(`${ACCOUNTS}/passwords.test.ts`, [
    [
      'an unknown e-mail is answered without the work of a password',
      `${ACCOUNTS}/passwords.ts`,
      'verify: (password, encoded, caller) =>\n      inTurn(caller, async () => {',
      'verify: (password, encoded, caller) =>\n      inTurn(caller, async () => {\n        if (encoded === null) return { isRight: false, isOutdated: false };',
      'a known and an unknown e-mail cost the same work',
    ],
    [
      'a hash of an outdated cost stays',
      `${ACCOUNTS}/sign-in.ts`,
      'if (isOutdated) await repository.setPasswordHash(player.id, await passwords.hash(password));',
      'isOutdated satisfies boolean;',
      'a sign-in renews a hash of an outdated cost',
    ],
  ]),
  ...foundBy(`${IDENTITY}/identity.test.ts`, [
    [
      'a number without a player is told from one with a player',
      `${IDENTITY}/identity-service.ts`,
      'evenly(async () => {\n        const player = await repository.playerByPhone(phone);',
      "evenly(async () => {\n        const player = await repository.playerByPhone(phone);\n        if (!player) return codes.again('', async () => spending(asker, null));",
      'signing in by a text message > [A-01] gives the same answer for an unknown number, to which nothing is sent',
    ],
    [
      'an address without a player is told from one with a player',
      'platform/modules/emails/emails-service.ts',
      "await write(player?.id ?? null, 'password');",
      "if (!player) throw new ApiError('LINK_EXPIRED');\n        await write(player.id, 'password');",
      'a forgotten password > [A-05] gives the same answer for an unknown player',
    ],
  ]),
  ...foundBy('platform/modules/registration/registration.test.ts', [
    [
      'a registration tells that an address has an account',
      'platform/modules/registration/registration-service.ts',
      'const isFree = (await ownerOf(prepared)) === null;',
      "const isFree = (await ownerOf(prepared)) === null;\n        if (!isFree) throw new ApiError('EMAIL_TAKEN');",
      'trust §2: gets the same answer, no sooner, and an email that says so',
    ],
  ]),
  ...foundBy(`${IDENTITY}/social/social.test.ts`, [
    [
      'the answer of a network is taken from another browser',
      `${IDENTITY}/social/social-repository.ts`,
      'and browser_hash = ${browserHash}',
      'and ${browserHash}::bytea is not null',
      'a state that is used, expired, unknown, or of another browser or network',
    ],
    [
      'the answer of a network is good twice',
      `${IDENTITY}/social/social-repository.ts`,
      'delete from social_attempt\n        where',
      'update social_attempt set ends_at = ends_at\n        where',
      'a state that is used, expired, unknown, or of another browser or network',
    ],
    [
      'a network that names an e-mail signs its player in',
      `${IDENTITY}/social/arrivals.ts`,
      'if (player && email !== null) {',
      'if (player) return enter(player.id, arriving);\n    if (player && email !== null) {',
      'is not signed in by it; the password of the account links the network',
    ],
    [
      'an unconfirmed e-mail counts as confirmed',
      `${IDENTITY}/social/arrivals.ts`,
      'email !== null && isEmailVerified ?',
      'email !== null && isEmailVerified !== undefined ?',
      'with an unconfirmed e-mail is not taken for the player of that e-mail',
    ],
    [
      'a network is linked to a player who signed in meanwhile',
      `${IDENTITY}/social/network-sign-in.ts`,
      "if (session?.userId !== joiner) return 'expired';",
      "if (!session) return 'expired';",
      'are not linked to another player who has signed in before the network answers',
    ],
    [
      'another person of the network confirms a change',
      `${IDENTITY}/social/network-sign-in.ts`,
      "if ((await repository.playerOf(network, subject)) !== joiner) return 'stranger';",
      '',
      'of another person of the network do not confirm a change',
    ],
    [
      'the way back from a network leads to another site',
      'shared/domain/guards/safe-redirect.ts',
      "if (url.origin !== HERE || url.pathname.startsWith('//')) return null;\n    return `${url.pathname}${url.search}${url.hash}`;",
      'return target;',
      'a person who is linked to a player > is redirected from',
    ],
  ]),
  ...foundBy(`${IDENTITY}/social/one-tap.test.ts`, [
    [
      'a credential of one-tap is good twice',
      `${IDENTITY}/social/social-service.ts`,
      "if (!(await repository.spendCredential(hash, endsAt))) throw new ApiError('CREDENTIAL_REFUSED');",
      'endsAt satisfies number;\n      hash satisfies unknown;',
      'is accepted once, also when it is sent twice at the same time',
    ],
  ]),
  ...foundBy(`${IDENTITY}/passkeys/passkeys.test.ts`, [
    [
      'a device need not verify its user',
      `${IDENTITY}/passkeys/verify-passkey.ts`,
      'counter: passkey?.counter ?? 0 },\n    requireUserVerification: true,',
      'counter: passkey?.counter ?? 0 },\n    requireUserVerification: false,',
      'with a signature from another page or without user verification',
    ],
    [
      'a page elsewhere may sign',
      `${IDENTITY}/passkeys/verify-passkey.ts`,
      'expectedOrigin: origin,\n    expectedRPID: rpId,\n    credential: {',
      "expectedOrigin: JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).origin,\n    expectedRPID: rpId,\n    credential: {",
      'with a signature from another page or without user verification',
    ],
    [
      'a challenge is good for another browser or purpose',
      `${IDENTITY}/passkeys/passkeys-repository.ts`,
      'and purpose = ${purpose} and browser_hash = ${browser} and ends_at > ${now}',
      'and ${purpose}::text is not null and ${browser}::bytea is not null and ends_at > ${now}',
      'with a used signature, or a challenge that has expired or is for another browser or purpose',
    ],
  ]),
];

/** Faults of sign-in, sessions and what protects them. */
export const IDENTITY_MUTATIONS: readonly HostileMutation[] = [...FACTORS, ...CHANGES, ...TOKENS, ...WAYS_IN];
