import { describe, expect, test } from 'vitest';
import { SIGN_IN_CHANGE_KINDS, type SignInChange, type UndoProof } from '#shared/contracts/sign-in-changes.ts';
import { NOW } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { emailLinksApi } from './email-links-api.ts';
import { UndoChangePage } from './undo-change-page.tsx';

const CHANGE: SignInChange = {
  kind: 'email_changed',
  at: NOW - 3_600_000,
  address: '203.0.113.*',
  country: 'PT',
  browser: 'Firefox',
  system: 'Linux',
};

function show(changes: SignInChange[], proof: UndoProof, options: RenderOptions = {}) {
  const { language = 'en' } = options;
  return renderPart(<UndoChangePage />, {
    namespaces: ['sign-in-changes', 'states', 'auth', 'factors'],
    url: `/${language}/user/undochange?token=abc`,
    ...options,
    prepare: ({ dispatch }) =>
      dispatch(emailLinksApi.util.upsertQueryData('readSignInChange', { body: { token: 'abc' } }, { changes, proof })),
  });
}

describe('the page that takes a change of the sign-in back', () => {
  test('says what, where and on which device, and asks for nothing but a press', async () => {
    const html = await show([{ ...CHANGE, kind: 'password_changed' }], 'link');
    expect(textOf(html)).toMatch(/Your password was changed.*Firefox · Linux.*Portugal · 203\.0\.113\.\*/s);
    expect(textOf(html)).toContain('It was not me: take it back');
    expect(html).not.toContain('<input');
  });

  test('asks for the password from before when the link alone does not suffice', async () => {
    const html = await show([CHANGE], 'password');
    expect(html).toMatch(/<input[^>]*autoComplete="current-password"/i);
    expect(textOf(html)).toContain('enter the password that you had before them');
  });

  test('offers a sign-in, and no field for a password, to a guest who had none before', async () => {
    const html = await show([{ ...CHANGE, kind: 'network_removed' }], 'owner');
    expect(textOf(html)).toMatch(/No password from before these changes.*Sign in$/s);
    expect(html).not.toContain('<input');
  });

  test('says that two-step sign-in is on, and offers a sign-in, where the second step is needed', async () => {
    const html = await show([{ ...CHANGE, kind: 'totp_added' }], 'second_step');
    expect(textOf(html)).toMatch(/Two-step sign-in is on.*contact support\.\s*Sign in$/s);
    expect(html).not.toContain('<input');
  });

  test('says that a link without a token is incomplete', async () => {
    const html = await show([CHANGE], 'link', { url: '/en/user/undochange' });
    expect(textOf(html)).toContain('This link is incomplete');
    expect(textOf(html)).not.toContain('take it back');
  });

  test.each(LANGUAGES)('has a text for every change in %s', async (language) => {
    const changes = SIGN_IN_CHANGE_KINDS.map((kind, index) => ({ ...CHANGE, kind, at: NOW - index }));
    const html = await show(changes, 'password', { language });
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(html.match(/<li>/g)).toHaveLength(SIGN_IN_CHANGE_KINDS.length);
  });
});
