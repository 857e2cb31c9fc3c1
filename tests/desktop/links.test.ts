import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { readLink } from '#shared/domain/links/read-link.ts';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';
import { hostileLink } from '#tests/fixtures/hostile-links.ts';

const own = { url: 'app://bundle/en', parent: null };
let main: DesktopProcess | null = null;
afterEach(() => main?.stop());

async function start(argv: readonly string[] = []) {
  const started = await DesktopProcess.start({ argv });
  main = started;
  await started.loaded.promise;
  const pushed: unknown[] = [];
  started.onPush((channel, args) => channel === 'link:opened' && pushed.push(args[0]));
  const take = () => started.order('invoke', { channel: 'link:take', frame: own, args: [] });
  return { started, pushed, take };
}

const stateOf = ({ userData }: DesktopProcess) => {
  const file = path.join(userData, 'state.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

test('[Z-05] a link waits until the page asks, later ones are pushed, and a bad one is ignored', async () => {
  const { started, pushed, take } = await start(['--some-switch', 'fairline://office/history?state=open']);
  expect(await take()).toEqual({ area: 'office', path: 'history', query: { state: 'open' } });
  expect(await take()).toBeNull();
  await started.order('secondInstance', {
    args: ['fairline', '--original-process-start-time=1', 'fairline://coupon/shared?code=ABCD2345'],
  });
  await expect.poll(() => pushed).toEqual([{ area: 'coupon', path: 'shared', query: { code: 'ABCD2345' } }]);
  for (const url of ['fairline://admin/x', 'fairline://office/../x', 'https://office/x', 'fairline://user@office/x'])
    await started.order('openUrl', { url });
  await started.order('reload');
  await started.order('openUrl', { url: 'fairline://office/security' });
  await started.order('openUrl', { url: 'fairline://office/history' });
  expect(pushed).toHaveLength(1);
  expect(await take()).toEqual({ area: 'office', path: 'history', query: {} });
});

test('[Z-05] a cold start with a refused link, or with two links, only opens the window', async () => {
  for (const argv of [['fairline://office/nowhere'], ['fairline://office', 'fairline://coupon']]) {
    const { started, take } = await start(argv);
    expect(await take()).toBeNull();
    started.stop();
  }
});

test('[Z-05] hundreds of hostile links neither change nor crash the app', async () => {
  const { started, pushed, take } = await start();
  await take();
  const links = fc.sample(hostileLink, { numRuns: 600, seed: 7 }).filter((link) => readLink(link).kind === 'refused');
  expect(links.length).toBeGreaterThan(400);
  const before = [await started.order<unknown[]>('journal'), stateOf(started)];
  for (const [index, link] of links.entries()) {
    if (index % 2 === 0) await started.order('openUrl', { url: link });
    // A text that is no link is a plain second start, which shows the window.
    else if (/^\s*fairline:/i.test(link)) await started.order('secondInstance', { args: ['fairline', '--x', link] });
  }
  expect([await started.order<unknown[]>('journal'), stateOf(started)]).toEqual(before);
  expect(pushed).toEqual([]);
  expect(await take()).toBeNull();
});
