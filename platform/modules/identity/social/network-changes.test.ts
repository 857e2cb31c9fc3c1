import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { readSignInChangeCall } from '#shared/contracts/sign-in-changes.ts';
import type { JoinedNetworks } from '#shared/contracts/social.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { socialBeginPath } from '#shared/domain/social/social-return.ts';
import { newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf } from '#tests/fixtures/platform/inbox.ts';
import { startTestNetwork, type TestNetwork } from '#tests/fixtures/platform/test-network.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#tests/fixtures/platform/test-platform.ts';
import { signByWallet, walletAddress } from '../../identity-provider/wallet-keys.ts';

type Read = CallAnswer<typeof readSignInChangeCall>;
let site: TestPlatform;
let network: TestNetwork;
let account: string;

beforeAll(async () => {
  [site, network] = await Promise.all([startTestPlatform(), startTestNetwork()]);
  const { clientId, issuer } = network;
  await site.platform.config.merge({ socialProviders: { google: { issuer, clientId, clientSecret: '' } } });
});
afterAll(async () => {
  await site.close();
  await network.close();
});
beforeEach(() => {
  account = crypto.randomUUID();
  network.person = { sub: account, email: `${account}@example.com`, email_verified: true };
});

async function comeBack(client: TestClient, address: string): Promise<string> {
  const { searchParams } = new URL(address);
  const of = (name: string) => searchParams.get(name) ?? '';
  const back = new URL(of('redirect_uri'));
  const query = new URLSearchParams({ state: of('state'), code: of('nonce') });
  return (await client.visit(`${back.pathname}?${query}`)).location;
}

async function beginJoin(client: TestClient, id: NetworkId): Promise<string> {
  const body = { network: id, uPassword: PASSWORD, language: 'en' };
  return (await client.post<{ redirectUrl: string }>(openPaths.joinNetwork, body)).body.redirectUrl;
}

const joinGoogle = async (client: TestClient) => comeBack(client, await beginJoin(client, 'google'));

async function signByAccount(client: TestClient): Promise<string> {
  const address = walletAddress(account);
  const { message } = (await client.post<{ message: string }>(openPaths.walletMessage, { address })).body;
  const body = { address, signature: signByWallet(account, message) };
  return (await client.post<{ redirectUrl: string }>(openPaths.walletAnswer, body)).body.redirectUrl;
}

async function joinWallet(client: TestClient): Promise<string> {
  await beginJoin(client, 'metamask');
  return signByAccount(client);
}

const begin = async (client: TestClient) => (await client.visit(`${socialBeginPath('google')}?lang=en`)).location;
const networksOf = async (client: TestClient) =>
  (await client.get<JoinedNetworks>(openPaths.joinedNetworks)).body.networks.map((row) => row.network);
const linksOf = async (email: string) => {
  const { owner } = site.database;
  return (await owner`select from social_identity s join player p on p.id = s.user_id where p.email = ${email}`).length;
};
const emailsTo = async (email: string) => (await inboxOf(site, email)).filter(({ kind }) => kind === 'sign_in_change');
const tokenIn = (link: string | null | undefined) => link?.split('token=')[1] ?? '';
const undo = (token: string, uPassword?: string, client = site.client()) =>
  client.post<{ token: string; code?: string }>(openPaths.undoSignInChange, { token, uPassword });
const read = async (token: string) => (await site.client().post<Read>(openPaths.readSignInChange, { token })).body;

/** Opens a player whose email the network confirms, and comes from the network in another browser. */
async function meet() {
  const { email, client } = await newcomer(site);
  network.person = { ...network.person, email };
  const browser = site.client();
  expect(await comeBack(browser, await begin(browser))).toBe('/en/login?social=join&network=google');
  return { email, client, browser };
}

describe('a network that is linked', () => {
  test.each([
    ['by a return from it', joinGoogle],
    ['by the signature of a wallet', joinWallet],
  ])('[A-04] %s is told with a link that unlinks it and ends every session', async (_how, join) => {
    const { email, client } = await newcomer(site);
    expect(await join(client)).toContain('social=joined');
    expect(await linksOf(email)).toBe(1);
    const [message, ...others] = await emailsTo(email);
    expect([message?.subject, others]).toEqual(['A social network was added to your account', []]);
    const token = tokenIn(message?.link);
    expect(await read(token)).toMatchObject({ changes: [{ kind: 'network_joined' }], proof: 'link' });
    expect((await undo(token)).status).toBe(200);
    expect((await client.get(openPaths.session)).body).toBeNull();
    expect(await linksOf(email)).toBe(0);
  });

  test('[A-04] by the password of a player whose email it confirms is told too, and can be taken back', async () => {
    const { email, client, browser } = await meet();
    const login = { login: email, pass: PASSWORD };
    expect((await browser.post(openPaths.socialLogin, login)).status).toBe(200);
    expect(await networksOf(browser)).toEqual(['google']);
    expect((await client.get(openPaths.session)).body).toBeNull();
    const emails = await emailsTo(email);
    const message = emails.find(({ subject }) => subject === 'A social network was added to your account');
    expect((await undo(tokenIn(message?.link))).status).toBe(200);
    expect((await browser.get(openPaths.session)).body).toBeNull();
    const again = site.client();
    expect(await comeBack(again, await begin(again))).toBe('/en/login?social=join&network=google');
  });

  test('already is linked again without an email, whose link would unlink it', async () => {
    const { email, client } = await newcomer(site);
    await joinGoogle(client);
    expect(await joinGoogle(client)).toContain('social=joined');
    expect(await emailsTo(email)).toHaveLength(1);
  });

  test('meanwhile to another player is not linked by a sign-in, and no email says that it is', async () => {
    const { email, browser } = await meet();
    const other = await newcomer(site);
    expect(await joinGoogle(other.client)).toContain('social=joined');
    expect((await browser.post(openPaths.socialLogin, { login: email, pass: PASSWORD })).status).toBe(200);
    expect(await networksOf(browser)).toEqual([]);
    const subjects = (await emailsTo(email)).map(({ subject }) => subject);
    expect(subjects).not.toContain('A social network was added to your account');
  });
});

