import { expect, test } from 'vitest';
import type { LogLine } from '#shared/host/desktop/desktop-log.ts';
import { DesktopLog } from './desktop-log.ts';

test('the log stores its last lines with their time and without secrets', () => {
  const printed: LogLine[] = [];
  const log = new DesktopLog(
    (line) => printed.push(line),
    () => 7,
  );
  for (let count = 0; count < 600; count++) log.write('info', 'tokens', `line ${count} session=very-secret`);
  expect(log.lines()).toHaveLength(500);
  expect(log.lines()[0]?.text).toContain('line 100 ');
  expect(log.lines().at(-1)).toMatchObject({ at: 7, level: 'info', area: 'tokens' });
  expect(JSON.stringify([printed, log.lines()])).not.toContain('very-secret');
});
