import { EventEmitter } from 'node:events';
import type { App, WebContents } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { DesktopLog } from '../log/desktop-log.ts';
import { guardApp } from './guard-app.ts';

type Opener = (details: { url: string }) => { action: string };

/** App with one page that is guarded like every page. */
function guarded() {
  const app = new EventEmitter();
  const opened: string[] = [];
  const log = new DesktopLog(() => undefined);
  const guard = { own: ['app://bundle'], hosts: ['pay.example'], openExternal: (url: string) => opened.push(url) };
  guardApp(app as unknown as App, log, guard);
  let opener: Opener = () => ({ action: 'none' });
  const policies: string[] = [];
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: Opener) => {
      opener = handler;
    },
    setWebRTCIPHandlingPolicy: (policy: string) => policies.push(policy),
  });
  app.emit('web-contents-created', {}, contents as unknown as WebContents);
  const goes = (kind: string, url: string) => {
    const event = { url, preventDefault: vi.fn() };
    contents.emit(kind, event);
    return event.preventDefault.mock.calls.length === 0;
  };
  return { app, contents, opened, policies, log, goes, open: (url: string) => opener({ url }) };
}

describe('a page', () => {
  test.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])(
    'may navigate by %s only within the app',
    (kind) => {
      const { goes } = guarded();
      expect(goes(kind, 'app://bundle/en/office')).toBe(true);
      const elsewhere = [
        'https://evil.invalid/',
        'app://bundle.evil/',
        'file:///etc/passwd',
        'javascript:1',
        'data:,x',
        'no url',
      ];
      expect(elsewhere.filter((url) => goes(kind, url))).toEqual([]);
    },
  );

  test.each([
    ['https://pay.example/a?b=1', 'https://pay.example/a?b=1'],
    ['https://www.pay.example/', 'https://www.pay.example/'],
    ['HTTPS://PAY.EXAMPLE/%41', 'https://pay.example/%41'],
    ['http://pay.example/', null],
    ['https://name:secret@pay.example/', null],
    ['https://notpay.example/', null],
    ['https://pay.example.evil.invalid/', null],
    ['file:///etc/passwd', null],
    ['ms-msdt:/id PCWDiagnostic', null],
    ['smb://pay.example/share', null],
    ['javascript:alert(1)', null],
  ])('opens no window for %s, and in the system’s browser %s', (url, outside) => {
    const { open, opened } = guarded();
    expect(open(url)).toEqual({ action: 'deny' });
    expect(opened).toEqual(outside === null ? [] : [outside]);
  });

  test('has no webview, finds no device nearby, and bypasses no proxy', () => {
    const { contents, policies } = guarded();
    const attach = { preventDefault: vi.fn() };
    contents.emit('will-attach-webview', attach, {}, {});
    expect(attach.preventDefault).toHaveBeenCalledOnce();
    const select = { preventDefault: vi.fn() };
    const answer = vi.fn();
    contents.emit('select-bluetooth-device', select, [{ deviceId: 'near' }], answer);
    expect(select.preventDefault).toHaveBeenCalledOnce();
    expect(answer).toHaveBeenCalledExactlyOnceWith('');
    expect(policies).toEqual(['disable_non_proxied_udp']);
  });
});

describe('a certificate', () => {
  test('that Chromium refuses stays refused, and the log names its host', () => {
    const { app, log } = guarded();
    const event = { preventDefault: vi.fn() };
    const answer = vi.fn();
    app.emit(
      'certificate-error',
      event,
      {},
      'https://site.test/a?token=very-secret',
      'net::ERR_CERT_INVALID',
      {},
      answer,
    );
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(log.lines()[0]?.text).toBe('A certificate was refused: net::ERR_CERT_INVALID at site.test');
  });

  test('of the machine is sent to no site', () => {
    const { app } = guarded();
    const event = { preventDefault: vi.fn() };
    const answer = vi.fn();
    app.emit('select-client-certificate', event, {}, 'https://site.test/', [{ subjectName: 'Ana' }], answer);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(answer).toHaveBeenCalledExactlyOnceWith();
  });
});
