import { expect, test } from 'vitest';
import type { KeptOrder } from './kept-orders.ts';
import { type PageOrder, shownOrder } from './order-list.ts';

const TOPIC = { kind: 'cashOut', subject: 'coupon:1' };
const orderIn = (kind: string, rest: Partial<KeptOrder> = {}): PageOrder => ({
  kept: { key: kind, ...TOPIC, userId: 7, order: {}, askedAt: 0, ...rest },
  phase: { kind },
});

test.each<[what: string, all: readonly PageOrder[], shown: string | undefined]>([
  ['none without an order', [], undefined],
  ['the open one behind a decided one', [orderIn('done'), orderIn('sending')], 'sending'],
  ['the open one before a decided one', [orderIn('unknown'), orderIn('refused')], 'unknown'],
  ['the last of decided ones', [orderIn('done'), orderIn('refused')], 'refused'],
  ['none of another player', [orderIn('done', { userId: 8 })], undefined],
  ['none about another subject', [orderIn('done', { subject: 'coupon:2' })], undefined],
  ['none of another kind', [orderIn('done', { kind: 'edit' })], undefined],
])('a part of the page shows %s', (_, all, shown) => {
  expect(shownOrder(all, TOPIC, 7)?.kept.key).toBe(shown);
});
