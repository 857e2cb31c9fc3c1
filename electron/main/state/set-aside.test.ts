import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { DesktopLog } from '../log/desktop-log.ts';
import { setAsideWhenBroken } from './set-aside.ts';

const fileWith = (text: string) => {
  const file = path.join(temporaryFolder('state'), 'state.json');
  writeFileSync(file, text, { mode: 0o644 });
  return file;
};

test.each(['{"a":', '', '[1]', 'null', '"text"', '\0\0\0'])('a state file with %j is set aside and logged', (text) => {
  const file = fileWith(text);
  const log = new DesktopLog(() => undefined);
  setAsideWhenBroken(file, log);
  expect(existsSync(file)).toBe(false);
  expect(readFileSync(`${file}.broken`, 'utf8')).toBe(text);
  expect(log.lines()).toMatchObject([{ level: 'warn', area: 'state' }]);
});

test('a valid state file stays, and only its owner may read it', () => {
  const file = fileWith('{"bounds":{}}');
  const log = new DesktopLog(() => undefined);
  setAsideWhenBroken(file, log);
  expect(readFileSync(file, 'utf8')).toBe('{"bounds":{}}');
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(log.lines()).toEqual([]);
});

test('a missing state file is no problem', () => {
  const log = new DesktopLog(() => undefined);
  setAsideWhenBroken(path.join(tmpdir(), 'fairline-no-such-file.json'), log);
  expect(log.lines()).toEqual([]);
});
