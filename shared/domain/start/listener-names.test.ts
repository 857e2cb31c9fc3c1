import { expect, test } from 'vitest';
import { namesOfListener } from './listener-names.ts';

const ADDRESSES = ['127.0.0.1', '192.168.1.20'];

test.each([
  ['an open start on every interface has all its addresses', 'development', '0.0.0.0', true, ADDRESSES],
  ['an open start on one address has that one', 'development', '192.168.1.20', true, ['192.168.1.20']],
  ['a start that is not open has none', 'development', '0.0.0.0', false, []],
  ['production has none', 'production', '0.0.0.0', true, []],
] as const)('%s', (_what, nodeEnv, host, allowOpenDevelopment, names) => {
  expect(namesOfListener({ nodeEnv, host, allowOpenDevelopment }, ADDRESSES)).toEqual(names);
});
