import * as v from 'valibot';

/** The first profile of every installation; it has no name of its own until it is given one. */
export const FIRST_PROFILE = 'first';

/** People who share a computer: more than these are too many to choose among. */
export const MAX_PROFILES = 12;

/** Signs that a name of a profile may have. */
export const MAX_PROFILE_NAME_LENGTH = 40;

/** What is wrong with a wish about profiles; each has words of its own. */
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
  /** null: the first one, which nobody has named. */
  readonly name: string | null;
}

/** The profiles of this installation. */
export interface Profiles {
  readonly list: readonly Profile[];
  /** Id of the one whose window this is. */
  readonly open: string;
  /** False: this app has one profile for everybody. */
  readonly areAvailable: boolean;
}

/**
 * People who share the app, each with a sign-in, a display, a language and a storage of their own. Every wish is
 * answered with what is wrong with it, or null when it is done.
 */
export interface ProfilesPort {
  readonly read: () => Promise<Profiles>;
  /** Makes one with nothing in it; it is not opened. */
  readonly create: (name: string) => Promise<ProfileProblem | null>;
  readonly rename: (id: string, name: string) => Promise<ProfileProblem | null>;
  /** Closes this window and opens that of the other profile: this page ends. */
  readonly open: (id: string) => Promise<ProfileProblem | null>;
  /** Removes everything that is kept for one, sign-in included. The last one is emptied and stays. */
  readonly remove: (id: string) => Promise<ProfileProblem | null>;
  /** Calls back when there are others, or others names; returns the undo. */
  readonly onChange: (listener: (profiles: Profiles) => void) => () => void;
}

const profileId = v.pipe(v.string(), v.regex(/^[a-z0-9]{4,16}$/));
/** Longer than any good name, so that a long one is told from nonsense. */
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
