import { describe, expect, test } from 'vitest';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { userConfigApi } from '#renderer/lib/api/user-config-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { userConfig } from '#renderer/lib/test-fixtures/user-config.fixture.ts';
import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { PROFILE_FIELD_PROBLEMS } from '#shared/domain/user/check-profile.ts';
import { EMPTY_PROFILE, FULL_PROFILE } from '#shared/domain/user/profile.fixture.ts';
import { PROFILE_GROUPS, type ProfileGroup } from '#shared/domain/user/profile-fields.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { profileApi } from './profile-api.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileGroupSection } from './profile-group.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { ProfileStatus, verificationState } from './profile-status.tsx';
import type { ProfileEntry } from './use-profile-form.ts';

const namespaces = ['profile', 'registration', 'factors', 'auth', 'errors'];
const draw = (part: React.ReactNode, options: RenderOptions = {}) =>
  renderPart(part, { namespaces, session, ...options });
const profileOf = (
  values: Partial<PlayerProfile['values']>,
  completeness = { filled: 0, of: 6, complete: false },
): PlayerProfile => ({
  version: 1,
  values: { ...EMPTY_PROFILE, ...values },
  completeness,
  minAge: 18,
  countryAges: {},
});
const nothing = () => {};
const acts = { onEdit: nothing, onChange: nothing, onSaved: nothing, onCancel: nothing };

function drawPanel(profile: PlayerProfile, config: typeof userConfig | null, options: RenderOptions = {}) {
  return draw(<ProfilePanel />, {
    ...options,
    prepare: async ({ dispatch }) => {
      await dispatch(profileApi.util.upsertQueryData('profile', undefined, profile));
      if (config) await dispatch(userConfigApi.util.upsertQueryData('userConfig', undefined, config));
    },
  });
}

function drawGroup(
  group: ProfileGroup,
  profile: PlayerProfile,
  more: { isOpen?: boolean; isSaved?: boolean; draft?: object },
) {
  const { isOpen = false, isSaved = false, draft = {} } = more;
  return draw(
    <ProfileGroupSection {...acts} group={group} profile={profile} draft={draft} isOpen={isOpen} isSaved={isSaved} />,
  );
}

function drawForm(group: ProfileGroup, more: Partial<ProfileEntry>, options: RenderOptions = {}) {
  const entry: ProfileEntry = {
    form: { current: null },
    submit: nothing,
    values: EMPTY_PROFILE,
    errors: {},
    failure: null,
    isLoading: false,
    ...more,
  };
  const part = <ProfileForm group={group} stored={EMPTY_PROFILE} entry={entry} onChange={nothing} onCancel={nothing} />;
  return draw(part, options);
}

/** Draws the text of every problem. */
function Problems() {
  const { t } = useTranslation('profile');
  return PROFILE_FIELD_PROBLEMS.map((problem) => <p key={problem}>{t(`wrong_${problem}`, { age: 18, count: 30 })}</p>);
}

describe('[O-03] the completeness of the profile', () => {
  test('is a bar with its words', async () => {
    const html = await drawPanel(profileOf({}, { filled: 4, of: 6, complete: false }), null);
    expect(textOf(html)).toContain('4 of 6 needed details are filled in.');
    const [, id] = /<progress[^>]* aria-labelledby="([^"]+)"[^>]*>/.exec(html) ?? [];
    expect(html).toContain(`<p id="${id}">4 of 6`);
    expect(html).toMatch(/<progress(?=[^>]* value="4")(?=[^>]* max="6")/);
  });

  test('is told as complete only when it is', async () => {
    const html = await drawPanel(profileOf(FULL_PROFILE, { filled: 6, of: 6, complete: true }), null);
    expect(textOf(html)).toContain('Your profile is complete.');
  });
});

describe('[O-03] the status of the account', () => {
  const status = async (facts: Partial<typeof userConfig>) =>
    textOf(await draw(<ProfileStatus config={{ ...userConfig, ...facts }} />));

  test('tells protection and contacts, with ways to the page of security for what is open', async () => {
    const html = await draw(<ProfileStatus config={userConfig} />);
    expect(textOf(html)).toContain('Account protection Weak · Level 20 of 100 Protect your account better');
    expect(textOf(html)).toContain('Email Confirmed Phone Not added Add it Verification Not verified');
    expect(html.match(/href="\/en\/office\/security"/g)).toHaveLength(2);
    expect(textOf(html)).toContain('Add both an email and a phone');
  });

  test('tells a contact that no code has confirmed, and asks for no other when both are there', async () => {
    const text = await status({ phone_number: '+4915123456789' });
    expect(text).toContain('Phone Not confirmed yet Confirm it');
    expect(text).not.toContain('Add both');
  });

  test('leads nowhere from a full protection, and leaves out one that is not rated', async () => {
    expect(await status({ protection_level: 100 })).toContain('Full · Level 100 of 100 Email');
    expect(await status({ protection_level: null })).not.toContain('protection');
  });

  test.each([
    [{ internal_verification_status: 1, verification_status: 0 }, 'done'],
    [{ user_status_id: 1 }, 'pending'],
    [{ verification_status: 1 }, 'none'],
    [{ verification_status: 0 }, null],
  ] as const)('with %j shows the verification as %s', (facts, state) => {
    expect(verificationState({ ...userConfig, ...facts })).toBe(state);
  });

  test('tells a ban', async () => {
    expect(await status({ ban_level: 45 })).toContain('Your account is blocked.');
    expect(await status({})).not.toContain('blocked');
  });

  test('is left out where the config did not come, and the profile stays', async () => {
    const text = textOf(await drawPanel(profileOf({ city: 'Köln' }), null));
    expect(text).not.toContain('Verification');
    expect(text).toContain('City Köln');
  });
});

