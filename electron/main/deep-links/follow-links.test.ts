import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { expect, test } from 'vitest';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { Flavour } from '../windows/main-window.ts';
import { followOpenedLinks, followSecondStarts } from './follow-links.ts';
import { linkSchemeOf } from './parse-deep-link.ts';

const SECRET = 'fairline://office/history?token=very-secret';

function play(flavour: Flavour = 'production') {
  const claimed: string[] = [];
  const app = Object.assign(new EventEmitter(), {
    setAsDefaultProtocolClient: (scheme: string) => void claimed.push(scheme),
  }) as unknown as App;
  const opened: (DeepLink | null)[] = [];
  const written: unknown[] = [];
  const open = (link: DeepLink | null) => void opened.push(link);
  const refuse = (refused: unknown) => void written.push(refused);
  const rules = { scheme: linkSchemeOf(flavour), refuse };
  followOpenedLinks(app, open, rules);
  followSecondStarts(app, open, rules);
  return {
    claimed,
    opened,
    written,
    url: (url: string) => app.emit('open-url', { preventDefault: () => undefined } as never, url),
    start: (...args: string[]) => app.emit('second-instance', {} as never, args, '', {}),
  };
}

test('[Z-05] a refused link opens nothing, and is logged without its text', () => {
  const desktopApp = play();
  desktopApp.url(SECRET);
  desktopApp.start('fairline', SECRET);
  expect(desktopApp.opened).toEqual([]);
  expect(desktopApp.written).toEqual([
    { reason: 'unknown-parameter', length: SECRET.length },
    { reason: 'unknown-parameter', length: SECRET.length },
  ]);
  expect(JSON.stringify(desktopApp.written)).not.toContain('secret');
});

test('[Z-05] a second start without a link shows the window, one with a link its place', () => {
  const desktopApp = play();
  desktopApp.start('fairline', '--switch');
  desktopApp.start('fairline', 'fairline://coupon');
  desktopApp.url('fairline://office/history');
  expect(desktopApp.opened).toEqual([
    null,
    { area: 'coupon', path: '', query: {} },
    { area: 'office', path: 'history', query: {} },
  ]);
  expect(desktopApp.written).toEqual([]);
});

test('[Z-06] each flavour registers its own link scheme and follows no link of the other', () => {
  const [desktopApp, debuggerBuild] = [play(), play('debugger')];
  expect([desktopApp.claimed, debuggerBuild.claimed]).toEqual([['fairline'], ['fairline-debugger']]);
  for (const { url, start } of [desktopApp, debuggerBuild]) {
    url('fairline://office/history');
    url('fairline-debugger://coupon');
    start('fairline', 'fairline://office');
    start('fairline', 'Fairline-Debugger://coupon');
  }
  const [office, history, coupon] = [
    { area: 'office', path: '', query: {} },
    { area: 'office', path: 'history', query: {} },
    { area: 'coupon', path: '', query: {} },
  ];
  // A second start without any link only asks for the window.
  expect(desktopApp.opened).toEqual([history, office, null]);
  expect(debuggerBuild.opened).toEqual([coupon, null, coupon]);
  expect(desktopApp.written).toMatchObject([{ reason: 'not-a-link' }]);
  expect(debuggerBuild.written).toMatchObject([{ reason: 'not-a-link' }]);
});
