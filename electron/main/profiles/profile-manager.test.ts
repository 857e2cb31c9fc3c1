import { expect, test } from 'vitest';
import type { Profiles } from '#shared/host/desktop/profiles.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import type { OpenProfile } from './open-profile.ts';
import { ProfileManager } from './profile-manager.ts';
import { ProfileRegistry, type ProfilesState } from './profile-registry.ts';

/** Manager whose profiles only record the calls they get, in order. */
function manager() {
  let stored: ProfilesState | undefined;
  let count = 0;
  const done: string[] = [];
  const told: Profiles[] = [];
  const registry = new ProfileRegistry({
    stored: {
      get: () => stored,
      set: (value) => {
        stored = value;
      },
    },
    areAvailable: true,
    newId: () => `made${++count}`,
  });
  const made = new ProfileManager({
    registry,
    prepare: async (id) => {
      done.push(`prepare ${id}`);
      const stored: { values?: Record<string, string> } = {};
      return {
        id,
        partition: id,
        vault: { state: async () => ({ backend: 'none', persistent: false }) },
        values: {
          get: () => stored.values,
          set: (values) => {
            stored.values = values;
          },
          delete: () => {
            delete stored.values;
          },
        },
        test: async () => ({ outcome: 'good', ms: 1, via: null }),
        empty: async () => void done.push(`empty ${id}`),
      } satisfies OpenProfile;
    },
    show: async ({ id }) => void done.push(`show ${id}`),
    forget: (id) => void done.push(`forget ${id}`),
    tell: (profiles) => told.push(profiles),
  });
  return { made, done, told };
}

test('no profile is open before the first window', () => {
  expect(() => manager().made.current).toThrow('No profile is open yet');
});

test('each profile has its own window and values, and is prepared once', async () => {
  const { made, done } = manager();
  await made.start();
  made.values.set({ display: 't0' });
  made.create('Ana');
  expect(made.open('made1')).toBeNull();
  // The page that asks gets its answer first.
  expect(made.current.id).toBe('first');
  await eventually(() => expect(done.at(-1)).toBe('show made1'));
  expect(made.values.get()).toBeUndefined();
  made.open('first');
  await eventually(() => expect(done.at(-1)).toBe('show first'));
  expect(made.values.get()).toEqual({ display: 't0' });
  expect(done).toEqual(['prepare first', 'show first', 'prepare made1', 'show made1', 'show first']);
});

test('the open profile is not opened again, and an unknown one is refused', async () => {
  const { made, done } = manager();
  await made.start();
  expect(made.open('first')).toBeNull();
  expect(made.open('nobody')).toBe('unknown');
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['prepare first', 'show first']);
});

test('an open profile that is removed is replaced first, then emptied and forgotten', async () => {
  const { made, done, told } = manager();
  await made.start();
  made.create('Ana');
  made.open('made1');
  await eventually(() => expect(done.at(-1)).toBe('show made1'));
  expect(made.remove('made1')).toBeNull();
  await eventually(() => expect(done.slice(-3)).toEqual(['show first', 'empty made1', 'forget made1']));
  expect(told.at(-1)?.list.map(({ id }) => id)).toEqual(['first']);
});

test('the last profile is emptied, and its window opens again', async () => {
  const { made, done } = manager();
  await made.start();
  expect(made.remove('first')).toBeNull();
  await eventually(() => expect(done.slice(-2)).toEqual(['empty first', 'show first']));
  expect(made.read().list).toEqual([{ id: 'first', name: null }]);
});

test('changes of the list are reported, refused requests are not', async () => {
  const { made, told } = manager();
  await made.start();
  made.create('Ana');
  made.rename('made1', 'Eva');
  made.rename('made1', '');
  made.remove('nobody');
  expect(told.map(({ list }) => list.at(-1)?.name)).toEqual(['Ana', 'Eva']);
});
