import { describe, expect, test } from 'vitest';
import { SIGN_IN_CHANGE_KINDS, type SignInChange } from '#shared/contracts/sign-in-changes.ts';
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

type Shown = RenderOptions & { readonly needsOwner?: boolean };

function show(changes: SignInChange[], needsPassword: boolean, { needsOwner = false, ...options }: Shown = {}) {
  const { language = 'en' } = options;
  return renderPart(<UndoChangePage />, {
    namespaces: ['sign-in-changes', 'states', 'auth', 'factors'],
    url: `/${language}/user/undochange?token=abc`,
    ...options,
    prepare: ({ dispatch }) =>
      dispatch(
        emailLinksApi.util.upsertQueryData(
          'readSignInChange',
          { body: { token: 'abc' } },
          { changes, needsPassword, needsOwner },
        ),
      ),
  });
}

describe('the page that takes a change of the sign-in back', () => {
  test('says what, where and on which device, and asks for nothing but a press', async () => {
    const html = await show([{ ...CHANGE, kind: 'password_changed' }], false);
    expect(textOf(html)).toMatch(/Your password was changed.*Firefox · Linux.*Portugal · 203\.0\.113\.\*/s);
    expect(textOf(html)).toContain('It was not me: take it back');
    expect(html).not.toContain('<input');
  });

  test('asks for the password from before when the link alone does not suffice', async () => {
    const html = await show([CHANGE], true);
    expect(html).toMatch(/<input[^>]*autoComplete="current-password"/i);
    expect(textOf(html)).toContain('enter the password that you had before them');
  });

  test('offers a sign-in, and no field for a password, to a guest who had none before', async () => {
    const html = await show([{ ...CHANGE, kind: 'network_removed' }], false, { needsOwner: true });
    expect(textOf(html)).toMatch(/You had no password before these changes.*Sign in$/s);
    expect(html).not.toContain('<input');
  });

  test('says that a link without a token is incomplete', async () => {
    const html = await show([CHANGE], false, { url: '/en/user/undochange' });
    expect(textOf(html)).toContain('This link is incomplete');
    expect(textOf(html)).not.toContain('take it back');
  });

  test.each(LANGUAGES)('has a text for every change in %s', async (language) => {
    const changes = SIGN_IN_CHANGE_KINDS.map((kind, index) => ({ ...CHANGE, kind, at: NOW - index }));
    const html = await show(changes, true, { language });
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(html.match(/<li>/g)).toHaveLength(SIGN_IN_CHANGE_KINDS.length);
  });
});
