import { expect, test } from 'vitest';
import { game } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { sideName } from './favourites-rail.tsx';

const { home, away } = game();

test('a favourite team is called what its next game calls it, at home or away', () => {
  expect(sideName({ id: home.id, name: 'Арсенал' }, game())).toBe(home.name);
  expect(sideName({ id: away.id, name: 'Челси' }, game())).toBe(away.name);
});

test('a favourite team without a game keeps the name that the device has stored', () => {
  expect(sideName({ id: home.id, name: 'Арсенал' }, undefined)).toBe('Арсенал');
  expect(sideName({ id: 4_000_000_001, name: 'Gone Rovers' }, game())).toBe('Gone Rovers');
});
