import { expect, test } from 'vitest';
import { ProgramLog } from '../log/program-log.ts';
import { storageHandlers } from './storage-handlers.ts';

function storage() {
  let kept: Record<string, string> | undefined;
  const log = new ProgramLog(() => undefined);
  const handlers = storageHandlers(
    {
      get: () => kept,
      set: (values) => {
        kept = values;
      },
    },
    log,
  );
  return { handlers, kept: () => kept, log };
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
  const { handlers, kept } = storage();
  expect(handlers['storage:read'](key)).toBeNull();
  handlers['storage:remove'](key);
  expect(kept()).toBeUndefined();
});

test('a token is never kept in clear, whatever it is wrapped in', () => {
  const { handlers, kept, log } = storage();
  const token = `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(43)}`;
  handlers['storage:write']('draft', `{"token":"${token}"}`);
  expect(kept()).toBeUndefined();
  expect(JSON.stringify(log.lines())).not.toContain(token);
  expect(log.lines()).toHaveLength(1);
});

test('a page cannot fill the disk', () => {
  const { handlers, kept } = storage();
  const large = 'x'.repeat(262_144);
  for (let count = 0; count < 20; count++) handlers['storage:write'](`large-${count}`, large);
  expect(Object.keys(kept() ?? {})).toHaveLength(15);
  for (let count = 0; count < 400; count++) handlers['storage:write'](`small-${count}`, '');
  expect(Object.keys(kept() ?? {})).toHaveLength(300);
});
