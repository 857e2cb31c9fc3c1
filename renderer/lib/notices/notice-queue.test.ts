import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNoticeBoard } from './notice-board.ts';
import { type BoardNotice, closesItself, type NoticeKind, shownNotices } from './notice-queue.ts';

let ids = 0;
const notice = (kind: NoticeKind, priority = 1, stays = false): BoardNotice => {
  ids += 1;
  return { id: ids, kind, priority, stays, text: { words: `${kind} ${ids}` } };
};

describe('[N-01] what is shown when everything wants to be', () => {
  test.each<[string, readonly [NoticeKind, number][], readonly string[]]>([
    ['nothing', [], []],
    [
      'three of the default row',
      [
        ['alert', 1],
        ['alert', 1],
        ['alert', 1],
        ['alert', 1],
      ],
      ['alert 1', 'alert 1', 'alert 1'],
    ],
    [
      'the important ones of it',
      [
        ['alert', 3],
        ['default', 1],
        ['snackbar', 2],
        ['alert', 1],
      ],
      ['default 1', 'alert 1', 'snackbar 2'],
    ],
    [
      'one of maintenance',
      [
        ['maintenance', 0],
        ['maintenance', 1],
      ],
      ['maintenance 0'],
    ],
    [
      'one of custom',
      [
        ['update', 1],
        ['mirror', 0],
      ],
      ['mirror 0'],
    ],
    [
      'one, one and three, maintenance first',
      [
        ['alert', 1],
        ['update', 1],
        ['default', 2],
        ['mirror', 0],
        ['snackbar', 3],
        ['alert', 0],
        ['maintenance', 0],
        ['maintenance', 0],
      ],
      ['maintenance 0', 'mirror 0', 'alert 0', 'alert 1', 'default 2'],
    ],
  ])('%s', (_name, wanting, expected) => {
    const shown = shownNotices(wanting.map(([kind, priority]) => notice(kind, priority)));
    expect(shown.map(({ kind, priority }) => `${kind} ${priority}`)).toEqual(expected);
  });

  test.each<[NoticeKind, boolean]>([
    ['default', true],
    ['alert', true],
    ['snackbar', true],
    ['maintenance', false],
    ['update', false],
    ['mirror', false],
  ])('%s closes by itself: %s; its variant without a timeout never does', (kind, expected) => {
    expect(closesItself(notice(kind))).toBe(expected);
    expect(closesItself(notice(kind, 1, true))).toBe(false);
  });
});

describe('[N-01] the time of a notice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const texts = (board: ReturnType<typeof createNoticeBoard>) =>
    board.shown().map(({ text }) => ('words' in text ? text.words : ''));
  const say = (words: string, more = {}) => ({ priority: 1, text: { words }, ...more });

  test('waits while it is pointed at or has the focus, and goes on with what was left', () => {
    const board = createNoticeBoard();
    board.post(say('a'));
    vi.advanceTimersByTime(6000);
    const [first] = board.shown();
    board.hold(first?.id ?? 0, true);
    vi.advanceTimersByTime(60_000);
    expect(texts(board)).toEqual(['a']);
    board.hold(first?.id ?? 0, false);
    vi.advanceTimersByTime(3999);
    expect(texts(board)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(texts(board)).toEqual([]);
  });

  test('waits while nobody sees the page', () => {
    const board = createNoticeBoard();
    board.pause(true);
    board.post(say('a'));
    vi.advanceTimersByTime(60_000);
    expect(texts(board)).toEqual(['a']);
    board.pause(false);
    vi.advanceTimersByTime(10_000);
    expect(texts(board)).toEqual([]);
  });

  test('begins when it is seen, not when it joins the queue', () => {
    const board = createNoticeBoard();
    for (const words of ['a', 'b', 'c', 'd']) board.post(say(words));
    vi.advanceTimersByTime(10_000);
    expect(texts(board)).toEqual(['d']);
    vi.advanceTimersByTime(9999);
    expect(texts(board)).toEqual(['d']);
    vi.advanceTimersByTime(1);
    expect([texts(board), vi.getTimerCount()]).toEqual([[], 0]);
  });

  test('never ends for what came of a money operation, nor for a notice without a timeout', () => {
    const board = createNoticeBoard();
    board.post(say('paid in', { kind: 'default', isMoney: true }));
    board.post(say('read me', { stays: true }));
    board.post(say('passing'));
    vi.advanceTimersByTime(3_600_000);
    expect(texts(board)).toEqual(['paid in', 'read me']);
    for (const { id } of board.shown()) board.close(id);
    expect(board.shown()).toEqual([]);
  });
});
