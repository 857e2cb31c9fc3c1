// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code

import { foundBy, type HostileMutation } from './mutation.ts';

const IDENTITY = 'platform/modules/identity';
const ACCOUNTS = 'platform/modules/accounts';

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
      'an address without a player is told from one with a player',
      'platform/modules/emails/emails-service.ts',
      "await write(player?.id ?? null, 'password');",
      "if (!player) throw new ApiError('LINK_EXPIRED');\n        await write(player.id, 'password');",
      'is requested with the same answer for an unknown player',
    ],
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
      "createHmac('sha256', derive(id, 'sign', purpose))",
      "createHmac('sha256', derive(id, 'check', '').subarray(0, CHECK_BYTES))",
      'a bearer that is signed with anything in the dump',
    ],
  ]),
];

/** Which accounts exist, and sign-in by networks and passkeys. */
const SIGN_INS: readonly HostileMutation[] = [
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
      `${IDENTITY}/social/social-cookies.ts`,
      "const known = read(request, SOCIAL_COOKIE) ?? '';",
      "const known = read(request, SOCIAL_COOKIE) && 'x'.repeat(0) ? '' : 'x'.repeat(43);",
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
      `${IDENTITY}/social/return-address.ts`,
      "return address !== null && PAGE.test(address) && !FOR_GUESTS.test(address) ? address : '';",
      "return address === '' ? '' : wanted;",
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
      'a sign-in is refused > when the device has not verified its user',
    ],
    [
      'a page elsewhere may sign',
      `${IDENTITY}/passkeys/verify-passkey.ts`,
      'expectedOrigin: origin,\n    expectedRPID: rpId,\n    credential: {',
      "expectedOrigin: JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).origin,\n    expectedRPID: rpId,\n    credential: {",
      'a sign-in is refused > at a page of another site',
    ],
    [
      'a device that adds a passkey need not verify its user',
      `${IDENTITY}/passkeys/verify-passkey.ts`,
      'requireUserVerification: true,\n    supportedAlgorithmIDs',
      'requireUserVerification: false,\n    supportedAlgorithmIDs',
      'with a signature from another page or without user verification',
    ],
    [
      'a page elsewhere may add a passkey',
      `${IDENTITY}/passkeys/verify-passkey.ts`,
      'expectedOrigin: origin,\n    expectedRPID: rpId,\n    requireUserVerification',
      "expectedOrigin: JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).origin,\n    expectedRPID: rpId,\n    requireUserVerification",
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

/** Faults of codes, sessions, tokens, keys and of sign-in methods. */
export const TOKEN_MUTATIONS: readonly HostileMutation[] = [...TOKENS, ...SIGN_INS];
