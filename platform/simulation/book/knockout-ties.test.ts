import { beforeAll, describe, expect, test } from 'vitest';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { TIE_BREAK_KINDS } from '#shared/domain/game/incident-kinds.ts';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import type { ClockAnchor } from '../../clock/anchor.ts';
import { openServerClock } from '../../clock/clock.ts';
import { createFakeTimers } from '../../clock/fake-timers.fixture.ts';
import { createMemoryValue } from '../../notices/shared-value.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { createBook } from './create-book.ts';
import { createMemoryOverrideStore, openOverrides } from './overrides.ts';
import { endOf, type Tie, tiesOf } from './test-world.fixture.ts';

const SEED = '1';
const MINUTE = 60_000;
const KINDS: readonly string[] = TIE_BREAK_KINDS;

const ties: Tie[] = [];
let level: Tie;
let decided: Tie;

const endScore = ({ game }: Tie): Pair => game.model.score(endOf(game));
const isLevel = (tie: Tie) => endScore(tie)[0] === endScore(tie)[1];

beforeAll(() => {
  ties.push(...tiesOf(sportBySlug('football')?.id ?? 0, [SEED], 45 * 6));
  level = ties.find(isLevel) as Tie;
  decided = ties.find((tie) => !isLevel(tie)) as Tie;
});

function fail(error: unknown): void {
  throw error;
}

/** Opens the book of the house ten minutes into a tie. */
async function openAt({ fixture }: Tie) {
  const timers = createFakeTimers(fixture.startAt + 10 * MINUTE);
  const clock = await openServerClock({ store: createMemoryValue<ClockAnchor>(), timers, onError: fail });
  const overrides = await openOverrides(createMemoryOverrideStore());
  const book = createBook({ seed: SEED, clock, overrides, timers, onError: fail });
  const gameId = fixture.gameId;
  return {
    book,
    gameId,
    timers,
    controls: book.controls,
    told: () => book.report(gameId).filter(({ kind }) => KINDS.includes(kind)),
    statusOf: (outcome: number) =>
      book.settle(packSelectionId({ gameId, marketType: 1, period: 0, param: 0, outcome })),
  };
}

const throughOf = ({ world, fixture }: Tie) => world.source.winnerOf(fixture);

test('the next round is played by the sides that went through, level ties included', () => {
  const roundOf = (fixture: Fixture) => (fixture.label.kind === 'knockout' ? fixture.label.games : 0);
  const editions = Map.groupBy(ties, ({ fixture }) => {
    const year = new Date(fixture.startAt).getUTCFullYear();
    return `${fixture.competitionId} ${year}`;
  });
  expect(editions.size).toBeGreaterThan(10);
  for (const games of editions.values()) {
    for (const size of [8, 4, 2]) {
      const through = games
        .filter(({ fixture }) => roundOf(fixture) === size)
        .map((tie) => (throughOf(tie) === 0 ? tie.fixture.home : tie.fixture.away));
      const next = games.filter(({ fixture }) => roundOf(fixture) === size / 2);
      expect(next.flatMap(({ fixture }) => [fixture.home, fixture.away]).sort()).toEqual(through.sort());
    }
  }
  expect(ties.filter(isLevel).length).toBeGreaterThan(30);
});

test('a tie that is not level goes to the side that won its game', () => {
  const wrong = ties.filter((tie) => {
    const [first, second] = endScore(tie);
    return first !== second && first > second !== (throughOf(tie) === 0);
  });
  expect(wrong).toEqual([]);
});

test('the report of a level tie tells which side went through, and bets on the draw win', async () => {
  const { book, gameId, timers, told, statusOf } = await openAt(level);
  expect(told()).toEqual([]);
  timers.advance(150 * MINUTE);
  expect(book.finalScore(gameId)).toEqual(endScore(level));
  expect(told()).toMatchObject([{ side: throughOf(level), score: null }]);
  expect(book.report(gameId)[0]?.kind).toBe('finish');
  expect([0, 1, 2].map(statusOf)).toEqual([0, 1, 0]);
});

test('the report of a tie with a winner has no such line', async () => {
  const { book, gameId, timers, told } = await openAt(decided);
  timers.advance(150 * MINUTE);
  expect(book.finalScore(gameId)).toEqual(endScore(decided));
  expect(told()).toEqual([]);
});

describe('a tie that QA changes', () => {
  test.each([
    ['level', () => level],
    ['decided', () => decided],
  ])('that would be %s and is ended level reports the side that plays the next round', async (_name, tieOf) => {
    const tie = tieOf();
    const { book, gameId, controls, told, statusOf } = await openAt(tie);
    await controls.finish(gameId, [4, 4]);
    expect(book.finalScore(gameId)).toEqual([4, 4]);
    expect(told()).toMatchObject([{ side: throughOf(tie) }]);
    expect(statusOf(1)).toBe(1);
  });

  test.each([
    ['level', () => level],
    ['decided', () => decided],
  ])('that would be %s and is ended with a winner reports no tie-break', async (_name, tieOf) => {
    const { book, gameId, controls, told, statusOf } = await openAt(tieOf());
    await controls.finish(gameId, [5, 2]);
    expect(book.finalScore(gameId)).toEqual([5, 2]);
    expect(told()).toEqual([]);
    expect(statusOf(0)).toBe(1);
  });

  test('has no tie-break in its report after a goal that turns a level score into a win', async () => {
    const { book, gameId, timers, controls, told } = await openAt(level);
    await controls.incident({ gameId, kind: 'goal', side: 0 });
    timers.advance(150 * MINUTE);
    const [first, second] = endScore(level);
    expect(book.finalScore(gameId)).toEqual([first + 1, second]);
    expect(book.report(gameId)[0]?.kind).toBe('finish');
    expect(told()).toEqual([]);
  });

  test('is decided as before when it is postponed', async () => {
    const { fixture } = level;
    const { book, gameId, timers, controls, told } = await openAt({
      ...level,
      fixture: { ...fixture, startAt: fixture.startAt - 60 * MINUTE },
    });
    await controls.postpone(gameId, fixture.startAt + 600 * MINUTE);
    timers.advance(240 * MINUTE);
    expect(book.finalScore(gameId)).toBeNull();
    timers.advance(620 * MINUTE);
    expect(book.finalScore(gameId)).toEqual(endScore(level));
    expect(told()).toMatchObject([{ side: throughOf(level) }]);
  });

  test('returns stakes and reports no tie-break when it is cancelled', async () => {
    const { book, gameId, timers, controls, told, statusOf } = await openAt(level);
    await controls.cancel(gameId);
    timers.advance(150 * MINUTE);
    expect(book.game(gameId)?.state.statusId).toBe(5);
    expect([0, 1, 2].map(statusOf)).toEqual([2, 2, 2]);
    expect(told()).toEqual([]);
  });
});
