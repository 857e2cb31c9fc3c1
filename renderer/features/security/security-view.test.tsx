import { describe, expect, test } from 'vitest';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import type { SecuritySession } from '#shared/contracts/security.ts';
import { PROTECTION_METHODS } from '#shared/domain/security/protection-level.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AuthenticatorSetting } from './authenticator-setting.tsx';
import { EmailSetting } from './email-setting.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { PhoneSetting } from './phone-setting.tsx';
import { ProtectionSetting } from './protection-setting.tsx';
import { RecoveryCodesSetting } from './recovery-codes-setting.tsx';
import { SecureQuestionSetting } from './secure-question-setting.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepSetting } from './two-step-setting.tsx';

const namespaces = ['auth', 'factors', 'errors'];
const here: SecuritySession = {
  id: 'a'.repeat(64),
  browser: 'Firefox',
  system: 'Linux',
  isPhone: false,
  address: '192.0.2.1',
  country: 'PT',
  signedInAt: NOW - 60_000,
  seenAt: NOW,
  isThis: true,
};
const there = { ...here, id: 'b'.repeat(64), browser: '', system: '', country: null, isThis: false } as const;

describe('the sessions of a player', () => {
  test('are listed by device, country and address; this session is marked and has no button', async () => {
    const html = await renderPart(<SessionList sessions={[here]} />, { namespaces, session });
    expect(textOf(html)).toContain('Firefox · Linux Portugal · 192.0.2.1 This device');
    expect(html).not.toContain('<button');
  });

  test('can be ended, each by a button that names it, and all others at once', async () => {
    const html = await renderPart(<SessionList sessions={[here, there]} />, { namespaces, session });
    expect(html).toContain('aria-label="Sign out: Unknown device"');
    expect(textOf(html)).toContain('Sign out on all other devices');
  });
});

test('a player without a phone reads what one is used for, and a player with one sees it', async () => {
  expect(textOf(await renderPart(<PhoneSetting phone={null} />, { namespaces, session }))).toContain('Add phone');
  const html = await renderPart(<PhoneSetting phone="+4915123456789" />, { namespaces, session, language: 'ar' });
  expect(html).toContain('<bdi dir="ltr">+4915123456789</bdi>');
});

test('[O-04] a player without an e-mail can add one, and an existing one can be changed', async () => {
  expect(textOf(await renderPart(<EmailSetting email="" />, { namespaces, session }))).toContain('Add email');
  const html = await renderPart(<EmailSetting email="kim@example.com" />, { namespaces, session, language: 'ar' });
  expect(html).toContain('<bdi dir="ltr">kim@example.com</bdi>');
  expect(textOf(html)).toContain('تغيير البريد الإلكتروني');
});

test.each([
  [0, 'Set today.'],
  [1, 'Set 1 day ago.'],
  [400, 'Set 400 days ago.'],
])('[O-04] a password that is %i days old says so and can be changed', async (age, text) => {
  const spaces = [...namespaces, 'passwords'];
  const html = await renderPart(<PasswordSetting age={age} phone={null} />, { namespaces: spaces, session });
  expect(textOf(html)).toContain(`${text} Change password`);
});

test.each([
  [true, ['current-password', 'new-password']],
  [false, ['new-password', 'current-password']],
])('with the proof first (%s) a change asks for %j, in this order', async (isProofFirst, order) => {
  const html = await renderPart(
    <ConfirmForm
      button="Change"
      isLoading={false}
      error={null}
      isProofFirst={isProofFirst}
      onProof={() => undefined}
      onCancel={() => undefined}
    >
      {() => <input autoComplete="new-password" />}
    </ConfirmForm>,
    { namespaces, session },
  );
  expect([...html.matchAll(/autoComplete="([a-z-]+)"/g)].map(([, name]) => name)).toEqual(order);
});

const without = { twoStep: false, isTwoStepDue: false, phone: null, passkeys: [], totp: null } as const;
const drawTwoStep = async (facts: object) =>
  textOf(await renderPart(<TwoStepSetting security={{ ...without, ...facts } as never} />, { namespaces, session }));

test('[O-04] a second step is not offered without a phone, passkey or authenticator, and the setting says what is missing', async () => {
  const html = await renderPart(<TwoStepSetting security={without as never} />, { namespaces, session });
  expect(textOf(html)).toContain('Add an authenticator app, a passkey or a phone first.');
  expect(html).not.toContain('<button');
});

