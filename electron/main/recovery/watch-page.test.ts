import { EventEmitter } from 'node:events';
import type { MessageBoxOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { desktopTexts } from '#build/desktop-texts.ts';
import { createMainTexts } from '../texts/main-texts.ts';
import { FAULT_PATH, faultPage, writtenFile } from './fault-page.ts';
import { type WatchedContents, watchPage } from './watch-page.ts';

const FILES = desktopTexts();
const textsIn = (language: string) => createMainTexts({ files: FILES, stored: language, preferred: [] });

function open(answer = 0) {
  const done: string[] = [];
  const log: string[] = [];
  const asked: MessageBoxOptions[] = [];
  let now = 0;
  const contents = Object.assign(new EventEmitter(), {
    reload: () => void done.push('reload'),
    forcefullyCrashRenderer: () => void done.push('crash'),
  });
  watchPage(contents as unknown as WatchedContents, {
    origin: 'app://bundle',
    texts: textsIn('en'),
    load: async (url) => void done.push(url),
    ask: (options) => {
      asked.push(options);
      return new Promise((resolve) => {
        options.signal?.addEventListener('abort', () => resolve({ response: 0 }));
        if (answer >= 0) resolve({ response: answer });
      });
    },
    log: (line) => void log.push(line),
    now: () => now,
  });
  const later = (ms: number) => {
    now += ms;
  };
  const end = (reason = 'crashed') => contents.emit('render-process-gone', {}, { reason, exitCode: 139 });
  return { contents, done, log, asked, end, later };
}

const FAULT = `app://bundle${FAULT_PATH}`;

describe('a page that crashes', () => {
  test('is reloaded twice, and replaced by the plain page after the third crash in five minutes', () => {
    const { end, done, log, later } = open();
    end('oom');
    later(60_000);
    end();
    later(60_000);
    end();
    expect(done).toEqual(['reload', 'reload', FAULT]);
    expect(log).toEqual(['page ended: oom (139)', 'page ended: crashed (139)', 'page ended: crashed (139)']);
  });

  test('now and then is reloaded every time', () => {
    const { end, done, later } = open();
    for (let time = 0; time < 6; time++) {
      end();
      later(150_001);
    }
    expect(new Set(done)).toEqual(new Set(['reload']));
  });

  test('starts a new count when the player loads it from the plain page', () => {
    const { end, done, contents } = open();
    for (let time = 0; time < 3; time++) end();
    contents.emit('did-navigate', {}, FAULT, 200, 'OK');
    end();
    expect(done).toEqual(['reload', 'reload', FAULT, 'reload']);
  });

  test('because it was closed is not reloaded', () => {
    const { end, done } = open();
    end('clean-exit');
    expect(done).toEqual([]);
  });
});

describe('a page that does not answer', () => {
  test.each([
    ['waits', 0, []],
    ['is ended, so that it is loaded again', 1, ['crash']],
  ])('%s when the player says so', async (_, answer, expected) => {
    const { contents, done, asked } = open(answer);
    contents.emit('unresponsive');
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toEqual(expected);
    expect(asked[0]).toMatchObject({ message: 'The page is not responding', buttons: ['Wait', 'Reload'], cancelId: 0 });
  });

  test('is asked about once, until it answers', async () => {
    const { contents, done, asked } = open(-1);
    contents.emit('unresponsive');
    contents.emit('unresponsive');
    expect(asked).toHaveLength(1);
    contents.emit('responsive');
    await new Promise((resolve) => setImmediate(resolve));
    expect([asked[0]?.signal?.aborted, done]).toEqual([true, []]);
    contents.emit('unresponsive');
    expect(asked).toHaveLength(2);
  });
});

describe('the plain page', () => {
  test.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])('says what to do in %s without a script', (language, direction) => {
    const html = faultPage(textsIn(language), 'https://www.example.com');
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain('https://www.example.com');
    expect(html).toContain('<a href="/">');
    expect(html).not.toMatch(/<script|style=|\bon\w+=|crash_/);
  });

  test('escapes markup', () => {
    expect(faultPage(textsIn('en'), '"><img src=x>')).not.toContain('<img');
  });

  test.each([
    [FAULT_PATH, 'text/html; charset=utf-8'],
    ['/fault/page.css', 'text/css; charset=utf-8'],
    ['/fault/other.css', undefined],
    ['/en', undefined],
  ])('%s is generated with the type %s', (pathname, type) => {
    expect(writtenFile(pathname, textsIn('en'), 'https://x.example')?.type).toBe(type);
  });
});
