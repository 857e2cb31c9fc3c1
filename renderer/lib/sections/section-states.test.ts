import { expect, test, vi } from 'vitest';
import { SectionLoader } from './section-loader.ts';
import { sectionStates, watchLoader, watchSectionStates } from './section-states.ts';

const MODULE = { dataVersion: 1, Section: () => null };

test('[S-01] the states of all sections of the page can be read and watched', async () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const loader = new SectionLoader({
    ask: async ({ url }) => {
      if (url.includes('promo')) throw new Error('down');
      return {
        name: 'footer',
        version: '7',
        apiVersion: 'v2',
        data: {},
        dataVersion: 1,
        module: { url: '/x.js', integrity: '' },
        styles: [],
      };
    },
    bring: async () => MODULE,
    isWatched: () => true,
    onWatched: () => () => {},
  });
  watchLoader(loader);
  const heard = vi.fn();
  const stop = watchSectionStates(heard);
  loader.open('footer', { settings: { url: '/sections-api/footer' }, path: '/en' });
  loader.open('promo-strip', { settings: { url: '/sections-api/promo-strip' }, path: '/en' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(sectionStates()).toEqual([
    {
      name: 'footer',
      state: 2,
      sectionStateName: 'ready',
      retries: 0,
      failure: null,
      retryAt: null,
      version: '7',
      isBroken: false,
    },
    {
      name: 'promo-strip',
      state: -1,
      sectionStateName: 'error',
      retries: 1,
      failure: 'answer',
      retryAt: 1_700_000_003_000,
      version: null,
      isBroken: false,
    },
  ]);
  expect(sectionStates()).toBe(sectionStates());
  const times = heard.mock.calls.length;
  expect(times).toBeGreaterThan(3);
  stop();
  loader.close('footer');
  expect(heard).toHaveBeenCalledTimes(times);
  expect(sectionStates()[0]).toMatchObject({ sectionStateName: 'not-exist' });
  vi.useRealTimers();
});
