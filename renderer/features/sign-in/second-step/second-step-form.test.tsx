import { describe, expect, test } from 'vitest';
import { SECOND_FACTORS, type SecondStep } from '#shared/contracts/second-step.ts';
import { NOW } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { SecondStepForm } from './second-step-form.tsx';

const namespaces = ['auth', 'factors', 'errors'];
const step: SecondStep = {
  request: 'r',
  factors: ['totp', 'sms', 'recovery'],
  target: '+49•••89',
  asked: null,
  endsAt: NOW,
  now: NOW,
};
const drawStep = (more: Partial<SecondStep>, language: (typeof LANGUAGES)[number] = 'en') =>
  renderPart(
    <SecondStepForm
      step={{ ...step, ...more }}
      enter={() => {}}
      onBack={() => {}}
      finish={() => Promise.reject(new Error('nothing is sent'))}
    />,
    { namespaces, language },
  );

describe('[A-01] the second step of a sign-in', () => {
  test('offers the factors of the back end, the preferred one first', async () => {
    const html = await drawStep({});
    expect(html.match(/<option[^>]*>[^<]*/g)?.map((option) => option.replace(/.*>/, ''))).toEqual([
      'Authenticator app',
      'Text message',
      'Recovery code',
    ]);
    expect(html).toContain('autoComplete="one-time-code"');
  });

  test('with a code that is still to be sent has a button to send it', async () => {
    expect(textOf(await drawStep({ factors: ['sms', 'recovery'] }))).toContain('Send code');
    const asked = { request: 'c', channel: 'sms', target: '+49•••89', endsAt: NOW, resendAt: NOW, now: NOW } as const;
    const sent = await drawStep({ factors: ['sms'], asked });
    expect(textOf(sent)).toContain('We are sending a code by text message to +49•••89');
    expect(sent).not.toContain('<select');
  });

  test('says so where a page can use none of the factors', async () => {
    expect(textOf(await drawStep({ factors: ['passkey'] }))).toContain('None of your methods works on this page.');
  });

  test.each(LANGUAGES)('has every text in %s', async (language) => {
    for (const factor of SECOND_FACTORS) {
      expect(textOf(await drawStep({ factors: [factor, 'recovery'] }, language))).not.toMatch(KEY_LEAK);
    }
  });
});
