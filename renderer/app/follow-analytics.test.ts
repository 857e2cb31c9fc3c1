import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { analyticsConsentChanged, consentChosen } from '#renderer/lib/ports/consent-port.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { followAnalytics } from './follow-analytics.ts';
import { makeStore } from './make-store.ts';

function play() {
  const { store, listeners } = makeStore({
    host: createMemoryHost(),
    fetcher: () => Promise.reject(new Error('no calls here')),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  const told: (ConsentChoice | 'end' | null)[] = [];
  followAnalytics(listeners, async () => (chosen) => {
    told.push(chosen);
    return () => void told.push('end');
  });
  return {
    told,
    /** Dispatches a choice as the consent listener does: the choice first, then what it changes. */
    async choose(choice: ConsentChoice) {
      store.dispatch(consentChosen(choice));
      await this.stand(choice.includes('analytics'));
    },
    async stand(isAllowed: boolean) {
      store.dispatch(analyticsConsentChanged(isAllowed));
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

const ALL: ConsentChoice = ['functional', 'marketing', 'analytics'];

test('[Y-02] [N-02] the choice that allows analytics is the first event they get', async () => {
  const page = play();
  await page.choose(ALL);
  expect(page.told).toEqual([ALL]);
});

test('a choice of an earlier page or of another tab is no event for analytics', async () => {
  const page = play();
  await page.stand(true);
  expect(page.told).toEqual([null]);
});

test('a visitor who refuses is not tracked, and a later choice of another tab is not taken for this one', async () => {
  const page = play();
  await page.choose([]);
  expect(page.told).toEqual([]);
  await page.stand(true);
  expect(page.told).toEqual([null]);
});

test('a changed choice stops analytics, and the next one starts them again', async () => {
  const page = play();
  await page.choose(ALL);
  await page.choose(['functional']);
  await page.choose(['analytics']);
  expect(page.told).toEqual([ALL, 'end', ['analytics']]);
});
