import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SectionModule } from '#renderer/sections/contract/section-module.ts';
import { SectionLoader, type SectionParts, type SectionPorts } from './section-loader.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const SETTINGS = { url: '/sections-api/footer' };
const file = (name: string) => ({ url: `/sections-api/files/footer/${name}`, integrity: 'sha384-x' });

function contentOf(language: string, version = '1'): SectionParts {
  const parts = { name: 'footer', version, apiVersion: 'v2' as const, dataVersion: 1, styles: [] };
  return { ...parts, data: { language }, module: file('section.js') };
}

const MODULE: SectionModule = { dataVersion: 1, Section: () => null };

function start(ports: Partial<SectionPorts> = {}) {
  const asked: { at: number; path: string }[] = [];
  const brought: number[] = [];
  const began = Date.now();
  const page = { isWatched: true, listeners: new Set<() => void>() };
  const answers: (SectionParts | null | Error)[] = [];
  const modules: (SectionModule | Error)[] = [];
  const loader = new SectionLoader({
    async ask(_settings, path) {
      asked.push({ at: Date.now() - began, path });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer === undefined ? contentOf(path.slice(1, 3)) : answer;
    },
    async bring(_content, retries) {
      brought.push(retries);
      const module = modules.length > 1 ? modules.shift() : modules[0];
      if (module instanceof Error) throw module;
      return module ?? MODULE;
    },
    isWatched: () => page.isWatched,
    onWatched(listener) {
      page.listeners.add(listener);
      return () => page.listeners.delete(listener);
    },
    ...ports,
  });
  const states: number[] = [];
  loader.subscribe(() => {
    const { state } = loader.view('footer').record;
    if (states.at(-1) !== state) states.push(state);
  });
  const open = (path = '/en', content?: SectionParts) => loader.open('footer', { settings: SETTINGS, path, content });
  const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const look = (isWatched: boolean) => {
    page.isWatched = isWatched;
    for (const listener of [...page.listeners]) listener();
  };
  return { loader, open, later, look, asked, brought, answers, modules, states, view: () => loader.view('footer') };
}

describe('[S-01] the section loader', () => {
  test('changes a section from absent to loading and ready', async () => {
    const { open, later, states, view } = start();
    open();
    await later(0);
    expect(states).toEqual([1, 2]);
    expect(view().shown?.content.data).toEqual({ language: 'en' });
  });

  test('does not fetch what the server drew into the page', async () => {
    const { open, later, asked, brought, view } = start();
    open('/en', contentOf('en'));
    await later(0);
    expect([asked.length, brought.length, view().record.state]).toEqual([0, 1, 2]);
  });

  test('shows a ready section at once when its place returns, without fetching it again', async () => {
    const { loader, open, later, asked, states } = start();
    open();
    await later(0);
    loader.close('footer');
    open('/en/live');
    expect(states).toEqual([1, 2, -2, 2]);
    expect(asked).toHaveLength(1);
  });

  test('loads neither sections that the site lacks nor those that their server does not know', async () => {
    const { loader, later, view, answers, open, asked } = start();
    loader.open('footer', { settings: undefined, path: '/en' });
    await later(60_000);
    expect([asked.length, view().record.state]).toEqual([0, -2]);
    answers.push(null);
    open();
    await later(60_000);
    expect([asked.length, view().record.state, view().isBroken]).toEqual([1, -2, false]);
  });

  test('drops an answer that arrives after its place was removed', async () => {
    const { loader, open, later, view } = start();
    open();
    loader.close('footer');
    await later(60_000);
    expect([view().record.state, view().shown]).toEqual([-2, null]);
  });
});

