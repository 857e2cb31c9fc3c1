import { describe, expect, test } from 'vitest';
import { openOutlets } from './outlets.ts';

/** Creates the parts of a document that analytics services use. */
function blankPage() {
  const view: { dataLayer?: unknown[] } = {};
  const head = new Set<object>();
  const asked: string[] = [];
  const element = () => {
    const made = {
      set src(address: string) {
        asked.push(address);
      },
      remove: () => void head.delete(made),
    };
    return made;
  };
  const page = {
    defaultView: view,
    baseURI: 'https://site.example/en/live',
    location: { pathname: '/en/live' },
    createElement: element,
    head: { append: (one: object) => void head.add(one) },
  };
  return { page: page as unknown as Document, view, head, asked };
}

describe('[Y-02] a tag manager', () => {
  test('gets its script with its key, and events with their ids where the script reads them', () => {
    const { page, view, head, asked } = blankPage();
    const [outlet] = openOutlets([{ kind: 'tagManager', key: 'GTM-1' }], page);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
    expect(head.size).toBe(1);
    outlet?.tell('coupon_placed', { type: 1, legs: 2 });
    expect(view.dataLayer).toEqual([
      expect.objectContaining({ event: 'gtm.js' }),
      { event: 'coupon_placed', event_id: 301, type: 1, legs: 2 },
    ]);
  });

  test('may use another address than the default, and is removed when consent ends', () => {
    const { page, view, head, asked } = blankPage();
    view.dataLayer = ['denied by default'];
    const [outlet] = openOutlets([{ kind: 'tagManager', key: 'x', url: '/tags/own.js?v=2' }], page);
    expect(asked).toEqual(['https://site.example/tags/own.js?v=2&id=x']);
    expect(head.size).toBe(1);
    outlet?.end();
    expect(head.size).toBe(0);
    expect(view.dataLayer, 'what tags were told of consent stays').toContainEqual('denied by default');
  });
});

test('[Y-02] a counter gets every event by its number, by a picture, and nothing without an address', () => {
  const { page, asked } = blankPage();
  const outlets = openOutlets(
    [
      { kind: 'counter', key: '7', url: 'https://count.example/hit' },
      { kind: 'counter', key: '8' },
      { kind: 'collector', key: 'own' },
    ],
    page,
  );
  expect(outlets).toHaveLength(2);
  for (const outlet of outlets) {
    outlet.tell('page_view', { route: 'home', language: 'en' });
    outlet.tell('results', {});
  }
  expect(asked).toEqual([
    'https://count.example/hit?id=7&event=101&page=%2Fen%2Flive',
    'https://count.example/hit?id=7&event=531&page=%2Fen%2Flive',
  ]);
});
