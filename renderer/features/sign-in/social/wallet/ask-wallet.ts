/** A wallet as pages reach it (EIP-1193). */
export interface WalletProvider {
  readonly request: (asked: { readonly method: string; readonly params?: readonly unknown[] }) => Promise<unknown>;
}

/** A wallet of this browser. */
export interface FoundWallet {
  readonly id: string;
  /** Name that the wallet gives itself; '' for one that has announced none. */
  readonly name: string;
  readonly provider: WalletProvider;
}

/** Why a wallet has not signed: the player declined, another request is open in it, or anything else. */
export type WalletProblem = 'declined' | 'busy' | 'failed';

export class WalletFailure extends Error {
  readonly problem: WalletProblem;

  constructor(problem: WalletProblem, cause: unknown) {
    super(`The wallet has not signed: ${problem}`, { cause });
    this.name = 'WalletFailure';
    this.problem = problem;
  }
}

const ANNOUNCED = 'eip6963:announceProvider';
const REQUESTED = 'eip6963:requestProvider';
/** How long an older wallet, which announces nothing, waits for those that do, ms. */
const FALLBACK_MS = 500;
const MAX_NAME_LENGTH = 40;
/** Codes of EIP-1193 and of MetaMask. */
const DECLINED = 4001;
const PENDING = -32002;

/** What of a page wallets use: they announce themselves by its events, and older ones are a value of it. */
type WalletPage = EventTarget & { readonly ethereum?: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isProvider = (value: unknown): value is WalletProvider => isRecord(value) && typeof value.request === 'function';

/** Returns what a wallet has announced of itself (EIP-6963); null for an event of another shape. */
function readAnnouncement(event: Event): (FoundWallet & { readonly isMetaMask: boolean }) | null {
  const detail: unknown = (event as CustomEvent).detail;
  if (!isRecord(detail) || !isRecord(detail.info) || !isProvider(detail.provider)) return null;
  const { uuid, name, rdns } = detail.info;
  if (typeof uuid !== 'string' || typeof name !== 'string') return null;
  const isMetaMask = typeof rdns === 'string' && /^io\.metamask(?:\.|$)/.test(rdns);
  return { id: uuid, name: name.trim().slice(0, MAX_NAME_LENGTH), provider: detail.provider, isMetaMask };
}

/**
 * Reports the wallets of this browser, MetaMask first, each time that one announces itself; an empty list when none has
 * after half a second.
 *
 * @returns ends the search
 */
export function findWallets(
  onFound: (wallets: readonly FoundWallet[]) => void,
  page: WalletPage = window as WalletPage,
): () => void {
  const found = new Map<string, FoundWallet & { readonly isMetaMask: boolean }>();
  const note = (event: Event) => {
    const wallet = readAnnouncement(event);
    if (!wallet || found.has(wallet.id)) return;
    found.set(wallet.id, wallet);
    onFound([...found.values()].sort((first, second) => Number(second.isMetaMask) - Number(first.isMetaMask)));
  };
  const timer = setTimeout(() => {
    if (found.size > 0) return;
    const { ethereum } = page;
    onFound(isProvider(ethereum) ? [{ id: 'ethereum', name: '', provider: ethereum }] : []);
  }, FALLBACK_MS);
  page.addEventListener(ANNOUNCED, note);
  page.dispatchEvent(new Event(REQUESTED));
  return () => {
    clearTimeout(timer);
    page.removeEventListener(ANNOUNCED, note);
  };
}

async function ask(provider: WalletProvider, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return provider.request({ method, params }).catch((cause: unknown) => {
    const code = isRecord(cause) ? cause.code : undefined;
    throw new WalletFailure(code === DECLINED ? 'declined' : code === PENDING ? 'busy' : 'failed', cause);
  });
}

const hexOf = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Asks a wallet for an account, and for its signature under the message of that account.
 *
 * @param messageFor returns the message of an address
 * @throws WalletFailure; what `messageFor` throws
 */
export async function askSignature(
  provider: WalletProvider,
  messageFor: (address: string) => Promise<string>,
): Promise<{ address: string; signature: string }> {
  const accounts = await ask(provider, 'eth_requestAccounts');
  const address: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  if (typeof address !== 'string') throw new WalletFailure('failed', accounts);
  const message = await messageFor(address);
  const signature = await ask(provider, 'personal_sign', [hexOf(message), address]);
  if (typeof signature !== 'string') throw new WalletFailure('failed', signature);
  return { address, signature };
}
