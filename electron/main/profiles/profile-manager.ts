import type { ProfileProblem, Profiles } from '#shared/host/desktop/profiles.ts';
import type { StoredValue } from '../state/stored-value.ts';
import type { OpenProfile } from './open-profile.ts';
import type { ProfileRegistry } from './profile-registry.ts';

interface ProfileManagerOptions {
  readonly registry: ProfileRegistry;
  readonly prepare: (id: string) => Promise<OpenProfile>;
  /** Replaces the window by the window of a profile. */
  readonly show: (profile: OpenProfile) => Promise<void>;
  /** Removes the files of a removed profile. */
  readonly forget: (id: string) => void;
  readonly tell: (profiles: Profiles) => void;
}

/** Profiles of this run: each is prepared once, and the window shows the current one. */
export class ProfileManager {
  readonly #options: ProfileManagerOptions;
  readonly #prepared = new Map<string, Promise<OpenProfile>>();
  #current: OpenProfile | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: ProfileManagerOptions) {
    this.#options = options;
  }

  /**
   * Profile whose window is open.
   *
   * @throws Error before the first profile is open
   */
  get current(): OpenProfile {
    if (!this.#current) throw new Error('No profile is open yet');
    return this.#current;
  }

  /** Values that the page of the current profile stores. */
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

  /** Opens the window of another profile; the answer is sent before the asking page is replaced. */
  open(id: string): ProfileProblem | null {
    if (id === this.#current?.id) return null;
    const problem = this.#options.registry.open(id);
    if (problem === null) this.#after(() => this.#show());
    return problem;
  }

  /** Removes a profile and everything stored for it; the last profile is emptied. */
  remove(id: string): ProfileProblem | null {
    const { registry } = this.#options;
    const problem = registry.remove(id);
    if (problem !== null) return problem;
    this.#after(async () => {
      const isLast = registry.read().list.some((one) => one.id === id);
      const removed = await this.#prepare(id);
      // No page may write into a profile while it is emptied: another page opens first, or the same page again
      // afterwards.
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

  /** Runs after the answer has been sent to the page. */
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
