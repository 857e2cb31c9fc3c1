import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';
import {
  checkProfile,
  type ProfileFieldProblem,
  type ProfileFieldProblems,
  type ProfileRules,
  profileChanges,
} from '#shared/domain/user/check-profile.ts';
import { profileCompleteness } from '#shared/domain/user/profile-completeness.ts';
import {
  type IdentifyingField,
  type ProfileField,
  type ProfileValues,
  userDataOf,
} from '#shared/domain/user/profile-fields.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import { knownCountryId } from '../reference/phone-countries-service.ts';
import type { ProfileRepository, StoredProfile } from './profile-repository.ts';

/** Personal data that a player sees and changes (O-03). */
export interface PlayerProfiles {
  of(userId: number): Promise<PlayerProfile>;
  /**
   * Stores the given fields, unless the profile was changed since it had this version.
   *
   * @param values by field; '' empties one
   * @throws ApiError PROFILE_STALE, PROFILE_LOCKED with the fields that only support changes, BAD_REQUEST with each wrong
   * field and its problem, COUNTRY_EXCLUDED
   */
  save(
    userId: number,
    version: number,
    values: Readonly<Partial<Record<ProfileField, string>>>,
  ): Promise<PlayerProfile>;
  /**
   * Corrects for staff what identifies a player, by the rules for players; a filled field is not locked.
   *
   * @param values by field; '' empties one
   * @returns the names of the fields that have changed
   * @throws ApiError ACCOUNT_CLOSED, PROFILE_STALE when the profile is changed at the same time, BAD_REQUEST with a sentence for each
   * wrong field, COUNTRY_EXCLUDED
   */
  correct(userId: number, values: Given<IdentifyingField>, staffId: number): Promise<readonly string[]>;
}

interface ProfilesInput {
  readonly repository: ProfileRepository;
  readonly config: Pick<ConfigService, 'blockedCountries' | 'config' | 'registration'>;
  readonly clock: ServerClock;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

type Changes = Readonly<Partial<Record<ProfileField, string>>>;
/** Values as a body gives them. */
type Given<Field extends ProfileField = ProfileField> = { readonly [name in Field]?: string | undefined };

/** Problems of fields as the desk says them. */
const STAFF_SENTENCES: Readonly<Record<ProfileFieldProblem, string>> = {
  age: 'Is below the smallest age of the site or of the country',
  before_birth: 'Leaves a day of the document before the birthday',
  before_issue: 'Ends before the day of issue',
  characters: 'Has characters that cannot be shown',
  choice: 'Is no country code of two capital letters',
  date: 'Must be a day as in 2000-02-29',
  future: 'Must not be after today',
  locked: 'Cannot be changed',
  long: 'Is too long',
};

/** Names fields with their problems as the issues of a body. */
const issuesOf = (problems: ProfileFieldProblems) =>
  Object.entries(problems).map(([name, message]) => ({ path: `body.values.${name}`, message }));

/** Throws the error that names the wrong fields; where locked ones are among them, it names those alone. */
function refuse(problems: ProfileFieldProblems): void {
  const issues = issuesOf(problems);
  const locked = issues.filter(({ message }) => message === 'locked');
  if (locked.length > 0) {
    const message = 'These fields identify the player and are filled; support changes them.';
    throw new ApiError('PROFILE_LOCKED', { issues: locked, helps: 'support', message });
  }
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues, message: 'Correct the named fields.' });
}

/** Creates the profiles of players. */
export function createPlayerProfiles({ repository, config, clock, securityLog }: ProfilesInput): PlayerProfiles {
  function rules(): ProfileRules {
    return { minAge: config.config().minAge, countryAges: config.registration().countryAges, now: clock.now() };
  }

  function toProfile({ version, values }: StoredProfile): PlayerProfile {
    const { minAge, countryAges } = rules();
    return { version, values, completeness: profileCompleteness(userDataOf(values)), minAge, countryAges };
  }

  function problemsOf(stored: ProfileValues, changes: Changes, isStaff: boolean): ProfileFieldProblems {
    const { country = '' } = changes;
    const isUnknown = country !== '' && knownCountryId(country) === null;
    return { ...(isUnknown ? { country: 'choice' } : {}), ...checkProfile(stored, changes, { ...rules(), isStaff }) };
  }

  function checkCountry({ country = '' }: Changes): void {
    if (config.blockedCountries().includes(country)) throw new ApiError('COUNTRY_EXCLUDED');
  }

  /** Stores checked changes with their record; none are no change. */
  async function store(userId: number, version: number, changes: Changes, staffId: number | null): Promise<void> {
    const fields = Object.keys(changes);
    if (fields.length === 0) return;
    const event = { kind: 'profile_changed', userId, staffId, details: { fields } } as const;
    const end = await repository.save({ userId, version, values: changes, now: clock.now() }, (tx) =>
      securityLog.record(event, tx),
    );
    if (end === 'closed') throw new ApiError('ACCOUNT_CLOSED');
    if (end === 'stale') throw new ApiError('PROFILE_STALE');
  }

  // Staff reads the values: what would turn them around is left out.
  const changesOf = (stored: ProfileValues, values: Given) => {
    const readable = Object.entries(values).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, withoutDirectionControls(text)] as const],
    );
    return profileChanges(stored, Object.fromEntries(readable));
  };

  return {
    of: async (userId) => toProfile(await repository.of(userId)),
    async save(userId, version, values) {
      const stored = await repository.of(userId);
      if (stored.version !== version) throw new ApiError('PROFILE_STALE');
      const changes = changesOf(stored.values, values);
      refuse(problemsOf(stored.values, changes, false));
      checkCountry(changes);
      await store(userId, version, changes, null);
      return toProfile(await repository.of(userId));
    },
    async correct(userId, values, staffId) {
      const stored = await repository.of(userId);
      const changes = changesOf(stored.values, values);
      const problems = Object.entries(problemsOf(stored.values, changes, true));
      const issues = problems.map(([name, problem]) => ({ path: `body.${name}`, message: STAFF_SENTENCES[problem] }));
      if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues, message: 'Correct the named fields.' });
      checkCountry(changes);
      await store(userId, stored.version, changes, staffId);
      return Object.keys(changes);
    },
  };
}
