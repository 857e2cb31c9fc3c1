import { afterEach, expect, test } from 'vitest';
import type { Reminder } from '#shared/host/desktop/reminders.ts';
import { DesktopProcess, type StartOptions } from '#tests/fixtures/electron/desktop-process.ts';

const own = { url: 'app://bundle/en', parent: null };
let main: DesktopProcess | null = null;
afterEach(() => main?.stop());

async function start(options: StartOptions = {}) {
  const started = await DesktopProcess.start(options);
  main = started;
  await started.loaded.promise;
  const pushed: unknown[][] = [];
  started.onPush((channel, args) => void pushed.push([channel, ...args]));
  return {
    call: <T>(channel: string, ...args: unknown[]) => started.order<T>('invoke', { channel, frame: own, args }),
    pushed: (channel: string) => pushed.filter(([name]) => name === channel).map(([, value]) => value),
    bodies: async () =>
      (await started.journal('notification.show')).map(({ args }) => (args[0] as { body: string }).body),
    started,
  };
}

const settled: Reminder = {
  kind: 'coupon-settled',
  title: 'Bet won',
  body: 'Bet 42 is settled: €17.00 paid out.',
  lockedBody: 'Bet 42 is settled.',
  page: '/en/office/history?coupon=42',
  silent: false,
};
/** Makes the app look at the idle time now: a machine that resumes does so without waiting for the next second. */
const look = (started: DesktopProcess) => started.order('power', { kind: 'resume' });

const leave = (started: DesktopProcess) => started.order('focusWindow', { isFocused: false });

test('[Z-03] each idle time is reported once, and input in the window ends it', async () => {
  const { call, pushed, started } = await start();
  await call('idle:configure', [10]);
  await started.order('idle', { seconds: 601 });
  await expect.poll(() => pushed('idle:fired')).toEqual([{ minutes: 10, seconds: 601 }]);
  await call('idle:active', 0);
  await started.order('idle', { seconds: 1 });
  await look(started);
  // The system has missed this input, so its count is ignored.
  await started.order('idle', { seconds: 700 });
  await call('idle:active', 0);
  await look(started);
  expect(pushed('idle:fired')).toHaveLength(1);
  await started.order('idle', { seconds: 0 });
  await call('idle:active', 0);
  await started.order('idle', { seconds: 800 });
  await started.order('power', { kind: 'lock-screen' });
  await started.order('power', { kind: 'unlock-screen' });
  await expect.poll(() => pushed('idle:fired').at(-1)).toEqual({ minutes: 10, seconds: 800 });
});

test('[Z-03] an idle time that outlives its page is reported to the next page', async () => {
  const { call, pushed, started } = await start();
  await call('idle:configure', [10]);
  await started.order('crashPage');
  await started.order('idle', { seconds: 601 });
  await look(started);
  expect(pushed('idle:fired')).toEqual([]);
  await call('idle:configure', [10]);
  await expect.poll(() => pushed('idle:fired')).toEqual([{ minutes: 10, seconds: 601 }]);
});

test('[Z-04] a notification is shown while the window is not visible, and its click opens its page', async () => {
  const { call, pushed, started, bodies } = await start();
  await call('reminder:take');
  await started.order('focusWindow', { isFocused: true });
  expect(await call('reminder:show', settled)).toEqual({ shown: false, reason: 'seen' });
  await leave(started);
  expect(await call('reminder:show', settled)).toEqual({ shown: true });
  expect(await bodies()).toEqual([settled.body]);
  const before = (await started.journal('window.focus')).length;
  await started.order('clickNotification', { index: 0 });
  await expect.poll(() => pushed('reminder:clicked')).toEqual([{ kind: 'coupon-settled', page: settled.page }]);
  expect((await started.journal('window.focus')).length).toBe(before + 1);
});

test('[Z-04] a locked screen shows no amounts in new and earlier notifications', async () => {
  const { call, started, bodies } = await start();
  await leave(started);
  await call('reminder:show', settled);
  await started.order('power', { kind: 'lock-screen' });
  await call('reminder:show', { ...settled, body: 'Bet 43: €5.00', lockedBody: 'Bet 43 is settled.' });
  expect(await bodies()).toEqual([settled.body, settled.lockedBody, 'Bet 43 is settled.']);
  expect(await started.journal('notification.close')).toHaveLength(1);
  await started.order('power', { kind: 'unlock-screen' });
  await call('reminder:show', settled);
  expect((await bodies()).at(-1)).toBe(settled.body);
});

test('[Z-04] on Windows, the click on a notification of the last run starts the app at its page, once', async () => {
  const first = await start({ platform: 'win32' });
  await leave(first.started);
  await first.call('reminder:show', settled);
  const [shown] = await first.started.journal('notification.show');
  const { id } = { ...(shown?.args[0] as { id: string }) };
  const { userData } = first.started;
  first.started.stop();
  const { call, started } = await start({ platform: 'win32', userData });
  await started.order('activateByNotification', { type: 'click', arguments: 'type=click&tag=ffffffffffff' });
  expect(await call('reminder:take')).toBeNull();
  await started.order('reload');
  await started.order('activateByNotification', { type: 'click', arguments: `type=click&tag=${id}` });
  expect(await call('reminder:take')).toEqual({ kind: 'coupon-settled', page: settled.page });
  expect(await call('reminder:take')).toBeNull();
});

test('a machine without notifications says so', async () => {
  const { call } = await start({ notifications: false });
  expect(await call('reminder:permission')).toBe('unsupported');
  expect(await call('reminder:show', settled)).toEqual({ shown: false, reason: 'unsupported' });
});
