import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOVEMENT_PLOT, movementOf, scaleOf, stepPath } from './plot.ts';
import { watchPrices } from './watch-prices.ts';

describe('the movement of a price', () => {
  const POINTS = [
    { at: 0, price: 2000 },
    { at: 10, price: 2000 },
    { at: 20, price: null },
    { at: 30, price: 2400 },
    { at: 40, price: 1800 },
  ];

  test('has its highest and lowest price and every change, the latest first', () => {
    expect(movementOf(POINTS)).toEqual({
      priced: POINTS.filter(({ price }) => price !== null),
      highest: 2400,
      lowest: 1800,
      changes: [
        { at: 40, price: 1800 },
        { at: 30, price: 2400 },
        { at: 0, price: 2000 },
      ],
    });
  });

  test('is nothing where there was no price', () => {
    expect(movementOf([{ at: 0, price: null }])).toBeNull();
  });

  test('is drawn in steps, with a gap where there was no price', () => {
    const scale = { x: (at: number) => at, y: (price: number) => price };
    expect(stepPath(POINTS, scale)).toBe('M0.0 2000.0H10.0V2000.0H20.0M30.0 2400.0H40.0V1800.0');
  });

  test('runs in the direction of the text, higher prices above lower ones', () => {
    const [toRight, toLeft] = [false, true].map((isRightToLeft) => scaleOf(POINTS, [1800, 2400], isRightToLeft));
    expect(toRight?.x(0)).toBe(MOVEMENT_PLOT.edge);
    expect(toRight?.x(40)).toBe(MOVEMENT_PLOT.width - MOVEMENT_PLOT.edge);
    expect(toLeft?.x(0)).toBe(MOVEMENT_PLOT.width - MOVEMENT_PLOT.edge);
    expect(toLeft?.y(2400)).toBe(MOVEMENT_PLOT.edge);
    expect(toLeft?.y(1800)).toBe(MOVEMENT_PLOT.height - MOVEMENT_PLOT.edge);
    expect(scaleOf(POINTS, [2000, 2000], false).y(2000)).toBe(MOVEMENT_PLOT.height / 2);
  });
});

/** Element whose events come from the button under them. */
class FakeRoot extends EventTarget {
  readonly ownerDocument = new EventTarget();
  under: object | null = null;

  closest(): object | null {
    return this.under;
  }
}

const BUTTON = { name: 'a price' };

function watched() {
  const root = new FakeRoot();
  const asked: unknown[] = [];
  const left = vi.fn();
  const stop = watchPrices(root as unknown as HTMLElement, {
    isPrice: (button) => (button as unknown) === BUTTON,
    ask: (_button, by) => asked.push(by),
    leave: left,
  });
  const send = (type: string, fields: object = {}, under: object | null = BUTTON) => {
    root.under = under;
    const event = Object.assign(new Event(type, { cancelable: true }), { clientX: 0, clientY: 0, ...fields });
    root.dispatchEvent(event);
    return event;
  };
  const tellPage = (type: string, fields: object) =>
    void root.ownerDocument.dispatchEvent(Object.assign(new Event(type), fields));
  const move = (clientX: number) => tellPage('pointermove', { clientX, clientY: 0 });
  const pressEscape = () => tellPage('keydown', { key: 'Escape' });
  return { asked, left, send, stop, move, pressEscape };
}

describe('the player asks for the movement of a price', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const MOUSE = { pointerType: 'mouse' };
  const mouseAt = (clientX: number) => ({ ...MOUSE, clientX });
  const TOUCH = { pointerType: 'touch' };

  test('by resting the pointer on it, but not by passing over it or by pressing it', () => {
    const { asked, left, send } = watched();
    send('pointerover', mouseAt(1));
    vi.advanceTimersByTime(300);
    send('pointerover', mouseAt(2), null);
    vi.runAllTimers();
    expect(asked).toEqual([]);
    expect(left).toHaveBeenCalledTimes(1);
    send('pointerover', mouseAt(3));
    send('pointerdown', MOUSE);
    vi.runAllTimers();
    expect(asked).toEqual([]);
    send('pointerover', mouseAt(4), null);
    send('pointerover', mouseAt(5));
    vi.runAllTimers();
    expect(asked).toEqual(['hover']);
  });

  test('not by a page that moves a price under the resting pointer', () => {
    const { asked, send, move } = watched();
    send('pointerover', mouseAt(1), null);
    move(2);
    send('pointerover', mouseAt(2));
    vi.runAllTimers();
    expect(asked).toEqual([]);
  });

  test('not with Escape pressed before the pointer has rested long enough, until it comes again', () => {
    const { asked, send, move, pressEscape } = watched();
    send('pointerover', mouseAt(1));
    vi.advanceTimersByTime(300);
    pressEscape();
    move(2);
    vi.runAllTimers();
    expect(asked).toEqual([]);
    send('pointerover', mouseAt(3), null);
    send('pointerover', mouseAt(4));
    vi.runAllTimers();
    expect(asked).toEqual(['hover']);
  });

  test('by holding it, and the press that ends the hold is none', () => {
    const { asked, send } = watched();
    send('pointerdown', TOUCH);
    vi.runAllTimers();
    expect(asked).toEqual(['hold']);
    expect(send('contextmenu').defaultPrevented).toBe(true);
    send('pointerup', TOUCH);
    expect(send('click').defaultPrevented).toBe(true);
    send('pointerdown', TOUCH);
    send('pointerup', TOUCH);
    expect(send('click').defaultPrevented).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test('not by scrolling the page with a finger on it', () => {
    const { asked, send } = watched();
    send('pointerdown', TOUCH);
    send('pointermove', { ...TOUCH, clientY: 30 });
    vi.runAllTimers();
    expect(asked).toEqual([]);
  });

  test('by a key, which then opens no menu of the browser', () => {
    const { asked, send } = watched();
    expect(send('keydown', { key: 'ArrowDown' }).defaultPrevented).toBe(false);
    expect(send('contextmenu').defaultPrevented).toBe(false);
    for (const key of [{ key: 'ArrowDown', altKey: true }, { key: 'ContextMenu' }, { key: 'F10', shiftKey: true }]) {
      expect(send('keydown', key).defaultPrevented).toBe(true);
    }
    expect(send('contextmenu').defaultPrevented).toBe(true);
    expect(asked).toEqual(['key', 'key', 'key']);
  });

  test('on nothing but prices, and no longer once the watch has ended', () => {
    const { asked, send, stop } = watched();
    send('keydown', { key: 'ContextMenu' }, { name: 'another button' });
    send('pointerover', MOUSE);
    stop();
    vi.runAllTimers();
    send('keydown', { key: 'ContextMenu' });
    expect(asked).toEqual([]);
  });
});
