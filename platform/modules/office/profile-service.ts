import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';
import {
  checkProfile,
  type ProfileFieldProblems,
  type ProfileRules,
  profileChanges,
} from '#shared/domain/user/check-profile.ts';
import { profileCompleteness } from '#shared/domain/user/profile-completeness.ts';
import { type ProfileField, userDataOf } from '#shared/domain/user/profile-fields.ts';
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
}

interface ProfilesInput {
  readonly repository: ProfileRepository;
  readonly config: Pick<ConfigService, 'blockedCountries' | 'config' | 'registration'>;
  readonly clock: ServerClock;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** Names fields with their problems as the issues of a body. */
const issuesOf = (problems: ProfileFieldProblems) =>
  Object.entries(problems).map(([name, message]) => ({ path: `body.values.${name}`, message }));

/** Refuses changes with a problem; a field that is locked is told before all others. */
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

  function check(stored: StoredProfile, changes: Readonly<Partial<Record<ProfileField, string>>>): void {
    const { country = '' } = changes;
    const isUnknown = country !== '' && knownCountryId(country) === null;
    refuse({ ...(isUnknown ? { country: 'choice' } : {}), ...checkProfile(stored.values, changes, rules()) });
    if (config.blockedCountries().includes(country)) throw new ApiError('COUNTRY_EXCLUDED');
  }

  return {
    of: async (userId) => toProfile(await repository.of(userId)),
    async save(userId, version, values) {
      const stored = await repository.of(userId);
      if (stored.version !== version) throw new ApiError('PROFILE_STALE');
      // Staff reads the values: what would turn them around is left out.
      const readable = Object.entries(values).map(([name, text]) => [name, withoutDirectionControls(text)]);
      const changes = profileChanges(stored.values, Object.fromEntries(readable));
      check(stored, changes);
      const fields = Object.keys(changes);
      if (fields.length === 0) return toProfile(stored);
      const event = { kind: 'profile_changed', userId, details: { fields } } as const;
      const isSaved = await repository.save({ userId, version, values: changes, now: clock.now() }, (tx) =>
        securityLog.record(event, tx),
      );
      if (!isSaved) throw new ApiError('PROFILE_STALE');
      return toProfile(await repository.of(userId));
    },
  };
}