describe('[O-03] a group of the profile', () => {
  test('lists what is filled in the language of the page, and has a button that names the group', async () => {
    const html = await drawGroup(
      'identity',
      profileOf({ birthday: '1990-02-28', country: 'DE', surname: 'Lovelace' }),
      {},
    );
    expect(textOf(html)).toContain('Surname Lovelace Date of birth February 28, 1990 Country of residence Germany');
    expect(html).toContain('aria-label="Edit: About you"');
    expect(html).not.toContain('<input');
    expect(textOf(await drawGroup('address', profileOf({}), {}))).toContain('Nothing is filled in yet.');
  });

  test('that was saved says so politely, and says nothing before', async () => {
    const [before, after] = [false, true].map((isSaved) => drawGroup('address', profileOf({}), { isSaved }));
    expect(await before).toMatch(/role="status"><\/p>/);
    expect(await after).toMatch(/role="status">Saved\.<\/p>/);
  });

  test('shows filled fields that identify the player as text, with the way to support, and the others as fields', async () => {
    const html = await drawGroup('identity', profileOf({ name: 'Ada', birthday: '1990-02-28' }), {
      isOpen: true,
      draft: { name: 'Bo', surname: 'Byron' },
    });
    expect(html).not.toMatch(/<input[^>]*name="name"/);
    expect(html).not.toContain('value="Bo"');
    expect(html).toMatch(/<input[^>]*name="surname"[^>]*value="Byron"/);
    expect(textOf(html)).toContain('First name Ada');
    expect(html).toContain('href="/en/office/support"');
    expect(textOf(html)).toContain('fixed once they are filled in');
  });

  test('without such a field explains none, and asks for care before the first save', async () => {
    const html = await drawGroup('identity', profileOf({}), { isOpen: true });
    expect(html).not.toContain('href="/en/office/support"');
    expect(textOf(html)).toContain('before you save');
    expect(textOf(await drawGroup('document', profileOf({}), { isOpen: true }))).not.toContain('before you save');
  });

  test('keeps a blank at the end while the player types, which is no change yet', async () => {
    const html = await drawGroup('address', profileOf({ city: 'Köln' }), { isOpen: true, draft: { city: 'Köln ' } });
    expect(html).toContain('value="Köln "');
  });
});

describe('[O-03] a group that was not saved', () => {
  const stale: CallError = { status: 409, code: 'PROFILE_STALE' };

  test('of an old profile says that it changed elsewhere, and keeps what was typed', async () => {
    const html = await drawForm('address', { failure: stale, values: { ...EMPTY_PROFILE, city: 'Ulm' } });
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain('Your details were changed elsewhere in the meantime.');
    expect(html).toContain('value="Ulm"');
  });

  test('has each error beside its field', async () => {
    const html = await drawForm('document', { errors: { passportNumber: 'Too long', passportDate: 'Not yet' } });
    const note = /<input(?=[^>]* name="passportNumber")[^>]* aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<span id="${note}" class="`);
    expect(html).toMatch(new RegExp(`id="${note}"[^>]*>Too long<`));
    // The three parts of a day count as wrong together.
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(4);
  });

  test('cannot be sent twice while it is on its way', async () => {
    expect(await drawForm('address', { isLoading: true })).toMatch(/type="submit"[^>]*disabled=""/);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('the profile has its texts, whatever is known of the player', async () => {
    const full = profileOf(FULL_PROFILE, { filled: 6, of: 6, complete: true });
    const banned = { ...userConfig, ban_level: 45, phone_number: '+4915123456789', internal_verification_status: 1 };
    for (const html of [
      await drawPanel(profileOf({}), userConfig, { language }),
      await drawPanel(full, banned, { language }),
    ]) {
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });

  test.each(Object.keys(PROFILE_GROUPS) as ProfileGroup[])('the form of %s has its texts', async (group) => {
    for (const stored of [EMPTY_PROFILE, FULL_PROFILE]) {
      const profile = profileOf(stored);
      const part = <ProfileGroupSection {...acts} group={group} profile={profile} draft={{}} isOpen isSaved />;
      // The values of the options of a select are no texts.
      expect(textOf(await draw(part, { language }))).not.toMatch(KEY_LEAK);
    }
  });

  test('every problem of a field and every refusal has its text', async () => {
    expect(textOf(await draw(<Problems />, { language }))).not.toMatch(KEY_LEAK);
    for (const code of ['PROFILE_LOCKED', 'PROFILE_STALE'] as const) {
      const html = await drawForm('address', { failure: { status: 409, code } }, { language });
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });
});
