import { describe, expect, test } from 'vitest';
import { callDigest } from './signed-call.ts';
import { dataCheckString, readWidget, WIDGET_RESULT, widgetSignature } from './widget.ts';

test('the digest of a signed call is that of other programs', () => {
  const parameters = { method: 'events.get', format: 'json', application_key: 'ABCDEFGHIGKLMNOPK' };
  const token = '-s-84W-s3egarWUsbkq-IWTucuedzTKT8VUXIA.s4Xx8IW7';
  expect(callDigest(parameters, token, 'ABC123DEF456GHI789JKL123')).toBe('232c8eb921951c4dba9b72606f9ddb4c');
});

describe('an answer of the widget', () => {
  const TOKEN = '77:a-token-of-a-bot';
  const NOW = Date.UTC(2026, 0, 1);
  const fields = (more: Record<string, string> = {}) => ({
    id: '4711',
    first_name: 'Ada',
    username: 'ada',
    auth_date: String(NOW / 1000),
    ...more,
  });
  const signed = (given: Record<string, string>, token = TOKEN) => {
    const hash = widgetSignature(dataCheckString(given), token).toString('hex');
    const result = Buffer.from(JSON.stringify({ ...given, id: Number(given.id), hash })).toString('base64url');
    return new URL(`https://site.example/back?state=s&${WIDGET_RESULT}=${result}`);
  };
  const read = (address: URL, now = NOW) => readWidget('telegram', { clientSecret: TOKEN }, address, now);

  test('signs its fields sorted, one a line, without the hash', () => {
    expect(dataCheckString({ id: '1', hash: 'x', auth_date: '2' })).toBe('auth_date=2\nid=1');
  });

  test('names the person, and what it is used up by', () => {
    const { profile, credential } = read(signed(fields({ last_name: 'Byron' })));
    expect(profile).toEqual({
      network: 'telegram',
      subject: '4711',
      email: null,
      isEmailVerified: false,
      name: 'Ada',
      surname: 'Byron',
      handle: '@ada',
    });
    expect(credential?.hash).toHaveLength(32);
  });

  test.each([
    ['five minutes after it was made', 300_000, true],
    ['a moment before that', 299_000, false],
    ['a minute before its time', -60_000, false],
    ['longer before its time', -61_000, true],
  ])('%s: %i ms', (_what, wait, isOver) => {
    const reading = () => read(signed(fields()), NOW + wait);
    if (isOver) expect(reading).toThrow(expect.objectContaining({ result: 'expired' }));
    else expect(reading().profile.subject).toBe('4711');
  });

  test.each([
    ['the token of another bot', signed(fields(), '78:another')],
    ['a hash that is none', new URL(`https://site.example/back?state=s&id=1&auth_date=1&hash=zz`)],
    ['no hash', new URL('https://site.example/back?state=s&id=1&auth_date=1')],
    ['no fields', new URL(`https://site.example/back?${WIDGET_RESULT}=${Buffer.from('[]').toString('base64')}`)],
    ['no text', new URL(`https://site.example/back?${WIDGET_RESULT}=%00`)],
    ['an id that is no number', signed(fields({ id: '0' }))],
  ])('is not taken with %s', (_what, address) => {
    expect(() => read(address)).toThrow(Error);
  });
});
