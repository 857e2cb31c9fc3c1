import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import { readStoredObject } from '#shared/text/stored-json.ts';
import type { CookieStore } from '../protocol/forward-calls.ts';
import type { SecretVault } from './secret-vault.ts';

interface StoredCookie {
  readonly value: string;
  /** Expiry, epoch ms; null: until the app ends or the back end removes the cookie. */
  readonly expiresAt: number | null;
}

const sessionNames: ReadonlySet<string> = new Set(Object.values(SESSION_COOKIES));

type Jar = Readonly<Record<string, StoredCookie>>;

/** A damaged entry counts as no cookie: the player signs in again. */
function isCookie(entry: [string, unknown]): entry is [string, StoredCookie] {
  const { value, expiresAt } = (entry[1] ?? {}) as Partial<StoredCookie>;
  return typeof value === 'string' && (expiresAt === null || typeof expiresAt === 'number');
}

function parseJar(text: string | null): Jar {
  return Object.fromEntries(Object.entries(readStoredObject(text)).filter(isCookie));
}

function expiryOf(attributes: readonly string[], now: number): number | null {
  const read = (name: string) =>
    attributes.find((attribute) => attribute.trim().toLowerCase().startsWith(`${name}=`))?.split('=')[1];
  const maxAge = Number(read('max-age') ?? Number.NaN);
  if (Number.isFinite(maxAge)) return now + maxAge * 1000;
  const expires = Date.parse(read('expires') ?? '');
  return Number.isFinite(expires) ? expires : null;
}

function merge(jar: Jar, setCookies: readonly string[], now: number): Jar {
  const next = new Map(Object.entries(jar));
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    const expiresAt = expiryOf(attributes, now);
    if (value === '' || (expiresAt !== null && expiresAt <= now)) next.delete(name);
    else next.set(name, { value, expiresAt });
  }
  return Object.fromEntries(next);
}

interface SessionCookies extends CookieStore {
  /** Returns the cookie that names the session; null without one. */
  readonly session: () => Promise<string | null>;
  /** Removes all cookies. */
  readonly clear: () => void;
}

/**
 * Stores the back end's cookies in the vault: one encrypted text, sent with every call and removed when the back end
 * says so.
 */
export function createSessionCookies(
  vault: Pick<SecretVault, 'clear' | 'read' | 'write'>,
  now: () => number = Date.now,
): SessionCookies {
  let queue: Promise<unknown> = Promise.resolve();
  let generation = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };
  const alive = async () =>
    Object.entries(parseJar(await vault.read())).filter(([, { expiresAt }]) => expiresAt === null || expiresAt > now());
  return {
    generation: () => generation,
    header: () =>
      inTurn(async () => {
        const cookies = await alive();
        return cookies.length > 0 ? cookies.map(([name, { value }]) => `${name}=${value}`).join('; ') : null;
      }),
    remember: (setCookies, since) =>
      inTurn(async () => {
        if (setCookies.length === 0 || since !== generation) return;
        const jar = merge(parseJar(await vault.read()), setCookies, now());
        if (since !== generation) return;
        if (Object.keys(jar).length === 0) vault.clear();
        else await vault.write(JSON.stringify(jar));
      }),
    session: () => inTurn(async () => (await alive()).find(([name]) => sessionNames.has(name))?.[1].value ?? null),
    clear: () => {
      generation += 1;
      vault.clear();
    },
  };
}
