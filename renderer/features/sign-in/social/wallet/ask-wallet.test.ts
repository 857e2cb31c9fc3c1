import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askSignature, type FoundWallet, findWallets, WalletFailure, type WalletProvider } from './ask-wallet.ts';

const ADDRESS = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';

function walletOf(answers: Record<string, unknown>) {
  const asked: { method: string; params?: readonly unknown[] }[] = [];
  const provider: WalletProvider = {
    async request(request) {
      asked.push(request);
      const answer = answers[request.method];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { provider, asked };
}

let page: EventTarget & { ethereum?: unknown };

const announce = (info: unknown, provider: unknown = walletOf({}).provider) =>
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
const withCode = (code: number) => Object.assign(new Error('no'), { code });

beforeEach(() => {
  page = new EventTarget();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the wallets of a browser', () => {
  test('are those that announce themselves when they are asked, MetaMask first', () => {
    const seen: (readonly FoundWallet[])[] = [];
    const answer = () => announce({ uuid: '1', name: 'Other', rdns: 'com.other' });
    page.addEventListener('eip6963:requestProvider', answer);
    const end = findWallets((wallets) => seen.push(wallets), page);
    announce({ uuid: '2', name: 'MetaMask', rdns: 'io.metamask' });
    announce({ uuid: '2', name: 'MetaMask again', rdns: 'io.metamask' });
    end();
    announce({ uuid: '3', name: 'Late', rdns: 'com.late' });
    page.removeEventListener('eip6963:requestProvider', answer);
    expect(seen.map((wallets) => wallets.map(({ name }) => name))).toEqual([['Other'], ['MetaMask', 'Other']]);
  });

  test.each([null, {}, { uuid: 1, name: 'x' }, { uuid: 'x' }])('are not events of another shape: %j', (info) => {
    const onFound = vi.fn();
    const end = findWallets(onFound, page);
    announce(info);
    announce({ uuid: '1', name: 'x' }, {});
    end();
    expect(onFound).not.toHaveBeenCalled();
  });

  test('include an older one that announces nothing', () => {
    vi.useFakeTimers();
    const { provider } = walletOf({});
    page.ethereum = provider;
    const onFound = vi.fn();
    const end = findWallets(onFound, page);
    vi.runAllTimers();
    end();
    expect(onFound).toHaveBeenCalledExactlyOnceWith([{ id: 'ethereum', name: '', provider }]);
  });

  test('are none in most browsers', () => {
    vi.useFakeTimers();
    const onFound = vi.fn();
    const end = findWallets(onFound, page);
    vi.runAllTimers();
    end();
    expect(onFound).toHaveBeenCalledExactlyOnceWith([]);
  });
});

describe('a wallet', () => {
  test('signs the message of its account, which it gets as bytes', async () => {
    const { provider, asked } = walletOf({ eth_requestAccounts: [ADDRESS], personal_sign: '0xab' });
    const signed = await askSignature(provider, async (address) => `é ${address}`);
    expect(signed).toEqual({ address: ADDRESS, signature: '0xab' });
    const bytes = Buffer.from(`é ${ADDRESS}`).toString('hex');
    expect(asked[1]).toEqual({ method: 'personal_sign', params: [`0x${bytes}`, ADDRESS] });
  });

  test.each([
    ['declined', { eth_requestAccounts: withCode(4001) }],
    ['declined', { eth_requestAccounts: [ADDRESS], personal_sign: withCode(4001) }],
    ['busy', { eth_requestAccounts: withCode(-32002) }],
    ['failed', { eth_requestAccounts: withCode(-32603) }],
    ['failed', { eth_requestAccounts: [] }],
    ['failed', { eth_requestAccounts: [ADDRESS], personal_sign: null }],
  ])('that does not sign says why: %s', async (problem, answers) => {
    const failure = await askSignature(walletOf(answers).provider, async () => 'x').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WalletFailure);
    expect(failure).toMatchObject({ problem });
  });

  test('is not asked to sign when there is no message', async () => {
    const { provider, asked } = walletOf({ eth_requestAccounts: [ADDRESS] });
    const refusal = new Error('expired');
    await expect(askSignature(provider, () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(asked).toHaveLength(1);
  });
});
