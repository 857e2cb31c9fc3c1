import { describe, expect, test } from 'vitest';
import { FIRST_PROFILE, MAX_PROFILES } from '#shared/host/desktop/profiles.ts';
import { ProfileRegistry, type ProfilesState } from './profile-registry.ts';

function registry(initial?: unknown, areAvailable = true) {
  let stored = initial as ProfilesState | undefined;
  let count = 0;
  const made = new ProfileRegistry({
    stored: {
      get: () => stored,
      set: (value) => {
        stored = structuredClone(value);
      },
    },
    areAvailable,
    newId: () => `made${++count}`,
  });
  return { made, stored: () => stored };
}

const ids = ({ made }: ReturnType<typeof registry>) => made.read().list.map(({ id }) => id);

test('an installation begins with one profile without a name', () => {
  expect(registry().made.read()).toEqual({
    list: [{ id: FIRST_PROFILE, name: null }],
    open: FIRST_PROFILE,
    areAvailable: true,
  });
});

describe('the name of a profile', () => {
  test.each([
    ['', 'name_empty'],
    ['   ', 'name_empty'],
    ['x'.repeat(41), 'name_long'],
    ['Ana\u202e', 'name_signs'],
    ['An\u0000a', 'name_signs'],
    ['An\u200ba', 'name_signs'],
    ['ana', 'name_taken'],
    ['  ANA ', 'name_taken'],
    ['Ａna', 'name_taken'],
    ['x'.repeat(40), null],
    ['Ольга', null],
    ['أمل', null],
    ['José  María', null],
  ])('%j: %s', (name, problem) => {
    const { made } = registry();
    made.create('Ana');
    expect(made.create(name)).toBe(problem);
  });

  test('may be changed in upper and lower case for the same profile', () => {
    const { made } = registry();
    made.create('Ana');
    expect(made.rename('made1', 'ANA')).toBeNull();
    expect(made.rename(FIRST_PROFILE, 'ana')).toBe('name_taken');
    expect(made.rename('nobody', 'Eva')).toBe('unknown');
    expect(made.read().list[1]).toEqual({ id: 'made1', name: 'ANA' });
  });
});

test('an installation has at most twelve profiles', () => {
  const { made } = registry();
  for (let count = 1; count < MAX_PROFILES; count++) expect(made.create(`Name ${count}`)).toBeNull();
  expect(made.create('One more')).toBe('too_many');
});

test('the profile that was opened last is stored', () => {
  const it = registry();
  it.made.create('Ana');
  expect(it.made.open('made1')).toBeNull();
  expect(it.made.open('nobody')).toBe('unknown');
  expect(registry(it.stored()).made.read().open).toBe('made1');
});

test('a removed profile disappears, and the next one is opened instead', () => {
  const it = registry();
  it.made.create('Ana');
  it.made.open('made1');
  expect(it.made.remove('made1')).toBeNull();
  expect(ids(it)).toEqual([FIRST_PROFILE]);
  expect(it.made.read().open).toBe(FIRST_PROFILE);
  expect(it.made.remove('made1')).toBe('unknown');
});

test('the last profile stays, without its name', () => {
  const it = registry();
  it.made.rename(FIRST_PROFILE, 'Ana');
  expect(it.made.remove(FIRST_PROFILE)).toBeNull();
  expect(it.made.read().list).toEqual([{ id: FIRST_PROFILE, name: null }]);
});

test('an app for one profile neither shows nor makes others', () => {
  const it = registry(
    {
      list: [
        { id: 'first', name: null },
        { id: 'made1', name: 'Ana' },
      ],
      open: 'made1',
    },
    false,
  );
  expect(it.made.read()).toMatchObject({ list: [{ id: 'first' }], open: 'first', areAvailable: false });
  expect(it.made.create('Eva')).toBe('not_offered');
  expect(it.made.open('made1')).toBe('unknown');
});

test.each([
  [null],
  ['text'],
  [{ list: [], open: 'first' }],
  [{ list: [{ id: '../x', name: null }], open: '../x' }],
  [{ list: [{ id: 'first', name: 7 }], open: 'first' }],
  [
    {
      list: [
        { id: 'same', name: null },
        { id: 'same', name: 'x' },
      ],
      open: 'same',
    },
  ],
])('a stored list of %j counts as empty', (broken) => {
  expect(ids(registry(broken))).toEqual([FIRST_PROFILE]);
});

test('a list whose open profile is missing opens its first one', () => {
  expect(registry({ list: [{ id: 'made1', name: 'Ana' }], open: 'gone' }).made.read().open).toBe('made1');
});
