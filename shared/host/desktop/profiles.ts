import * as v from 'valibot';

/** Id of every installation's first profile; it has no name until the player gives it one. */
export const FIRST_PROFILE = 'first';

/** Limit of profiles in one installation; a longer list would be hard to choose from. */
export const MAX_PROFILES = 12;

/** Limit of a profile's name, characters. */
export const MAX_PROFILE_NAME_LENGTH = 40;

/** Problems of a request about profiles; each has its own message. */
export const PROFILE_PROBLEMS = [
  'name_empty',
  'name_long',
  'name_signs',
  'name_taken',
  'too_many',
  'unknown',
  'not_offered',
] as const;

export type ProfileProblem = (typeof PROFILE_PROBLEMS)[number];

export interface Profile {
  readonly id: string;
  /** Name of the profile; null for the first profile before it was named. */
  readonly name: string | null;
}

/** Profiles of this installation. */
export interface Profiles {
  readonly list: readonly Profile[];
  /** Id of the profile that this window shows. */
  readonly open: string;
  /** Whether this build offers several profiles. */
  readonly areAvailable: boolean;
}

/**
 * Profiles of people who share the app, each with its own sign-in, display, language and storage. Every request returns
 * its problem, or null when it was done.
 */
export interface ProfilesPort {
  readonly read: () => Promise<Profiles>;
  /** Creates an empty profile and does not open it. */
  readonly create: (name: string) => Promise<ProfileProblem | null>;
  readonly rename: (id: string, name: string) => Promise<ProfileProblem | null>;
  /** Opens the window of the other profile and closes this one, with its page. */
  readonly open: (id: string) => Promise<ProfileProblem | null>;
  /** Removes a profile and everything stored for it, sign-in included. The last profile is emptied and stays. */
  readonly remove: (id: string) => Promise<ProfileProblem | null>;
  /** Registers a listener for changes of the list or of names; returns a function that removes it. */
  readonly onChange: (listener: (profiles: Profiles) => void) => () => void;
}

const profileId = v.pipe(v.string(), v.regex(/^[a-z0-9]{4,16}$/));
/** Schema with a limit above every valid name, so that a name that is too long gets its own message. */
const writtenName = v.pipe(v.string(), v.maxLength(400));

/** Calls about profiles. */
export const profileCalls = {
  'profiles:read': v.strictTuple([]),
  'profiles:create': v.strictTuple([writtenName]),
  'profiles:rename': v.strictTuple([profileId, writtenName]),
  'profiles:open': v.strictTuple([profileId]),
  'profiles:remove': v.strictTuple([profileId]),
} as const;

export interface ProfileAnswers {
  readonly 'profiles:read': Profiles;
  readonly 'profiles:create': ProfileProblem | null;
  readonly 'profiles:rename': ProfileProblem | null;
  readonly 'profiles:open': ProfileProblem | null;
  readonly 'profiles:remove': ProfileProblem | null;
}

export interface ProfileEvents {
  readonly 'profiles:changed': Profiles;
}
