import { type CallError, errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { shown } from '#renderer/lib/forms/shown.ts';
import { type FieldErrors, useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { ageFor } from '#shared/domain/registration/player-age.ts';
import {
  checkProfile,
  PROFILE_FIELD_PROBLEMS,
  type ProfileFieldProblem,
  type ProfileFieldProblems,
  profileChanges,
  profileLength,
} from '#shared/domain/user/check-profile.ts';
import {
  isLockedField,
  PROFILE_GROUPS,
  type ProfileField,
  type ProfileGroup,
  type ProfileValues,
} from '#shared/domain/user/profile-fields.ts';
import { useSaveProfileMutation } from './profile-api.ts';

/** What the player has typed, by field. */
export type ProfileDraft = Readonly<Partial<Record<ProfileField, string>>>;

const isProblem = (text: string): text is ProfileFieldProblem =>
  (PROFILE_FIELD_PROBLEMS as readonly string[]).includes(text);
const VALUES = 'body.values.';

/** Returns what was typed into the open fields of a group; a field that is locked by now stays as it is. */
export function typedFields(group: ProfileGroup, stored: ProfileValues, draft: ProfileDraft): ProfileDraft {
  const open = PROFILE_GROUPS[group].filter((field) => !isLockedField(field, stored));
  return Object.fromEntries(open.flatMap((field) => (draft[field] === undefined ? [] : [[field, draft[field]]])));
}

/**
 * Returns the problems that a refusal names, of fields that still have the refused value.
 *
 * @param sent values of the refused call
 * @param changes values as they are now
 */
export function toldProblems(
  refused: Pick<CallError, 'issues'> | null,
  sent: ProfileDraft,
  changes: ProfileDraft,
): ProfileFieldProblems {
  const told = (refused?.issues ?? []).flatMap(({ path, message }) => {
    const field = path.startsWith(VALUES) ? (path.slice(VALUES.length) as ProfileField) : null;
    return field !== null && isProblem(message) && sent[field] === changes[field] ? [[field, message] as const] : [];
  });
  return Object.fromEntries(told);
}

/** State of the form of a group. */
export interface ProfileEntry {
  readonly form: ReturnType<typeof useCheckedForm<ProfileField>>['form'];
  readonly submit: ReturnType<typeof useCheckedForm<ProfileField>>['submit'];
  /** Stored values with the typed ones in their places. */
  readonly values: ProfileValues;
  readonly errors: FieldErrors<ProfileField>;
  /** Why the group was refused, where no field says it. */
  readonly failure: CallError | null;
  readonly isLoading: boolean;
}

interface ProfileFormInput {
  readonly group: ProfileGroup;
  readonly profile: PlayerProfile;
  readonly draft: ProfileDraft;
  readonly onSaved: () => void;
}

/** Handles the form of a group: its values, their errors, and saving them. */
export function useProfileForm({ group, profile, draft, onSaved }: ProfileFormInput): ProfileEntry {
  const { t } = useTranslation(['profile', 'errors']);
  const [save, { error, isLoading, originalArgs }] = useSaveProfileMutation();
  const now = useNow(MINUTE_MS);
  const { version, values: stored, minAge, countryAges } = profile;
  const typed = typedFields(group, stored, draft);
  const changes = profileChanges(stored, typed);
  const values = { ...stored, ...typed };
  const age = ageFor(values.country, minAge, countryAges);
  const wordsOf = (problems: ProfileFieldProblems): FieldErrors<ProfileField> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        t(`wrong_${problem}`, { age, count: profileLength(field as ProfileField) }),
      ]),
    );
  const checked = useCheckedForm<ProfileField>(
    () => wordsOf(checkProfile(stored, changes, { minAge, countryAges, now })),
    () =>
      void save({ body: { version, values: changes } })
        .unwrap()
        .then(onSaved, shown),
  );

  const refused = error ? toCallError(error) : null;
  const sent = originalArgs?.body.values ?? {};
  const isExcluded = refused?.code === 'COUNTRY_EXCLUDED' && sent.country === changes.country;
  const told: FieldErrors<ProfileField> = {
    ...wordsOf(toldProblems(refused, sent, changes)),
    ...(isExcluded ? { country: t(`errors:${errorTextKey(refused)}`) } : {}),
  };
  const isOfFields = refused?.code === 'COUNTRY_EXCLUDED' || (refused?.code === 'BAD_REQUEST' && refused.issues);
  return {
    form: checked.form,
    submit: checked.submit,
    values,
    errors: { ...told, ...checked.errors },
    failure: isOfFields ? null : refused,
    isLoading,
  };
}
