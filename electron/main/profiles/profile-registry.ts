import * as v from 'valibot';
import {
  FIRST_PROFILE,
  MAX_PROFILE_NAME_LENGTH,
  MAX_PROFILES,
  type Profile,
  type ProfileProblem,
  type Profiles,
} from '#shared/host/desktop/profiles.ts';
import type { StoredValue } from '../state/stored-value.ts';

const stateSchema = v.object({
  list: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[a-z0-9]{4,16}$/)),
        name: v.nullable(v.pipe(v.string(), v.maxLength(MAX_PROFILE_NAME_LENGTH))),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_PROFILES),
  ),
  open: v.string(),
});

/** Profiles in their stored form. */
export type ProfilesState = v.InferOutput<typeof stateSchema>;

interface RegistryOptions {
  readonly stored: Pick<StoredValue<ProfilesState>, 'get' | 'set'>;
  /** Whether the operator allows several profiles on one machine. */
  readonly areAvailable: boolean;
  readonly newId: () => string;
}

const ONLY_FIRST: ProfilesState = { list: [{ id: FIRST_PROFILE, name: null }], open: FIRST_PROFILE };

/** Control characters, and characters that are invisible or change the direction of a line. */
const HIDDEN_SIGNS = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/u;

const sameName = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en');

/** List of the profiles of this installation, with the current one. */
export class ProfileRegistry {
  readonly #options: RegistryOptions;

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  read(): Profiles {
    const { list, open } = this.#state();
    return { list, open, areAvailable: this.#options.areAvailable };
  }

  create(written: string): ProfileProblem | null {
    const { list, open } = this.#state();
    if (!this.#options.areAvailable) return 'not_offered';
    if (list.length >= MAX_PROFILES) return 'too_many';
    const { name, problem } = this.#checked(written);
    if (problem) return problem;
    this.#options.stored.set({ list: [...list, { id: this.#options.newId(), name }], open });
    return null;
  }

  rename(id: string, written: string): ProfileProblem | null {
    const { list, open } = this.#state();
    if (!this.#find(id)) return 'unknown';
    const { name, problem } = this.#checked(written, id);
    if (problem) return problem;
    this.#options.stored.set({ list: list.map((one) => (one.id === id ? { id, name } : one)), open });
    return null;
  }

  open(id: string): ProfileProblem | null {
    const { list } = this.#state();
    if (!this.#find(id)) return 'unknown';
    this.#options.stored.set({ list, open: id });
    return null;
  }

  /**
   * Removes a profile from the list; the last one stays, without its name. Returns the problem, if any; the next
   * profile becomes the current one.
   */
  remove(id: string): ProfileProblem | null {
    const { list, open } = this.#state();
    if (!this.#find(id)) return 'unknown';
    const rest = list.filter((one) => one.id !== id);
    const [next] = rest;
    if (next) this.#options.stored.set({ list: rest, open: open === id ? next.id : open });
    else this.#options.stored.set({ list: [{ id, name: null }], open: id });
    return null;
  }

  #find(id: string): Profile | undefined {
    return this.#state().list.find((one) => one.id === id);
  }

  /** Stored state that cannot be read counts as empty: the first profile always exists. */
  #state(): ProfilesState {
    const parsed = v.safeParse(stateSchema, this.#options.stored.get());
    if (!parsed.success) return ONLY_FIRST;
    const { list, open } = parsed.output;
    const ids = list.map(({ id }) => id);
    if (new Set(ids).size < ids.length) return ONLY_FIRST;
    if (!this.#options.areAvailable) return { list: list.slice(0, 1), open: ids[0] ?? FIRST_PROFILE };
    return { list, open: ids.includes(open) ? open : (ids[0] ?? FIRST_PROFILE) };
  }

  #checked(written: string, except?: string): { name: string; problem: ProfileProblem | null } {
    const name = written.normalize('NFC').trim().replace(/ +/g, ' ');
    const isTaken = this.#state().list.some(
      (one) => one.id !== except && one.name !== null && sameName(one.name) === sameName(name),
    );
    const problems: readonly [ProfileProblem, boolean][] = [
      ['name_empty', name === ''],
      ['name_long', [...name].length > MAX_PROFILE_NAME_LENGTH || name.length > MAX_PROFILE_NAME_LENGTH],
      ['name_signs', HIDDEN_SIGNS.test(name)],
      ['name_taken', isTaken],
    ];
    return { name, problem: problems.find(([, isSo]) => isSo)?.[0] ?? null };
  }
}
