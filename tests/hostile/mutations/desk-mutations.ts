// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code

import { foundBy, type HostileMutation } from './mutation.ts';

/** Faults of the operator’s desk, and of test tools in production. */
export const DESK_MUTATIONS: readonly HostileMutation[] = [
  ...foundBy('tests/hostile/desk.test.ts', [
    [
      'the desk believes every program of its machine about callers',
      'platform/desk-app.ts',
      'createProxyTrust(environment.trustProxy)',
      "createProxyTrust(['127.0.0.0/8', ...environment.trustProxy])",
      'of the machine that TRUST_PROXY does not name',
    ],
    [
      'production has the controls of tests',
      'platform/modules/control/control-module.ts',
      'if (production) return;',
      '',
      'production without test tools > has no ',
    ],
    [
      'production applies the faults of tests',
      'platform/app.ts',
      "if (options.environment.nodeEnv !== 'production') installFaults(app, services.faults);",
      'installFaults(app, services.faults);',
      'applies no fault that a test has left in its database',
    ],
    [
      'a sign-in at the desk leaves the earlier session of its browser open',
      'platform/modules/desk/desk-entry.ts',
      'if (before) await staff.signOut(before);\n    cookies',
      'cookies',
      'keeps no session that was planted, and ends the one that a browser had before it signs in again',
    ],
    [
      'a form of the desk acts without the role',
      'platform/modules/desk/desk-registry.ts',
      "if (!act) throw new ApiError('NOT_FOUND');\n      checkRole(act.call, staff);",
      "if (!act) throw new ApiError('NOT_FOUND');",
      'does not act by a form whose account lacks the role',
    ],
    [
      'pages of other sites act at the desk',
      'platform/desk-app.ts',
      "addSameOriginCheck(app, deskOrigin === '' ? [] : [deskOrigin], hosts.isOwnOrigin);",
      '',
      'refuses what a page of another site sends with the cookie of staff',
    ],
    [
      'the desk answers for every host',
      'platform/desk-app.ts',
      'addHostCheck(app, (host) => hosts.has(host));',
      'addHostCheck(app, (host) => hosts.has(host) || host !== undefined);',
      'answers 421 to the host',
    ],
    [
      'guesses at the desk have no end',
      'platform/modules/desk/staff/staff-service.ts',
      'await count(subject, ATTEMPTS.account);',
      '',
      'counts guesses over all processes of the database',
    ],
    [
      'guesses at an account of staff are not counted over networks',
      'platform/modules/desk/staff/staff-service.ts',
      'if (!isOwn) await count(`strangers:${email}`, ATTEMPTS.strangers);',
      '',
      'are counted over all networks, and never lock its owner out on a device of before',
    ],
    [
      'guesses of strangers lock staff out on their own device',
      'platform/modules/desk/staff/staff-service.ts',
      'passwordHash !== null && device.isOf({ id, passwordHash });',
      'passwordHash !== null && device.id === String(id);',
      'are counted over all networks, and never lock its owner out on a device of before',
    ],
    [
      'a known device of staff has guesses for each of its networks',
      'platform/modules/desk/staff/staff-service.ts',
      '`account:${email}:device:${device.id}`',
      '`account:${email}:device:${device.id}:${address}`',
      'by a thief of a known device are as few as those of others, from any number of networks',
    ],
  ]),
  ...foundBy('platform/modules/desk/desk-acts.test.ts', [
    [
      'calls of the desk need no role',
      'platform/modules/desk/desk-registry.ts',
      'if (session && call) checkRole(call, session.staff);',
      'call satisfies unknown;',
      'the roles',
    ],
  ]),
  ...foundBy('platform/modules/desk/staff/staff.test.ts', [
    [
      'a session of a sign-in during a reset lives on after the enrolment',
      'platform/modules/desk/staff/staff-service.ts',
      '      // A sign-in that was under way when the account was reset has begun a session since.\n      await repository.endAll(row.id);\n',
      '',
      'does not live again later',
    ],
    [
      'a code of staff is good twice',
      'platform/modules/desk/staff/staff-service.ts',
      'if (step === null || !(await repository.takeStep(row.id, step))) {',
      'if (step === null && !(await repository.takeStep(row.id, 0))) {',
      'needs the right password and a code of the authenticator that was not used',
    ],
    [
      'a session of staff outlives a change of roles',
      'platform/modules/desk/staff/staff-service.ts',
      'await repository.setRoles(id, roles);\n      await repository.endAll(id);',
      'await repository.setRoles(id, roles);',
      'ends when the account is disabled, reset, or has other roles',
    ],
  ]),
  ...foundBy('platform/modules/desk/desk-pages.test.ts', [
    [
      'the desk writes what visitors wrote as markup',
      'platform/modules/desk/pages/markup.ts',
      'return String(part).replaceAll(/[&<>"\']/g,',
      'return String(part).replaceAll(/\\u0000/g,',
      'shows what visitors wrote as text',
    ],
  ]),
];