test.each([
  [{ twoStep: true, phone: '+4915123456789' }, 'Turned on', 'Turn off'],
  [{ phone: '+4915123456789' }, 'Turned off', 'Turn on'],
  [{ totp: { addedAt: NOW } }, 'Turned off', 'Turn on'],
])('a second step with %j says how it is and offers the opposite', async (facts, state, offer) => {
  expect((await drawTwoStep(facts)).endsWith(`${state} ${offer}`)).toBe(true);
});

test('a second step by email only asks to add a factor', async () => {
  expect(await drawTwoStep({ twoStep: true, isTwoStepDue: true })).toContain(
    'Codes by email are no longer a second step.',
  );
});

const protection = (active: readonly string[]) => {
  const methods = Object.fromEntries(PROTECTION_METHODS.map((name) => [name, active.includes(name)]));
  return { protection_level: active.length * 20, protection_methods: methods as never };
};

describe('[O-03] the protection of an account', () => {
  test.each([
    [0, 'Weak', 'To reach the next level: add an email and add a phone.'],
    [2, 'Medium', 'To reach the next level: turn on two-step sign-in and set a secure question.'],
    [4, 'Good', 'To reach the next level: change your password.'],
  ])('with %i methods is %s, and says what leads further', async (count, band, next) => {
    const part = <ProtectionSetting {...protection(PROTECTION_METHODS.slice(0, count))} />;
    const text = textOf(await renderPart(part, { namespaces, session }));
    expect(text).toContain(`${band} · Level ${count * 20} of 100`);
    expect(text).toContain(next);
  });

  test('with all methods is full, and a back end that does not rate shows none', async () => {
    const full = textOf(
      await renderPart(<ProtectionSetting {...protection(PROTECTION_METHODS)} />, { namespaces, session }),
    );
    expect(full).toContain('Full · Level 100 of 100');
    expect(full).not.toContain('To reach');
    const none = { ...protection([]), protection_level: null };
    expect(await renderPart(<ProtectionSetting {...none} />, { namespaces, session })).toBe('');
  });
});

test('recovery codes are shown once, with buttons to copy, download and print them', async () => {
  const html = await renderPart(<NewRecoveryCodes codes={['ABCDE-23456']} onDone={() => {}} />, {
    namespaces,
    session,
  });
  expect(textOf(html)).toMatch(/ABCDE-23456 Copy Download Print I’ve saved them$/);
  expect(html).toContain('dir="ltr" aria-label="Recovery codes"');
});

test.each([
  [1, '1 code left', true],
  [10, '10 codes left', false],
])('of %i recovery codes the setting says how many are left, and warns of few: %s %s', async (count, said, warns) => {
  const text = textOf(await renderPart(<RecoveryCodesSetting count={count} />, { namespaces, session }));
  expect(text).toContain(said);
  expect(text.includes('You have few codes left.')).toBe(warns);
});

test.each(LANGUAGES)('the security settings have every text in %s', async (language) => {
  for (const part of [
    <SessionList key="sessions" sessions={[here, there]} />,
    <PhoneSetting key="phone" phone={null} />,
    <TwoStepSetting key="step" security={{ ...without, twoStep: true, isTwoStepDue: true } as never} />,
    <TwoStepSetting key="none" security={without as never} />,
    <AuthenticatorSetting key="totp" totp={{ addedAt: NOW }} />,
    <AuthenticatorSetting key="no-totp" totp={null} />,
    <RecoveryCodesSetting key="codes" count={2} />,
    <NewRecoveryCodes key="new" codes={['ABCDE-23456']} onDone={() => {}} />,
    <ProtectionSetting key="protection" {...protection(['enable_email_auth'])} />,
    <ProtectionSetting key="unprotected" {...protection([])} />,
    <SecureQuestionSetting key="question" question={{ question: 'first_pet', ownText: '' }} />,
    <SecureQuestionSetting key="no-question" question={null} />,
    <ConfirmForm key="proof" button="Go" isLoading={false} error={null} onProof={() => {}} onCancel={() => {}} />,
    <EmailSetting key="email" email="" />,
    <EmailSetting key="other" email="kim@example.com" />,
    <PasswordSetting key="password" age={3} phone={null} />,
  ]) {
    const spaces = [...namespaces, 'passwords'];
    expect(textOf(await renderPart(part, { language, namespaces: spaces, session }))).not.toMatch(KEY_LEAK);
  }
});
