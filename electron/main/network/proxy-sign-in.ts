import type { AuthInfo } from 'electron';
import type { ProxyAnswer, ProxyChallenge } from '#shared/host/desktop/network.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { SecretVault } from '../tokens/secret-vault.ts';

/** Takes the answer to a proxy; nothing: nobody signs in. */
export type ProxyAnswerer = (name?: string, password?: string) => void;

/** Somebody on the way asks who is there; `isFirst`: for the first time in one call. */
export type AskForProxy = (info: AuthInfo, isFirst: boolean, answer: ProxyAnswerer) => Promise<void>;

interface PendingChallenge {
  readonly challenge: ProxyChallenge;
  /** Everybody whom this proxy keeps waiting: one answer is for all. */
  readonly answers: ProxyAnswerer[];
}

interface SignInOptions {
  readonly vault: Pick<SecretVault, 'read' | 'write' | 'clear'>;
  /** Tells the page what waits now. */
  readonly tell: (challenge: ProxyChallenge | null) => void;
  readonly log: LogPort;
}

/** What was answered last, and to which proxy. */
interface Known {
  readonly proxy: string;
  readonly name: string;
  readonly password: string;
}

function knownOf(text: string | null): Known | null {
  if (text === null) return null;
  try {
    const { proxy, name, password } = JSON.parse(text) as Partial<Known>;
    const isWhole = typeof proxy === 'string' && typeof name === 'string' && typeof password === 'string';
    return isWhole ? { proxy, name, password } : null;
  } catch {
    return null;
  }
}

/**
 * Signs in to proxies. What was answered in this run or is kept answers by itself, for every session; where that is
 * refused, or there is nothing, the page asks.
 * Servers that ask are refused: the product signs in in its own way, and nobody else is told a password.
 */
export class ProxySignIn {
  readonly #options: SignInOptions;
  readonly #queue: PendingChallenge[] = [];
  /** Proxies that have refused the last answer. */
  readonly #refused = new Set<string>();
  /** What was answered last in this run: each session is asked for itself. */
  #given: Known | null = null;
  #ids = 0;

  constructor(options: SignInOptions) {
    this.#options = options;
  }

  readonly ask: AskForProxy = async ({ isProxy, host, port, realm }, isFirst, answer) => {
    if (!isProxy) {
      this.#options.log.write('warn', 'network', 'A server asked for a name and a password, and was refused');
      return answer();
    }
    const proxy = `${host}:${port}`;
    if (!isFirst) this.#refused.add(proxy);
    const known = this.#refused.has(proxy) ? null : await this.#knownFor(proxy);
    if (known) return answer(known.name, known.password);
    this.#wait(proxy, realm.slice(0, 200), this.#refused.has(proxy), answer);
  };

  pending(): ProxyChallenge | null {
    return this.#queue[0]?.challenge ?? null;
  }

  /** The answer of the player; a challenge that is gone takes none. */
  async signIn(id: number, { name, password, isStored }: ProxyAnswer): Promise<void> {
    const waiting = this.#take(id);
    if (!waiting) return;
    const { proxy } = waiting.challenge;
    this.#refused.delete(proxy);
    this.#given = { proxy, name, password };
    if (isStored) await this.#options.vault.write(JSON.stringify(this.#given));
    for (const answer of waiting.answers) answer(name, password);
    this.#options.tell(this.pending());
  }

  cancel(id: number): void {
    const waiting = this.#take(id);
    for (const answer of waiting?.answers ?? []) answer();
    if (waiting) this.#options.tell(this.pending());
  }

  async isStored(): Promise<boolean> {
    return knownOf(await this.#options.vault.read()) !== null;
  }

  forget(): void {
    this.#refused.clear();
    this.#given = null;
    this.#options.vault.clear();
  }

  async #knownFor(proxy: string): Promise<Known | null> {
    if (this.#given?.proxy === proxy) return this.#given;
    const stored = knownOf(await this.#options.vault.read());
    return stored?.proxy === proxy ? stored : null;
  }

  #take(id: number): PendingChallenge | undefined {
    const at = this.#queue.findIndex(({ challenge }) => challenge.id === id);
    return at < 0 ? undefined : this.#queue.splice(at, 1)[0];
  }

  #wait(proxy: string, realm: string, isAgain: boolean, answer: ProxyAnswerer): void {
    const same = this.#queue.find(({ challenge }) => challenge.proxy === proxy && challenge.realm === realm);
    if (same) {
      same.answers.push(answer);
      return;
    }
    this.#ids += 1;
    this.#queue.push({ challenge: { id: this.#ids, proxy, realm, isAgain }, answers: [answer] });
    this.#options.tell(this.pending());
  }
}
