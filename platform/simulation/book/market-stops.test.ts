import { expect, test } from 'vitest';
import { groupMembers } from '#shared/domain/builder/group-id.ts';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { ClockAnchor } from '../../clock/anchor.ts';
import { openServerClock } from '../../clock/clock.ts';
import { createFakeTimers } from '../../clock/fake-timers.fixture.ts';
import { createMemoryValue } from '../../notices/shared-value.ts';
import type { BookChange } from './book-port.ts';
import { createBook } from './create-book.ts';
import { createMemoryStopStore, type NewMarketStop, openMarketStops } from './market-stops.ts';
import { createMemoryOverrideStore, openOverrides } from './overrides.ts';

/** A Saturday afternoon in September, when football is played everywhere. */
const NOW = Date.UTC(2027, 8, 18, 15, 2);
const FOOTBALL = 1;
const RESULT = 1;

async function house() {
  const timers = createFakeTimers(NOW);
  const onError = (error: unknown) => {
    throw error;
  };
  const clock = await openServerClock({ store: createMemoryValue<ClockAnchor>(), timers, onError });
  const overrides = await openOverrides(createMemoryOverrideStore());
  const stops = await openMarketStops(createMemoryStopStore());
  const book = createBook({ seed: '1', clock, overrides, stops, timers, onError });
  const [gameId = 0, otherId = 0] = book.list({ section: 'line', sportId: FOOTBALL, hours: 24 });
  return { book, stops, timers, gameId, otherId };
}

const order = (gameId: number | null, marketType: number, period: number | null = 0): NewMarketStop => ({
  gameId,
  marketType,
  period,
  reason: 'order',
  evidence: {},
  since: NOW,
});

test('a stopped market keeps its prices and takes no bets anywhere; other markets and games go on', async () => {
  const { book, stops, gameId, otherId } = await house();
  const markets = book.markets(gameId);
  const result = markets.find(({ typeId, period }) => typeId === RESULT && period === 0);
  const [first] = result?.outcomes ?? [];
  if (!result || !first) throw new Error('No result to bet on');
  book.announceInFull(new Set([gameId]));
  book.tick();
  const told: BookChange[] = [];
  book.onChanges((changes) => told.push(...changes));
  await stops.add(order(gameId, RESULT));
  book.tick();
  expect(book.quote(first.id)).toMatchObject({ price: first.price, suspended: true });
  expect(book.isStopped(first.id)).toBe(true);
  const closed = (id: number) =>
    book
      .markets(id)
      .filter(({ outcomes }) => outcomes.every(({ suspended }) => suspended))
      .map(({ typeId, period }) => `${typeId} ${period}`);
  expect(closed(gameId)).toContain(`${RESULT} 0`);
  expect(closed(otherId)).not.toContain(`${RESULT} 0`);
  expect(book.game(gameId)?.main.find(({ typeId }) => typeId === RESULT)?.outcomes).toSatisfy(
    (outcomes: { suspended: boolean }[]) => outcomes.every(({ suspended }) => suspended),
  );
  const odds = told.flatMap((change) => (change.gameId === gameId ? change.odds : []));
  expect(odds.filter(({ selectionId }) => selectionId === first.id)).toMatchObject([
    { price: first.price, suspended: true },
  ]);
  expect(odds.every(({ selectionId }) => result.outcomes.some(({ id }) => id === selectionId))).toBe(true);
  const [stop] = stops.all();
  expect(await stops.lift(stop?.id ?? 0, NOW)).toBe(1);
  expect(book.quote(first.id)?.suspended).toBe(false);
});

test('a stop of a type holds in every game and period', async () => {
  const { book, stops, gameId, otherId } = await house();
  await stops.add(order(null, RESULT, null));
  const closed = [gameId, otherId].map((id) => {
    const found = book.markets(id).filter(({ typeId }) => typeId === RESULT);
    return found.length > 0 && found.every(({ outcomes }) => outcomes.every(({ suspended }) => suspended));
  });
  expect(closed).toEqual([true, true]);
});

test('bet builders of a game are stopped without their members', async () => {
  const { book, stops, gameId } = await house();
  const [result, total] = [book.markets(gameId)[0], book.markets(gameId).find(({ typeId }) => typeId === 5)];
  const members = groupMembers([result, total].flatMap((market) => market?.outcomes[0]?.id ?? []));
  await book.prepareGroup(members);
  const before = book.group(members)?.quote;
  expect(before?.suspended).toBe(false);
  await stops.add(order(gameId, 255));
  expect(book.group(members)?.quote).toEqual({ ...before, suspended: true });
  expect(members.map((id) => book.quote(id)?.suspended)).toEqual([false, false]);
  expect(book.isStopped(packSelectionId({ gameId, marketType: 255, period: 0, param: 3, outcome: 0 }))).toBe(true);
});
