import type { ProfileProblem, Profiles } from '#shared/host/desktop/profiles.ts';
import type { StoredValue } from '../state/stored-value.ts';
import type { OpenProfile } from './open-profile.ts';
import type { ProfileRegistry } from './profile-registry.ts';

interface ProfileManagerOptions {
  readonly registry: ProfileRegistry;
  readonly prepare: (id: string) => Promise<OpenProfile>;
  /** Puts the window of a profile in the place of the one that is there. */
  readonly show: (profile: OpenProfile) => Promise<void>;
  /** Removes what a profile that is gone has left on disk. */
  readonly forget: (id: string) => void;
  readonly tell: (profiles: Profiles) => void;
}

/** The profiles of this run: each is prepared once, one is open, and the window belongs to it. */
export class ProfileManager {
  readonly #options: ProfileManagerOptions;
  readonly #prepared = new Map<string, Promise<OpenProfile>>();
  #current: OpenProfile | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ProfileManagerOptions) {
    this.#options = options;
  }

  /**
   * The profile whose window is open.
   *
   * @throws Error before there is one
   */
  get current(): OpenProfile {
    if (!this.#current) throw new Error('No profile is open yet');
    return this.#current;
  }

  /** What the page of the open profile keeps. */
  readonly values: StoredValue<Record<string, string>> = {
    get: () => this.current.values.get(),
    set: (value) => this.current.values.set(value),
    delete: () => this.current.values.delete(),
  };

  /** Opens the window of the profile that was open last. */
  start(): Promise<void> {
    return this.#inTurn(() => this.#show());
  }

  read(): Profiles {
    return this.#options.registry.read();
  }

  create(name: string): ProfileProblem | null {
    return this.#told(this.#options.registry.create(name));
  }

  rename(id: string, name: string): ProfileProblem | null {
    return this.#told(this.#options.registry.rename(id, name));
  }

  /** Opens the window of another profile; the answer comes before the page that asked is gone. */
  open(id: string): ProfileProblem | null {
    if (id === this.#current?.id) return null;
    const problem = this.#options.registry.open(id);
    if (problem === null) this.#after(() => this.#show());
    return problem;
  }

  /** Removes a profile and all that is kept for it; the last one is emptied. */
  remove(id: string): ProfileProblem | null {
    const { registry } = this.#options;
    const problem = registry.remove(id);
    if (problem !== null) return problem;
    this.#after(async () => {
      const isLast = registry.read().list.some((one) => one.id === id);
      const removed = await this.#prepare(id);
      // Nobody may write into what is being emptied: another page first, or the same one anew after it.
      if (this.#current?.id === id && !isLast) await this.#show();
      await removed.empty();
      if (isLast) await this.#show();
      else this.#options.forget(id);
      this.#options.tell(registry.read());
    });
    return null;
  }

  #told(problem: ProfileProblem | null): ProfileProblem | null {
    if (problem === null) this.#options.tell(this.read());
    return problem;
  }

  /** When the answer is on its way to the page. */
  #after(work: () => Promise<void>): void {
    setImmediate(() => void this.#inTurn(work));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const next = this.#turn.then(work, work);
    this.#turn = next.catch(() => undefined);
    return next;
  }

  #prepare(id: string): Promise<OpenProfile> {
    const known = this.#prepared.get(id) ?? this.#options.prepare(id);
    this.#prepared.set(id, known);
    return known;
  }

  async #show(): Promise<void> {
    const profile = await this.#prepare(this.read().open);
    this.#current = profile;
    await this.#options.show(profile);
  }
}
