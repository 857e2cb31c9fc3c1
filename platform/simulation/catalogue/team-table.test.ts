import { expect, test } from 'vitest';
import { coloursFor, coloursOf } from './colours.ts';
import { ratingAt, readTable, takeShortName, teamId } from './team-table.ts';

test('parts of an entry are recognized by their form', () => {
  expect(readTable('Arsenal|ef0107-ffffff|ARS; T1|rk|T1K|KR|1850; LA Galaxy|wn|@P')).toEqual([
    { name: 'Arsenal', colours: 'ef0107-ffffff', shortName: 'ARS', division: 0, reference: false },
    { name: 'T1', colours: 'rk', shortName: 'T1K', country: 'KR', rating: 1850, division: 0, reference: false },
    { name: 'LA Galaxy', colours: 'wn', zone: 'America/Los_Angeles', division: 0, reference: false },
  ]);
});

test('a name alone refers to another table, and --- begins a division', () => {
  const entries = readTable('Arsenal; ---; Chelsea|bw');
  expect(entries.map(({ name, division, reference }) => [name, division, reference])).toEqual([
    ['Arsenal', 0, true],
    ['Chelsea', 1, false],
  ]);
});

test.each([['Arsenal|red'], ['Arsenal|@Nowhere'], ['Arsenal|ef0107'], ['Arsenal|12']])(
  'the entry %s is refused',
  (table) => {
    expect(() => readTable(table)).toThrow('unknown part');
  },
);

test('a colour letter that is not in the palette is refused', () => {
  expect(() => coloursOf('qz')).toThrow('no colours');
  expect(coloursOf('rw')).toEqual(['#d71920', '#ffffff']);
});

test('generated colours are two different ones, always the same for a number', () => {
  for (let number = 1; number < 5000; number += 7) {
    const [first, second] = coloursFor(number);
    expect(first === second).toBe(false);
    expect(coloursFor(number)).toEqual([first, second]);
  }
});

test('short names are three free letters', () => {
  const taken = new Set(['MAN']);
  expect(takeShortName('Manchester City', taken, false)).not.toBe('MAN');
  expect(takeShortName('Świątek Team', taken, false)).toBe('SWI');
  expect(takeShortName('Carlos Alcaraz', taken, true)).toBe('ALC');
  expect(takeShortName('Juan Alcaraz', taken, true)).not.toBe('ALC');
  for (const name of taken) expect(name).toMatch(/^[A-Z0-9]{3,4}$/);
});

test('ratings fall from the first side to the last', () => {
  const ratings = Array.from({ length: 20 }, (_, index) => ratingAt(index, 20, [2000, 1600]));
  expect(ratings[0]).toBe(2000);
  expect(ratings[19]).toBe(1600);
  for (let i = 1; i < 20; i += 1) expect(ratings[i]).toBeLessThan(ratings[i - 1] as number);
});

test('the id of a side depends on its sport and its name only, and never changes', () => {
  expect(teamId(1, 'Arsenal')).toBe(1197081386);
  expect(teamId(1, 'Arsenal')).not.toBe(teamId(2, 'Arsenal'));
});
