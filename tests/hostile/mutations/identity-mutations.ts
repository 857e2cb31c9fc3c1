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
      '.slice(MAX_SESSIONS)',
      '.slice(MAX_SESSIONS + 100_000)',
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
      "await accounts.sessions.endOthers(userId, hash, 'elsewhere');",
      '',
      'ends the other sessions when it or one of its factors changes',
    ],
    [
      'a code of a sign-in proves a change',
      `${IDENTITY}/second-proof.ts`,
      "purpose: 'proof',\n      codeRequest,",
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
      'await accounts.questions.check(userId, answer, hasherOf(player, asker));',
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
    [
      'secure answers are hashed outside the line of passwords',
      `${ACCOUNTS}/secure-questions.ts`,
      '{ ...caller, onTurn }',
      '(await onTurn(), undefined as never)',
      'waits in the bounded line of passwords, and an answer that the line refuses is no guess',
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
      'await accounts.questions.check(userId, answer, hasherOf(player, asker));\n      await accounts.passwordPolicy.require(player, password);',
      'await accounts.questions.check(userId, answer, hasherOf(player, asker));',
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
      'if (needsProof) await confirm({ player, changes, passwordHash, confirmed, session });',
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

/** Faults of second factors and of changes of the sign-in. */
export const IDENTITY_MUTATIONS: readonly HostileMutation[] = [...FACTORS, ...CHANGES];
