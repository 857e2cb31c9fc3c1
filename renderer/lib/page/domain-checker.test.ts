import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDomainCheck } from './domain-checker.ts';

const A = 'https://a.example';
const B = 'https://b.example';
const OK = { status: 'ok' };

afterEach(() => vi.restoreAllMocks());

/** Creates a network where each address answers with a body, or not at all. */
function network(bodies: Readonly<Record<string, unknown>>) {
  return vi.fn(async (address: string | URL | Request) => {
    const body = bodies[String(address).replace('/healthz', '')];
    if (body === undefined) throw new TypeError('Failed to fetch');
    return Response.json(body);
  });
}

function checker(bodies: Readonly<Record<string, unknown>>, { isOnline = true, mirrors = [A, B] } = {}) {
  const ask = network(bodies);
  const found: string[] = [];
  let time = 0;
  const check = createDomainCheck({
    mirrors: () => mirrors,
    isOnline: () => isOnline,
    onFound: (mirror) => found.push(mirror),
    ask: ask as never,
    now: () => time,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { ask, found, check, settle, pass: (ms: number) => (time += ms) };
}

describe('a failed call', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['offers nothing while this domain answers', { '': OK, [A]: OK }, []],
    ['offers the first mirror that answers', { [A]: OK, [B]: OK }, [A]],
    ['passes over a mirror that does not', { [B]: OK }, [B]],
    [
      'is not taken in by a page that says the site is blocked',
      { '': { blocked: true }, [A]: 'blocked', [B]: OK },
      [B],
    ],
    ['offers nothing when nothing answers', {}, []],
  ])('[Y-04] %s', async (_what, bodies, expected) => {
    const { check, settle, found } = checker(bodies);
    check();
    await settle();
    expect(found).toEqual(expected);
  });

  test('is not checked offline, or where the site has no mirrors', () => {
    for (const options of [{ isOnline: false }, { mirrors: [] }]) {
      const { check, ask } = checker({}, options);
      check();
      expect(ask).not.toHaveBeenCalled();
    }
  });

  test('is checked at most once in half a minute', async () => {
    const { check, ask, pass, settle } = checker({ '': OK });
    check();
    check();
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    pass(30_000);
    check();
    await settle();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('[Y-04] with an error in the check itself is only logged', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const check = createDomainCheck({
      mirrors: () => [A],
      isOnline: () => true,
      onFound: () => {
        throw new Error('broken');
      },
      ask: network({ [A]: OK }) as never,
    });
    check();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(info).toHaveBeenCalledWith('domain checker', expect.any(Error));
  });
});
