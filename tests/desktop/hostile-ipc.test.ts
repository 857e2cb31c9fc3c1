import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DesktopProcess } from '#tests/fixtures/electron/desktop-process.ts';
import '#tests/fixtures/property-seed.ts';
import { HOSTILE_MESSAGES, hostileMessages, OWN_FRAME } from '#tests/fixtures/hostile-ipc.ts';

/** Number of calls under way at once. */
const TOGETHER = 250;

function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'base64')]));
}

/** Tells whether the channel between test and app can carry a message; others are left out. */
function isCarried(message: unknown): boolean {
  try {
    structuredClone(message);
    return true;
  } catch {
    return false;
  }
}

test(`${HOSTILE_MESSAGES} hostile messages neither change nor crash the built app`, async () => {
  const main = await DesktopProcess.start();
  await main.loaded.promise;
  await main.order('invoke', { channel: 'storage:write', frame: OWN_FRAME, args: ['display', 't0'] });
  const before = { files: filesOf(main.userData), journal: await main.order<unknown[]>('journal') };
  const messages = fc.sample(hostileMessages, HOSTILE_MESSAGES).filter(isCarried);
  expect(messages.length).toBeGreaterThan(HOSTILE_MESSAGES * 0.95);
  const answers: string[] = [];
  for (let at = 0; at < messages.length; at += TOGETHER) {
    const sent = messages.slice(at, at + TOGETHER).map((message) =>
      main.order('invoke', { ...message }).then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    );
    answers.push(...(await Promise.all(sent)));
  }
  expect(answers.filter((answer) => !/^ipc: (sender refused|bad arguments for [a-z:-]+)$/.test(answer))).toEqual([]);
  expect(await main.order('invoke', { channel: 'storage:read', frame: OWN_FRAME, args: ['display'] })).toBe('t0');
  expect(filesOf(main.userData)).toEqual(before.files);
  expect(await main.order('journal')).toEqual(before.journal);
  main.stop();
});
