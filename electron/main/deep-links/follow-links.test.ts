import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { expect, test } from 'vitest';
import type { DeepLink } from '#shared/host/host-port.ts';
import { followOpenedLinks, followSecondStarts } from './follow-links.ts';

const SECRET = 'fairline://office/history?token=very-secret';

function play() {
  const app = Object.assign(new EventEmitter(), { setAsDefaultProtocolClient: () => true }) as unknown as App;
  const opened: (DeepLink | null)[] = [];
  const written: unknown[] = [];
  const open = (link: DeepLink | null) => void opened.push(link);
  const refuse = (refused: unknown) => void written.push(refused);
  followOpenedLinks(app, open, refuse);
  followSecondStarts(app, open, refuse);
  return {
    opened,
    written,
    url: (url: string) => app.emit('open-url', { preventDefault: () => undefined } as never, url),
    start: (...args: string[]) => app.emit('second-instance', {} as never, args, '', {}),
  };
}

test('[Z-05] a link that is refused opens nothing, and is written down without its text', () => {
  const program = play();
  program.url(SECRET);
  program.start('fairline', SECRET);
  expect(program.opened).toEqual([]);
  expect(program.written).toEqual([
    { reason: 'unknown-parameter', length: SECRET.length },
    { reason: 'unknown-parameter', length: SECRET.length },
  ]);
  expect(JSON.stringify(program.written)).not.toContain('secret');
});

test('[Z-05] a second start without a link wants the window, one with a link its place', () => {
  const program = play();
  program.start('fairline', '--switch');
  program.start('fairline', 'fairline://coupon');
  program.url('fairline://office/history');
  expect(program.opened).toEqual([
    null,
    { area: 'coupon', path: '', query: {} },
    { area: 'office', path: 'history', query: {} },
  ]);
  expect(program.written).toEqual([]);
});
