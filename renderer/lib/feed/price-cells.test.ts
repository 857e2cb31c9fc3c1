import { describe, expect, test, vi } from 'vitest';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import { OddsStore } from './odds-store.ts';
import { PriceCells, type PriceElement } from './price-cells.ts';

const GAME = 100_001;
const HOME = packLocalSelection({ marketType: 1, period: 0, param: 0, outcome: 0 });
const ID = selectionOf(GAME, HOME);
const decimal = (price: number) => (price === 0 ? '–' : (price / 1000).toFixed(2));

/** Makes a button around the text of a price with the members that cells use; counts writes. */
function createButton(text: string) {
  const attributes = new Map<string, string>();
  let writes = 0;
  const addText = (value: string) => ({
    nodeType: 3,
    parentNode: null as unknown,
    value,
    get data() {
      return this.value;
    },
    set data(next: string) {
      this.value = next;
      writes += 1;
    },
  });
  const button = {
    setAttribute(name: string, value: string) {
      attributes.set(name, value);
      writes += 1;
    },
    removeAttribute(name: string) {
      attributes.delete(name);
    },
  };
  const element = {
    firstChild: addText(text),
    closest: () => button,
    get textContent() {
      return this.firstChild.data;
    },
    set textContent(value: string) {
      this.firstChild = Object.assign(addText(value), { parentNode: this });
    },
    ...button,
  };
  element.firstChild.parentNode = element;
  return {
    element: element as unknown as PriceElement,
    /** Puts another element in the place of the text node, as translators of browsers do. */
    translate() {
      element.firstChild.parentNode = null;
      element.firstChild = addText('');
    },
    get text() {
      return element.textContent;
    },
    get writes() {
      return writes;
    },
    seen: () => Object.fromEntries(attributes),
  };
}

function createStage() {
  let time = 10_000;
  const timers: { at: number; run: () => void }[] = [];
  const odds = new OddsStore({ requestFlush: () => undefined, now: () => time });
  const cells = new PriceCells({ odds, now: () => time, setTimeout: (run, ms) => timers.push({ at: time + ms, run }) });
  let sequence = 0;
  odds.retainGame(GAME);
  return {
    odds,
    cells,
    tell(price: number, suspended = false) {
      sequence += 1;
      odds.beginFrame(sequence, time);
      odds.openGame(GAME, null);
      odds.price(HOME, price, suspended);
      odds.closeGame(false);
      odds.flush();
    },
    pass(ms: number) {
      const end = time + ms;
      for (let next = timers[0]; next && next.at <= end; next = timers[0]) {
        timers.shift();
        time = next.at;
        next.run();
      }
      time = end;
    },
  };
}

function bound(rendered = { price: 1850, suspended: false }) {
  const stage = createStage();
  const button = createButton(decimal(rendered.price));
  const format = vi.fn(decimal);
  const undo = stage.cells.bind(button.element, ID, format, rendered);
  return { ...stage, button, format, undo };
}

