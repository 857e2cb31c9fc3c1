import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { createSessionEnd } from './session-end.ts';
import { isTelling, sessionNewsOf } from './session-watch.ts';

const { logout, session, sessionPulse } = openPaths;
const ended = '{"now":1,"life":null,"end":"exclusion"}';

describe('the message of an answer about the session', () => {
  test.each([
    [logout, 200, '{"success":true}', 'over'],
    [logout, 503, '', 'none'],
    [session, 200, 'null', 'perhaps_over'],
    [session, 401, '{"code":"SESSION_REQUIRED"}', 'perhaps_over'],
    [session, 200, '{"player":{}}', 'none'],
    [session, 503, '', 'none'],
    [sessionPulse, 200, ended, 'over'],
    [sessionPulse, 200, '{"now":1,"life":{},"end":null}', 'none'],
    [sessionPulse, 200, '{"now":1,"life":null,"end":null}', 'none'],
    [sessionPulse, 200, 'no json', 'none'],
    [sessionPulse, 502, ended, 'none'],
    ['/web-api/coupons', 401, 'null', 'none'],
  ])('%s with %i and %s: %s', (path, status, body, news) => {
    expect(sessionNewsOf({ path, status, body })).toBe(news);
  });

  test('only answers of these three calls are read', () => {
    expect([logout, session, sessionPulse, '/web-api/coupons', `${session}/x`].map(isTelling)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the end of a session', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function ending(initial: string | null = 'one') {
    const stored = { session: initial };
    const wipe = vi.fn(async () => {
      stored.session = null;
    });
    return { stored, wipe, end: createSessionEnd({ current: async () => stored.session, wipe }) };
  }

  test('reported by a sign-out or by the pulse removes everything at once', async () => {
    for (const answer of [
      { path: logout, status: 200, body: '{}' },
      { path: sessionPulse, status: 200, body: ended },
    ]) {
      const { end, wipe } = ending();
      await end.hear(answer);
      expect(wipe).toHaveBeenCalledOnce();
    }
  });

  test('that is only suspected leaves the page time to ask why, once', async () => {
    const { end, wipe } = ending();
    await end.hear({ path: session, status: 200, body: 'null' });
    await end.hear({ path: session, status: 200, body: 'null' });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(wipe).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(wipe).toHaveBeenCalledOnce();
  });

  test('does not affect a player who has signed in meanwhile', async () => {
    const { end, wipe, stored } = ending();
    await end.hear({ path: session, status: 401, body: '' });
    stored.session = 'two';
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wipe).not.toHaveBeenCalled();
  });

  test('changes nothing without a session', async () => {
    const { end, wipe } = ending(null);
    await end.hear({ path: logout, status: 200, body: '{}' });
    await end.hear({ path: session, status: 200, body: 'null' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wipe).not.toHaveBeenCalled();
  });
});