test('[A-04] a network that is removed is told with a link that links the same person again, with the password', async () => {
  const { email, client } = await newcomer(site);
  await joinWallet(client);
  const removed = await client.post(openPaths.removeNetwork, { network: 'metamask', uPassword: PASSWORD });
  expect(removed.status).toBe(200);
  const [message] = await emailsTo(email);
  expect(message?.subject).toBe('A social network was removed from your account');
  const token = tokenIn(message?.link);
  expect((await read(token)).proof).toBe('password');
  expect((await undo(token)).body.code).toBe('PASSWORD_WRONG');
  expect((await undo(token, PASSWORD)).status).toBe(200);
  const again = site.client();
  await again.visit(`${socialBeginPath('metamask')}?lang=en`);
  expect(await signByAccount(again)).toBe('/en');
  const { body } = await again.get<{ player: { email: string } }>(openPaths.session);
  expect(body.player.email).toBe(email);
});

describe('a player who has networks and no password', () => {
  /** A player who had two networks, of which the wallet is removed. */
  async function removedWallet() {
    const { email, client } = await newcomer(site);
    await joinGoogle(client);
    await joinWallet(client);
    await site.database.owner`update player set password_hash = '' where email = ${email}`;
    await prove(client);
    expect((await client.post(openPaths.removeNetwork, { network: 'metamask' })).status).toBe(200);
    expect(await networksOf(client)).toEqual(['google']);
    const emails = await emailsTo(email);
    const message = emails.find(({ subject }) => subject === 'A social network was removed from your account');
    return { email, client, token: tokenIn(message?.link) };
  }

  /** Comes back from the linked network, which stands for the password for some minutes. */
  async function prove(client: TestClient): Promise<void> {
    const body = { network: 'google', language: 'en' };
    const { redirectUrl } = (await client.post<{ redirectUrl: string }>(openPaths.proveByNetwork, body)).body;
    expect(await comeBack(client, redirectUrl)).toContain('social=proved');
  }

  /** Signs in by the network in another browser. */
  async function arrive(): Promise<TestClient> {
    const browser = site.client();
    await comeBack(browser, await begin(browser));
    expect((await browser.get(openPaths.session)).body).not.toBeNull();
    return browser;
  }

  test('takes the removal of a network back after coming back from another one', async () => {
    const { email, token } = await removedWallet();
    expect(await read(token)).toMatchObject({ proof: 'owner' });
    const browser = await arrive();
    expect((await undo(token, undefined, browser)).body.code).toBe('PROOF_REQUIRED');
    await prove(browser);
    expect((await undo(token, undefined, browser)).status).toBe(200);
    expect(await linksOf(email)).toBe(2);
    expect((await browser.get(openPaths.session)).body).toBeNull();
  });

  test('takes nothing back by the link alone, by any password, or in the session of another player', async () => {
    const { email, token } = await removedWallet();
    expect((await undo(token)).body.code).toBe('PROOF_REQUIRED');
    expect((await undo(token, PASSWORD)).body.code).toBe('PROOF_REQUIRED');
    const other = await newcomer(site);
    expect((await undo(token, PASSWORD, other.client)).body.code).toBe('PROOF_REQUIRED');
    expect(await linksOf(email)).toBe(1);
  });

  test('cannot confirm by a network that came with the changes', async () => {
    const { email, client, token } = await removedWallet();
    const person = network.person;
    account = crypto.randomUUID();
    await prove(client);
    const body = { network: 'metamask', language: 'en' };
    expect((await client.post(openPaths.joinNetwork, body)).status).toBe(200);
    expect(await signByAccount(client)).toContain('social=joined');
    network.person = person;
    expect((await undo(token, undefined, client)).body.code).toBe('PROOF_REQUIRED');
    expect(await linksOf(email)).toBe(2);
  });
});
