import { expect, test } from 'vitest';
import { DesktopLog } from '../log/desktop-log.ts';
import { storageHandlers } from './storage-handlers.ts';

function storage() {
  let stored: Record<string, string> | undefined;
  const log = new DesktopLog(() => undefined);
  const handlers = storageHandlers(
    {
      get: () => stored,
      set: (values) => {
        stored = values;
      },
    },
    log,
  );
  return { handlers, stored: () => stored, log };
}

test('a value is read as it was written, until it is removed', async () => {
  const { handlers } = storage();
  expect(handlers['storage:read']('display')).toBeNull();
  handlers['storage:write']('display', 't0');
  expect(handlers['storage:read']('display')).toBe('t0');
  handlers['storage:remove']('display');
  expect(handlers['storage:read']('display')).toBeNull();
});

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s was never written', (key) => {
  const { handlers, stored } = storage();
  expect(handlers['storage:read'](key)).toBeNull();
  handlers['storage:remove'](key);
  expect(stored()).toBeUndefined();
});

test('a token is never stored unencrypted, in any value', () => {
  const { handlers, stored, log } = storage();
  const token = `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(43)}`;
  handlers['storage:write']('draft', `{"token":"${token}"}`);
  expect(stored()).toBeUndefined();
  expect(JSON.stringify(log.lines())).not.toContain(token);
  expect(log.lines()).toHaveLength(1);
});

test('a page cannot fill the disk', () => {
  const { handlers, stored } = storage();
  const large = 'x'.repeat(262_144);
  for (let count = 0; count < 20; count++) handlers['storage:write'](`large-${count}`, large);
  expect(Object.keys(stored() ?? {})).toHaveLength(15);
  for (let count = 0; count < 400; count++) handlers['storage:write'](`small-${count}`, '');
  expect(Object.keys(stored() ?? {})).toHaveLength(300);
});
