import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AppsAnswer } from '#shared/contracts/apps.ts';
import { CONTROL_PREFIX } from '#shared/contracts/control-call.ts';
import type { DesktopRelease } from '#shared/contracts/desktop-release.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { createApps } from './apps-service.ts';
import { createRemoteReleases } from './remote-releases.ts';

const CONTENT = 'the bytes of a package';
const FILE = 'fairline-1.2.3-linux-amd64.deb';
const folder = mkdtempSync(path.join(tmpdir(), 'fairline-releases-'));
const release = (rest: Partial<DesktopRelease> = {}): DesktopRelease => ({
  version: '1.2.3',
  date: 1_700_000_000_000,
  notes: 'New things',
  packages: [
    {
      system: 'linux',
      kind: 'deb',
      arch: 'x64',
      file: FILE,
      size: CONTENT.length,
      sha256: createHash('sha256').update(CONTENT).digest('hex'),
      minimum: null,
    },
  ],
  ...rest,
});
const publish = (content: unknown) => writeFileSync(path.join(folder, 'releases.json'), JSON.stringify(content));

let site: TestPlatform;
let visitor: TestClient;

beforeAll(async () => {
  writeFileSync(path.join(folder, FILE), CONTENT);
  writeFileSync(path.join(folder, 'secret.key'), 'not for anybody');
  publish(release());
  site = await startTestPlatform({ environment: parseEnvironment({ NODE_ENV: 'test', RELEASES_DIR: folder }) });
  visitor = site.client();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

afterEach(async () => {
  publish(release());
  await site.platform.config.reset();
});

const offer = async (headers: Record<string, string> = {}) =>
  (await visitor.send<AppsAnswer>('GET', openPaths.apps, undefined, headers)).body;
const addressOf = (file: string) => site.client().origin + openPaths.appFile.replace(':file', file);

describe('[Z-01] [R-31] the offer of desktop apps', () => {
  test('is the release of the folder, each package with its address', async () => {
    const { release: offered, stores } = await offer();
    const [deb] = release().packages;
    expect(offered).toEqual(
      release({ packages: [{ ...deb, url: openPaths.appFile.replace(':file', FILE) } as never] }),
    );
    expect(stores).toEqual({ appStore: null, googlePlay: null });
  });

  test.each([
    [{ 'user-agent': 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64)' }, { system: 'linux', arch: 'x64', packages: 'deb' }],
    [
      { 'user-agent': 'x', 'sec-ch-ua-platform': '"Windows"', 'sec-ch-ua-arch': '"arm"', 'sec-ch-ua-bitness': '"64"' },
      { system: 'windows', arch: 'arm64', packages: null },
    ],
  ])('names the system of the visitor by its headers', async (headers, expected) => {
    expect((await offer(headers)).visitor).toEqual(expected);
  });

  test('is empty when no listed package is complete in the folder', async () => {
    const [deb] = release().packages;
    publish(release({ packages: [{ ...deb, size: 1 } as never] }));
    expect((await offer()).release).toBeNull();
    publish({ version: 'soon' });
    expect((await offer()).release).toBeNull();
    publish(release());
    expect((await offer()).release?.version).toBe('1.2.3');
  });

  test('contains the operator’s stores, over https only', async () => {
    const put = (apps: object) => visitor.post(`${CONTROL_PREFIX}/config`, { apps });
    expect((await put({ appStore: 'http://apps.example.com/1' })).status).toBe(400);
    await put({ appStore: 'https://apps.example.com/1' });
    expect((await offer()).stores).toEqual({ appStore: 'https://apps.example.com/1', googlePlay: null });
  });
});

describe('[Z-01] a package', () => {
  test('is served completely, as a download that browsers do not take for a page', async () => {
    const answer = await fetch(addressOf(FILE));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(CONTENT);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${FILE}"`,
      'content-length': String(CONTENT.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
  });

  test('continues where a download was interrupted', async () => {
    const answer = await fetch(addressOf(FILE), { headers: { range: 'bytes=4-8' } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes 4-8/${CONTENT.length}`);
    expect(await answer.text()).toBe(CONTENT.slice(4, 9));
  });

  test.each(['secret.key', 'releases.json', '..%2F..%2Fpackage.json', 'nothing.deb'])(
    'that is not on the list is not served: %s',
    async (file) => {
      expect((await fetch(addressOf(file))).status).toBe(404);
    },
  );
});

describe('a release that is published elsewhere', () => {
  const url = 'https://downloads.example.com/fairline/releases.json';
  const config = () => ({ releases: url, appStore: null, googlePlay: null });

  test('links to the files next to it', async () => {
    const send = vi.fn(async () => Response.json(release()));
    const apps = createApps({
      config,
      folder,
      onError: () => expect.unreachable(),
      remote: createRemoteReleases({ fetch: send }),
    });
    const { release: offered } = await apps.offer({ agent: '' });
    expect(offered?.packages[0]?.url).toBe(`https://downloads.example.com/fairline/${FILE}`);
    await expect(apps.fileOf(FILE)).resolves.toBeNull();
  });

  test('is read once a minute, and stays while its server does not answer', async () => {
    let now = 0;
    const send = vi.fn(async () => Response.json(release()));
    const remote = createRemoteReleases({ fetch: send, now: () => now });
    await remote(url);
    await remote(url);
    expect(send).toHaveBeenCalledTimes(1);
    now = 61_000;
    send.mockImplementation(async () => new Response('', { status: 502 }));
    expect((await remote(url)).version).toBe('1.2.3');
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['an answer that is none', async () => new Response('', { status: 404 })],
    ['a list that is none', async () => Response.json({ version: '1' })],
    [
      'a name that leads elsewhere',
      async () => Response.json({ ...release(), packages: [{ ...release().packages[0], file: '../x' }] }),
    ],
  ])('counts as missing after %s, which is reported', async (_name, send) => {
    const onError = vi.fn();
    const apps = createApps({ config, folder: '', onError, remote: createRemoteReleases({ fetch: send }) });
    expect((await apps.offer({ agent: '' })).release).toBeNull();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
