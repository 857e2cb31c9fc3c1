import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import { answerError } from './answer-error.ts';
import { type CallError, errorTextKey, networkError, toCallError } from './call-error.ts';

const texts = JSON.parse(readFileSync('renderer/locales/en/errors.json', 'utf8')) as Record<string, string>;

describe('the error of an unsuccessful answer', () => {
  test('keeps the back end’s own message', () => {
    const body = { code: 'TOO_MANY_ATTEMPTS', message: 'slow down', retryAfter: 30, requestId: 'r1' };
    expect(answerError(429, body)).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: 30, requestId: 'r1' });
  });

  test.each([
    [401, 'SESSION_REQUIRED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [418, 'BAD_REQUEST'],
    [429, 'TOO_MANY_ATTEMPTS'],
    [500, 'INTERNAL'],
    [502, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
  ])('of status %i without a body of ours has the code %s', (status, code) => {
    expect(answerError(status, '<html>proxy</html>').code).toBe(code);
    expect(answerError(status, { code: 'SOMETHING_ELSE' }).code).toBe(code);
  });
});

test('[C-09] a call without an answer is a network error; a cancelled call is 499', () => {
  expect(networkError(false)).toEqual({ status: 0, code: 'NETWORK' });
  expect(networkError(true)).toEqual({ status: 499, code: 'CANCELLED' });
});

test('every error has a text for the player', () => {
  const codes: CallError['code'][] = [...(Object.keys(errorCatalogue) as CallError['code'][])];
  for (const code of [...codes, 'NETWORK', 'CANCELLED', 'ANSWER_MALFORMED'] as const) {
    expect(texts).toHaveProperty(errorTextKey({ code }));
  }
});

test('an error of the catalogue uses the catalogue’s text', () => {
  for (const [code, { text }] of Object.entries(errorCatalogue)) {
    expect(errorTextKey({ code: code as CallError['code'] }), code).toBe(text);
  }
});

test('an unknown error counts as an answer that cannot be read', () => {
  expect(toCallError(new Error('boom')).code).toBe('ANSWER_MALFORMED');
  expect(toCallError({ status: 404, code: 'GAME_UNKNOWN' }).code).toBe('GAME_UNKNOWN');
});