describe('[S-02] a section that fails', () => {
  test('is fetched again after 1, 2 and 4 s, then the error view shows', async () => {
    const { open, later, asked, answers, view } = start();
    answers.push(new Error('down'));
    open();
    await later(6999);
    expect(view().isBroken).toBe(false);
    await later(60_000);
    expect(asked.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
    expect([view().record.state, view().isBroken]).toEqual([-1, true]);
  });

  test('is fetched 5 more times when its component failed', async () => {
    const { open, later, asked, brought, modules, view } = start();
    modules.push(new Error('no module'));
    open();
    await later(120_000);
    expect(asked.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000, 15_000, 31_000]);
    expect(brought).toEqual([0, 1, 2, 3, 4, 5]);
    expect(view().isBroken).toBe(true);
  });

  test('counts its retries from zero once it was ready', async () => {
    const { loader, open, later, answers, asked, view } = start();
    answers.push(new Error('down'), new Error('down'), contentOf('en'), new Error('down'));
    open();
    await later(10_000);
    expect(view().record).toEqual({ state: 2 });
    loader.visit('/de');
    await later(60_000);
    expect(asked.map(({ path }) => path)).toEqual(['/en', '/en', '/en', '/de', '/de', '/de', '/de']);
  });

  test('waits while the page is hidden, and is fetched as soon as it is visible', async () => {
    const { open, later, look, asked, answers } = start();
    answers.push(new Error('down'), contentOf('en'));
    look(false);
    open();
    await later(60_000);
    expect(asked).toHaveLength(1);
    look(true);
    await later(0);
    expect(asked).toHaveLength(2);
    look(true);
    await later(60_000);
    expect(asked).toHaveLength(2);
  });

  test('that breaks after it was ready is retried 5 times in all, however often it recovers', async () => {
    const { loader, open, later, asked, view } = start();
    open();
    await later(0);
    for (let crash = 0; crash < 20; crash++) {
      loader.crashed('footer');
      await later(60_000);
    }
    expect(asked).toHaveLength(1 + 5);
    expect([view().record.state, view().isBroken, view().shown]).toEqual([-1, true, null]);
  });

  test('[S-02] that was ready for a minute has its retries again when it breaks', async () => {
    const { loader, open, later, asked, view } = start();
    open();
    await later(0);
    for (let crash = 0; crash < 20; crash++) {
      loader.crashed('footer');
      await later(62_000);
      expect(view().record).toMatchObject({ state: 2 });
    }
    expect(asked).toHaveLength(1 + 20);
  });
});

describe('[S-03] a manual reload', () => {
  test('loads a failed section, and shows that it is running', async () => {
    const { loader, open, later, answers, view } = start();
    answers.push(new Error('down'));
    open();
    await later(60_000);
    answers.push(contentOf('en', '2'));
    answers.shift();
    loader.reload('footer');
    expect(view()).toMatchObject({ isBroken: true, isRefreshing: true, record: { state: 1 } });
    await later(0);
    expect(view()).toMatchObject({ isBroken: false, isRefreshing: false, record: { state: 2 } });
    expect(view().shown?.content.version).toBe('2');
  });

  test('that fails shows the error view again at once', async () => {
    const { loader, open, later, answers, asked, view } = start();
    answers.push(new Error('down'));
    open();
    await later(60_000);
    const before = asked.length;
    loader.reload('footer');
    await later(60_000);
    expect([asked.length - before, view().isBroken, view().isRefreshing]).toEqual([1, true, false]);
  });

  test('happens at most once a second', async () => {
    const { loader, open, later, asked } = start();
    open();
    await later(0);
    for (let press = 0; press < 25; press++) {
      loader.reload('footer');
      await later(100);
    }
    expect(asked.map(({ at }) => at)).toEqual([0, 0, 1000, 2000]);
  });
});

test('a section in the previous language is not shown again when its place returns', async () => {
  const { loader, open, later, asked, view } = start();
  open('/en');
  await later(0);
  loader.visit('/ar');
  loader.close('footer');
  open('/ar');
  await later(0);
  expect(view().shown?.content.data).toEqual({ language: 'ar' });
  expect(asked.map(({ path }) => path)).toEqual(['/en', '/ar', '/ar']);
});

test('a change of language fetches every section in it and shows the old one meanwhile', async () => {
  const { loader, open, later, asked, states, view } = start();
  open('/en');
  await later(0);
  loader.visit('/en/live');
  loader.visit('/ar/live');
  expect(view().shown?.content.data).toEqual({ language: 'en' });
  await later(0);
  expect(view().shown?.content.data).toEqual({ language: 'ar' });
  expect(asked.map(({ path }) => path)).toEqual(['/en', '/ar/live']);
  expect(states).toEqual([1, 2, -2, 1, 2]);
});
