import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numericCode, remedyOf } from './answer-codes.ts';
import { type Exchange, type ExchangeEvent, FIRST_SENDING, nextExchange } from './exchange.ts';

const NO_RETRIES = { times: 0, everyMs: 0 };
const answered = (status: number, code: number | null = null): ExchangeEvent => ({ kind: 'answered', status, code });

function run(events: readonly ExchangeEvent[], plan = NO_RETRIES): Exchange {
  return events.reduce((state, event) => nextExchange(state, event, plan), FIRST_SENDING);
}

describe('an answer to a call', () => {
  test.each([
    ['[C-05] 401', 401, null, 'token'],
    ['401 with any code', 401, 100, 'token'],
    ['[C-06] the code of the fingerprint', 400, 120, 'fingerprint'],
    ['[C-07] captcha 100', 400, 100, 'captcha'],
    ['[C-07] captcha 111', 400, 111, 'captcha'],
    ['[C-07] captcha 112', 400, 112, 'captcha'],
    ['[C-07] captcha 113', 400, 113, 'captcha'],
    ['a captcha code with another status', 403, 100, null],
    ['a 400 of another code', 400, 110, null],
    ['a 400 without a code', 400, null, null],
    ['403', 403, null, null],
    ['451', 451, 1, null],
    ['500', 500, null, null],
  ] as const)('has its remedy or none: %s', (_, status, code, remedy) => {
    expect(remedyOf(status, code)).toBe(remedy);
    expect(run([answered(status, code)])).toMatchObject(
      remedy ? { at: 'healing', remedy } : { at: 'ended', with: 'answer' },
    );
  });

  test.each([
    [{ errorCode: 100 }, 100],
    [{ exception_code: 1 }, 1],
    [{ code: 111 }, 111],
    [{ code: '112' }, 112],
    [{ code: 'BAD_REQUEST', errorCode: 120 }, 120],
    [{ code: 'BAD_REQUEST' }, null],
    [null, null],
    ['<html>', null],
  ])('with the body %o has the numeric code %o', (body, code) => {
    expect(numericCode(body)).toBe(code);
  });
});

describe('a remedy for a refused call', () => {
  test.each([
    ['[C-05] token', answered(401), 1],
    ['[C-06] fingerprint', answered(400, 120), 1],
    ['[C-07] captcha', answered(400, 100), 3],
  ] as const)('%s is repeated up to its limit for one call, then the refusal is the answer', (_, refusal, repeats) => {
    let state = FIRST_SENDING;
    for (let turn = 0; turn < repeats; turn++) {
      state = nextExchange(state, refusal, NO_RETRIES);
      expect(state.at).toBe('healing');
      state = nextExchange(state, { kind: 'healed' }, NO_RETRIES);
      expect(state.at).toBe('sending');
    }
    expect(nextExchange(state, refusal, NO_RETRIES)).toEqual({ at: 'ended', with: 'answer' });
  });

  test('leaves the refusal as the answer when it fails', () => {
    expect(run([answered(401), { kind: 'unhealed' }])).toEqual({ at: 'ended', with: 'answer' });
  });

  test('does not use up the repeats of another', () => {
    const state = run([answered(401), { kind: 'healed' }, answered(400, 100), { kind: 'healed' }, answered(400, 120)]);
    expect(state).toMatchObject({ at: 'healing', remedy: 'fingerprint' });
  });
});

describe('[C-09] after no answer', () => {
  const plan = { times: 2, everyMs: 1500 };

  test('a call without retries ends as a network failure', () => {
    expect(run([{ kind: 'unanswered' }])).toEqual({ at: 'ended', with: 'network' });
  });

  test('a call with retries waits between them, and ends after the last', () => {
    const [lost, waited] = [{ kind: 'unanswered' }, { kind: 'waited' }] as const;
    expect(run([lost], plan)).toMatchObject({ at: 'waiting', ms: 1500 });
    expect(run([lost, waited, answered(503)], plan)).toMatchObject({ at: 'waiting', ms: 1500 });
    expect(run([lost, waited, lost, waited, lost], plan)).toEqual({ at: 'ended', with: 'network' });
    expect(run([lost, waited, lost, waited, answered(502)], plan)).toEqual({ at: 'ended', with: 'answer' });
  });

  test('a call is not repeated after a decision', () => {
    expect(run([answered(404)], plan)).toEqual({ at: 'ended', with: 'answer' });
  });
});

describe('every call', () => {
  const event = fc.oneof(
    fc.record({
      kind: fc.constant('answered' as const),
      status: fc.constantFrom(200, 400, 401, 403, 451, 500, 503),
      code: fc.constantFrom(null, 1, 100, 111, 112, 113, 120),
    }),
    fc.constantFrom<ExchangeEvent>({ kind: 'unanswered' }),
  );

  test('ends after a bounded number of sendings for any events', () => {
    fc.assert(
      fc.property(fc.infiniteStream(event), fc.nat(5), (stream, times) => {
        let state = FIRST_SENDING;
        let sendings = 0;
        while (state.at !== 'ended') {
          const step = {
            sending: stream.next().value,
            healing: { kind: 'healed' },
            waiting: { kind: 'waited' },
          } as const;
          if (state.at === 'sending') sendings += 1;
          state = nextExchange(state, step[state.at], { times, everyMs: 1 });
        }
        expect(sendings).toBeLessThanOrEqual(1 + 1 + 1 + 3 + times);
      }),
    );
  });

  test('can be cancelled in any state before its end', () => {
    const given = { kind: 'cancelled' } as const;
    const plan = { times: 1, everyMs: 1 };
    for (const before of [[], [answered(401)], [{ kind: 'unanswered' } as const]]) {
      expect(run([...before, given], plan)).toEqual({ at: 'ended', with: 'cancelled' });
    }
    expect(() => run([answered(200), given])).toThrow('A call that is ended cannot be cancelled');
  });

  test.each([
    [[], { kind: 'healed' }],
    [[], { kind: 'waited' }],
    [[answered(401)], { kind: 'waited' }],
    [[answered(401)], answered(200)],
    [[{ kind: 'unanswered' }], { kind: 'healed' }],
  ] as const)('refuses after %o the impossible event %o', (before, wrong) => {
    expect(() => nextExchange(run(before, { times: 1, everyMs: 1 }), wrong, NO_RETRIES)).toThrow('cannot be');
  });
});