describe('a price cell', () => {
  test('shows its rendered price until the feed reports one', () => {
    const { button } = bound();
    expect([button.text, button.seen()]).toEqual(['1.85', {}]);
  });

  test('shows an already reported price at once, without an arrow', () => {
    const stage = createStage();
    stage.tell(2000);
    const button = createButton('1.85');
    stage.cells.bind(button.element, ID, decimal, { price: 1850, suspended: false });
    expect([button.text, button.seen()]).toEqual(['2.00', {}]);
  });

  test('writes a change into its own text, tinted, then with an arrow, then plain', () => {
    const { button, tell, pass } = bound();
    tell(1900);
    expect([button.text, button.seen()]).toEqual(['1.90', { 'data-move': 'up-now' }]);
    pass(600);
    expect(button.seen()).toEqual({ 'data-move': 'up' });
    pass(4000);
    expect(button.seen()).toEqual({});
    tell(1700);
    expect(button.seen()).toEqual({ 'data-move': 'down-now' });
  });

  test('shows a change also where a translator has replaced its text', () => {
    const { button, tell } = bound();
    button.translate();
    tell(1900);
    expect([button.text, button.seen()]).toEqual(['1.90', { 'data-move': 'up-now' }]);
    button.translate();
    tell(1950);
    tell(1960);
    expect(button.text).toBe('1.96');
  });

  test('keeps the arrow from the last change on', () => {
    const { button, tell, pass } = bound();
    tell(1900);
    pass(3900);
    tell(1910);
    pass(3900);
    expect(button.seen()).toEqual({ 'data-move': 'up' });
    pass(400);
    expect(button.seen()).toEqual({});
  });

  test('that is suspended keeps its price, is locked and has aria-disabled', () => {
    const { button, tell } = bound();
    tell(1850, true);
    expect([button.text, button.seen()]).toEqual(['1.85', { 'data-locked': '', 'aria-disabled': 'true' }]);
    tell(1850, false);
    expect([button.text, button.seen()]).toEqual(['1.85', {}]);
  });

  test('that was rendered suspended is locked from the start', () => {
    expect(bound({ price: 1850, suspended: true }).button.seen()).toEqual({
      'data-locked': '',
      'aria-disabled': 'true',
    });
  });

  test('that was rendered locked and is open now is unlocked at once', () => {
    const stage = createStage();
    stage.tell(1850);
    const button = createButton('1.85');
    button.element.setAttribute('aria-disabled', 'true');
    stage.cells.bind(button.element, ID, decimal, { price: 1850, suspended: true });
    expect(button.seen()).toEqual({});
  });

  test('whose selection has left the book is locked and shows no price and no arrow', () => {
    const { button, tell } = bound();
    tell(0);
    expect([button.text, button.seen()]).toEqual(['–', { 'data-locked': '', 'aria-disabled': 'true' }]);
    tell(1900);
    expect([button.text, button.seen()]).toEqual(['1.90', {}]);
  });

  test('whose line is no longer shown keeps its text and is locked', () => {
    const { odds, button, tell } = bound();
    tell(1900);
    odds.beginFrame(5, 10_000);
    odds.openGame(GAME, 'main');
    odds.closeGame(false);
    odds.flush();
    expect(button.text).toBe('1.90');
    expect(button.seen()).toMatchObject({ 'data-locked': '', 'aria-disabled': 'true' });
  });

  test('writes nothing that has not changed', () => {
    const { button, tell, format } = bound();
    tell(1900);
    const { writes } = button;
    const { length } = format.mock.calls;
    tell(1900);
    tell(1910);
    expect(button.writes).toBe(writes + 1);
    expect(format.mock.calls.length).toBe(length + 1);
  });

  test('that is unbound is plain again, is not written any more and leaves nothing in the store', () => {
    const { odds, button, tell, undo, pass } = bound();
    tell(1900, true);
    undo();
    expect(button.seen()).toEqual({});
    tell(2500);
    pass(5000);
    expect(button.text).toBe('1.90');
    expect(odds.size).toBe(1);
  });
});

test('prices that stand still are marked and cannot be pressed, with any price that is bound meanwhile', () => {
  const { cells, tell } = createStage();
  tell(1850);
  const [first, locked] = [createButton('1.85'), createButton('1.85')];
  cells.bind(first.element, ID, decimal, { price: 1850, suspended: false });
  cells.bind(locked.element, selectionOf(GAME, HOME + 1), decimal, { price: 1850, suspended: true });
  expect(first.seen()).toEqual({});
  cells.freeze(true);
  expect(first.seen()).toEqual({ 'data-frozen': '', 'aria-disabled': 'true' });
  expect(locked.seen()).toEqual({ 'data-locked': '', 'aria-disabled': 'true' });
  const later = createButton('1.85');
  const undo = cells.bind(later.element, ID, decimal, { price: 1850, suspended: false });
  expect(later.seen()).toEqual({ 'data-frozen': '', 'aria-disabled': 'true' });
  undo();
  expect(later.seen()).toEqual({});
  tell(1850, true);
  expect(first.seen()).toEqual({ 'data-locked': '', 'aria-disabled': 'true' });
  cells.freeze(false);
  tell(1850, false);
  expect(first.seen()).toEqual({});
});
