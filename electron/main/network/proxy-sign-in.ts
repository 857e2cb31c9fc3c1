import type { AuthInfo } from 'electron';
import type { ProxyAnswer, ProxyChallenge } from '#shared/host/program/network.ts';
import type { LogPort } from '../log/program-log.ts';
import type { SecretVault } from '../tokens/secret-vault.ts';

type Answer = (name?: string, password?: string) => void;

interface Waiting {
  readonly challenge: ProxyChallenge;
  /** Everybody whom this proxy keeps waiting: one answer is for all. */
  readonly answers: Answer[];
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
 * Signs in to proxies. What is kept answers by itself, once; where that is refused, or nothing is kept, the page asks.
 * Servers that ask are refused: the product signs in in its own way, and nobody else is told a password.
 */
export class ProxySignIn {
  readonly #options: SignInOptions;
  readonly #queue: Waiting[] = [];
  /** Proxies whose last answer came from what was kept. */
  readonly #tried = new Set<string>();
  #ids = 0;

  constructor(options: SignInOptions) {
    this.#options = options;
  }

  /** Somebody on the way asks who is there; `isFirst`: for the first time in one call. */
  readonly ask = async ({ isProxy, host, port, realm }: AuthInfo, isFirst: boolean, answer: Answer): Promise<void> => {
    if (!isProxy) {
      this.#options.log.write('warn', 'network', 'A server asked for a name and a password, and was refused');
      return answer();
    }
    const proxy = `${host}:${port}`;
    if (isFirst && !this.#tried.has(proxy)) {
      const known = knownOf(await this.#options.vault.read());
      if (known?.proxy === proxy) {
        this.#tried.add(proxy);
        return answer(known.name, known.password);
      }
    }
    this.#wait(proxy, realm.slice(0, 200), !isFirst || this.#tried.has(proxy), answer);
  };

  pending(): ProxyChallenge | null {
    return this.#queue[0]?.challenge ?? null;
  }

  /** The answer of the player; a challenge that is gone takes none. */
  async signIn(id: number, { name, password, isKept }: ProxyAnswer): Promise<void> {
    const waiting = this.#take(id);
    if (!waiting) return;
    const { proxy } = waiting.challenge;
    this.#tried.delete(proxy);
    if (isKept) await this.#options.vault.write(JSON.stringify({ proxy, name, password } satisfies Known));
    for (const answer of waiting.answers) answer(name, password);
    this.#options.tell(this.pending());
  }

  cancel(id: number): void {
    const waiting = this.#take(id);
    for (const answer of waiting?.answers ?? []) answer();
    if (waiting) this.#options.tell(this.pending());
  }

  async isKept(): Promise<boolean> {
    return knownOf(await this.#options.vault.read()) !== null;
  }

  forget(): void {
    this.#tried.clear();
    this.#options.vault.clear();
  }

  #take(id: number): Waiting | undefined {
    const at = this.#queue.findIndex(({ challenge }) => challenge.id === id);
    return at < 0 ? undefined : this.#queue.splice(at, 1)[0];
  }

  #wait(proxy: string, realm: string, isAgain: boolean, answer: Answer): void {
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
