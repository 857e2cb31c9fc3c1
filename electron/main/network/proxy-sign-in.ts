import type { AuthInfo } from 'electron';
import type { ProxyAnswer, ProxyChallenge } from '#shared/host/desktop/network.ts';
import { readStoredObject } from '#shared/text/stored-json.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { SecretVault } from '../tokens/secret-vault.ts';

/** Answers a proxy with credentials; without arguments, the proxy gets none. */
export type ProxyAnswerer = (name?: string, password?: string) => void;

/** Asks for the credentials of a proxy; `isFirst`: for the first time in one call. */
export type AskForProxy = (info: AuthInfo, isFirst: boolean, answer: ProxyAnswerer) => Promise<void>;

interface PendingChallenge {
  readonly challenge: ProxyChallenge;
  /** Waiting requests of this proxy; one answer serves all. */
  readonly answers: ProxyAnswerer[];
}

interface SignInOptions {
  readonly vault: Pick<SecretVault, 'read' | 'write' | 'clear'>;
  /** Tells the page which challenge waits now. */
  readonly tell: (challenge: ProxyChallenge | null) => void;
  readonly log: LogPort;
}

/** Last answer, and the proxy that it was for. */
interface Known {
  readonly proxy: string;
  readonly name: string;
  readonly password: string;
}

function knownOf(text: string | null): Known | null {
  const { proxy, name, password } = readStoredObject(text);
  const isWhole = typeof proxy === 'string' && typeof name === 'string' && typeof password === 'string';
  return isWhole ? { proxy, name, password } : null;
}

/**
 * Signs in to proxies. Answers from this run or from the vault are reused for every session; when they are refused or
 * missing, the page asks the player.
 * Servers that ask for credentials are refused: the product signs in through its own pages, and only a proxy receives a
 * password.
 */
export class ProxySignIn {
  readonly #options: SignInOptions;
  readonly #queue: PendingChallenge[] = [];
  /** Proxies that have refused the last answer. */
  readonly #refused = new Set<string>();
  /** Last answer of this run; each session asks separately. */
  #given: Known | null = null;
  #ids = 0;

  constructor(options: SignInOptions) {
    this.#options = options;
  }

  readonly ask: AskForProxy = async ({ isProxy, host, port, realm }, isFirst, answer) => {
    if (!isProxy) {
      this.#options.log.write('warn', 'network', 'A server asked for a name and a password and was refused');
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

  /** Takes the player's answer to a challenge; an unknown challenge is ignored. */
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
