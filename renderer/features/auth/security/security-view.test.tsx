import { describe, expect, test } from 'vitest';
import type { SecuritySession } from '#shared/contracts/security.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { EmailSetting } from './email-setting.tsx';
import { PhoneSetting } from './phone-setting.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepSetting } from './two-step-setting.tsx';

const namespaces = ['auth', 'errors'];
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

test('[O-04] a player without an e-mail can add one, and an existing one stays', async () => {
  expect(textOf(await renderPart(<EmailSetting email="" />, { namespaces, session }))).toContain('Add email');
  const html = await renderPart(<EmailSetting email="kim@example.com" />, { namespaces, session, language: 'ar' });
  expect(html).toContain('<bdi dir="ltr">kim@example.com</bdi>');
  expect(html).not.toContain('<button');
});

test('a second step is not offered without an e-mail, and the setting says what is missing', async () => {
  const html = await renderPart(<TwoStepSetting isOn={false} hasEmail={false} />, { namespaces, session });
  expect(textOf(html)).toContain('Add an email first');
  expect(html).not.toContain('<button');
});

test.each([
  [true, 'Turned on', 'Turn off'],
  [false, 'Turned off', 'Turn on'],
])('a second step that is %s says so and offers the opposite', async (isOn, state, offer) => {
  const text = textOf(await renderPart(<TwoStepSetting isOn={isOn} hasEmail />, { namespaces, session }));
  expect(text.endsWith(`${state} ${offer}`)).toBe(true);
});

test.each(LANGUAGES)('the security settings have every text in %s', async (language) => {
  for (const part of [
    <SessionList key="sessions" sessions={[here, there]} />,
    <PhoneSetting key="phone" phone={null} />,
    <TwoStepSetting key="step" isOn hasEmail />,
    <TwoStepSetting key="none" isOn={false} hasEmail={false} />,
    <EmailSetting key="email" email="" />,
  ]) {
    expect(textOf(await renderPart(part, { language, namespaces, session }))).not.toMatch(KEY_LEAK);
  }
});
