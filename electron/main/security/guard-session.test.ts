import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { type GuardedSession, guardSession } from './guard-session.ts';

type Handler = (...args: unknown[]) => unknown;

/** Session that stores the handlers it is given. */
function guarded() {
  const handlers = new Map<string, Handler>();
  const keep = (name: string) => (handler: Handler) => void handlers.set(name, handler);
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
    setDisplayMediaRequestHandler: keep('display'),
    setSpellCheckerEnabled: vi.fn(),
  });
  guardSession(session as unknown as GuardedSession, ['app://bundle']);
  const call = (name: string, ...args: unknown[]) => handlers.get(name)?.(...args);
  return { session, call };
}

const OWN = 'app://bundle/en';

describe('a session grants', () => {
  test.each([
    ['clipboard-sanitized-write', OWN, true],
    ['fullscreen', OWN, true],
    ['fullscreen', 'https://evil.invalid/', false],
    ['geolocation', OWN, false],
    ['media', OWN, false],
    ['notifications', OWN, false],
    ['display-capture', OWN, false],
    ['fileSystem', OWN, false],
    ['usb', OWN, false],
    ['openExternal', OWN, false],
    ['a permission of tomorrow', OWN, false],
  ])('%s to %s: %s', (permission, requestingUrl, isGranted) => {
    const { call } = guarded();
    const answer = vi.fn();
    call('request', null, permission, answer, { requestingUrl });
    expect(answer).toHaveBeenCalledExactlyOnceWith(isGranted);
    expect(call('check', null, permission, requestingUrl)).toBe(isGranted);
  });

  test('no access to devices and screens', () => {
    const { call, session } = guarded();
    expect(call('device', { deviceType: 'hid', origin: OWN })).toBe(false);
    const screen = vi.fn();
    call('display', {}, screen);
    expect(screen).toHaveBeenCalledExactlyOnceWith(null);
    const asked: [name: string, args: unknown[], answer: unknown[]][] = [
      ['select-serial-port', [[], {}], ['']],
      ['select-hid-device', [{}], [null]],
      ['select-usb-device', [{}], []],
    ];
    for (const [name, args, answer] of asked) {
      const event = { preventDefault: vi.fn() };
      const answered = vi.fn();
      session.emit(name, event, ...args, answered);
      expect(event.preventDefault, name).toHaveBeenCalledOnce();
      expect(answered, name).toHaveBeenCalledExactlyOnceWith(...answer);
    }
    expect(session.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('a download', () => {
  test.each([
    [['app://bundle/report.pdf'], false],
    [['blob:app://bundle/6b1c'], false],
    [['https://evil.invalid/setup.exe'], true],
    [['app://bundle/x', 'https://evil.invalid/setup.exe'], true],
    [['blob:https://evil.invalid/6b1c'], true],
    [['data:text/html,x'], true],
    [['file:///etc/passwd'], true],
  ])('with the addresses %j is stopped: %s', (chain, isStopped) => {
    const { session } = guarded();
    const event = { preventDefault: vi.fn() };
    session.emit('will-download', event, { getURLChain: () => chain });
    expect(event.preventDefault).toHaveBeenCalledTimes(isStopped ? 1 : 0);
  });
});
