import { describe, expect, test } from 'vitest';
import type { ListedGame } from '../../simulation/book/game-index.ts';
import { createCatalogue } from '../../simulation/catalogue/catalogue.ts';
import { createNames } from '../names/names-service.ts';
import { type FoundLine, findLines } from './find-lines.ts';
import { createNameIndex } from './name-index.ts';
import { namedEntries } from './named-entries.ts';
import { followOffer } from './offer.ts';

const catalogue = createCatalogue();
const names = createNames({ catalogue, own: () => ({}) });
const index = createNameIndex(namedEntries(catalogue, {}, names.all()));

function teamId(name: string): number {
  const found = [...catalogue.teams.values()].find((team) => team.name === name);
  if (!found) throw new Error(`The catalogue has no ${name}`);
  return found.id;
}
function competitionId(slug: string): number {
  const found = catalogue.competitions.find((one) => one.slug === slug);
  if (!found) throw new Error(`The catalogue has no ${slug}`);
  return found.id;
}

let lastGame = 0;
/** A game of the line between two sides of a competition. */
function gameOf(home: string, away: string, competition: string): ListedGame {
  lastGame += 1;
  const { sportId } = catalogue.competitions.find(({ slug }) => slug === competition) ?? { sportId: 0 };
  const game = { gameId: lastGame, sportId, home: teamId(home), away: teamId(away), startAt: lastGame };
  return { ...game, competitionId: competitionId(competition) } as ListedGame;
}

const ARSENAL_CHELSEA = gameOf('Arsenal', 'Chelsea', 'england-premier-league');

/** Returns what a text finds while these are the only games on offer. */
function find(text: string, games: readonly ListedGame[]): FoundLine[] {
  const sections = { version: 1, live: [], line: games };
  return findLines(text, { index, offer: followOffer(() => sections as never)() });
}
const quietIn = (lines: readonly FoundLine[]) =>
  lines.flatMap((line) => (line.kind === 'quiet' ? (catalogue.team(line.id)?.name ?? '') : []));

describe('a team or player without a game now is found', () => {
  test.each([
    ['djokovic', 'Novak Djokovic'],
    ['novak djokovic', 'Novak Djokovic'],
    ['джокович', 'Novak Djokovic'],
    ['djokovich', 'Novak Djokovic'],
    ['man utd', 'Manchester United'],
    ['machester untied', 'Manchester United'],
    ['spurs', 'Tottenham Hotspur'],
    ['برشلونة', 'Barcelona'],
  ])('by what it is called: %s is %s', (text, name) => {
    expect(quietIn(find(text, []))[0]).toBe(name);
    expect(quietIn(find(text, [ARSENAL_CHELSEA]))[0]).toBe(name);
  });

  test('after what has games, and not where it is no more like the text than these', () => {
    const united = gameOf('Manchester United', 'Arsenal', 'england-premier-league');
    expect(quietIn(find('manchester', [united]))).toEqual([]);
    expect(find('manchester', [united])[0]).toMatchObject({ kind: 'team', id: teamId('Manchester United') });
    expect(quietIn(find('manchester city', [united]))[0]).toBe('Manchester City');
    expect(quietIn(find('chelsea', [united]))[0]).toBe('Chelsea');
  });

  test('three at most, and never beside the lines of its own games', () => {
    expect(find('united', []).length).toBe(3);
    expect(quietIn(find('arsenal', [ARSENAL_CHELSEA]))).not.toContain('Arsenal');
    for (const text of ['xqjzv wkfhb', 'zzzzqqq']) expect(find(text, [])).toEqual([]);
  });
});

test('a competition without games is found by its name', () => {
  const id = competitionId('france-roland-garros');
  expect(find('roland garros', [ARSENAL_CHELSEA])).toContainEqual({ kind: 'competition', id });
  expect(find('french open', [])).toContainEqual({ kind: 'competition', id });
});

test('no more than twenty lines are found, with those that have no games', () => {
  const rivals = ['Liverpool', 'Everton', 'Fulham', 'Brentford', 'Sunderland', 'Leeds United'];
  const games = rivals.map((name) => gameOf('Arsenal', name, 'england-premier-league'));
  for (const text of ['arsenal', 'al', 'un', 'real', 'total arsenal']) {
    expect(find(text, games).length).toBeLessThanOrEqual(20);
  }
});
