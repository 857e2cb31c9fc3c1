import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChannelLog } from './channel-log.ts';

test('a client that comes back gets exactly what it missed, in order, or hears that it must ask again', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.nat(60), fc.integer({ min: 1, max: 20 }), (before, after, size) => {
      const log = new ChannelLog<number>(size);
      for (let event = 1; event <= before; event++) log.record(event);
      const { position } = log;
      for (let event = before + 1; event <= before + after; event++) log.record(event);
      const missed = log.since(position);
      if (after > size) expect(missed).toBeNull();
      else expect(missed).toEqual(Array.from({ length: after }, (_, i) => before + i + 1).map(both));
    }),
  );
});

const both = (number: number) => ({ sequence: number, event: number });

test('a position of another life, or one that is ahead, is not resumed', () => {
  const [log, other] = [new ChannelLog<string>(4), new ChannelLog<string>(4)];
  const { epoch } = log.position;
  log.record('a');
  expect(log.since(undefined)).toBeNull();
  expect(log.since(other.position)).toBeNull();
  expect(log.since({ epoch, sequence: 2 })).toBeNull();
  expect(log.since({ epoch, sequence: 0 })).toEqual([{ sequence: 1, event: 'a' }]);
  log.restart();
  expect(log.since({ epoch, sequence: 1 })).toBeNull();
  expect(log.record('b').sequence).toBe(1);
});
