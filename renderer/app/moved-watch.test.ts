import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { accessCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { redirectLightCall } from '#shared/contracts/access.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { makeStore } from './make-store.ts';
import { watchMoved } from './moved-watch.ts';

const MOVED = { redirect: true, code: 302, url: '/en/line', reasons: ['moved'], breadcrumbs: [] };
const followed = vi.fn();
let place = { pathname: '/en', search: '' };

beforeAll(async () => void (await accessCalls()));
beforeEach(() => {
  followed.mockClear();
  place = { pathname: '/en', search: '' };
  vi.stubGlobal('location', place);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start(kind: 'web' | 'desktop', answers: Readonly<Record<string, unknown>>, opened = '/en') {
  const asked: unknown[] = [];
  const parts = makeStore({
    host: createMemoryHost(),
    fetcher: async ({ path, body }) => {
      expect(path).toBe(redirectLightCall.path);
      const { url } = body as { url: string };
      asked.push(url);
      // Null stands for a back end without redirects.
      if (answers[url] === null) return { status: 404, body: { code: 'NOT_FOUND', message: 'none' } };
      return { status: 200, body: { data: answers[url] ?? { redirect: false } } };
    },
    preloaded: {
      site: { config: siteConfig, renderedAt: 0, origin: 'https://site.example', hasStaffTools: false },
    },
  });
  const stop = watchMoved({
    ...parts,
    host: { kind },
    openedAt: new URL(opened, 'https://site.example'),
    follow: followed,
  });
  const open = (pathname: string, search = '') => {
    Object.assign(place, { pathname, search });
    parts.store.dispatch(pageShown());
  };
  return { asked, open, stop };
}

test('[G-12] an address that is opened inside the app is followed to where it moved', async () => {
  const { asked, open, stop } = start('web', { '/en/old?a=1': MOVED });
  open('/en/old', '?a=1');
  await eventually(() => expect(followed).toHaveBeenCalledExactlyOnceWith('/en/line'));
  expect(asked).toEqual(['/en/old?a=1']);
  stop();
});

test('[G-12] the first page of a browser is not asked about again; that of the desktop window is', async () => {
  const web = start('web', { '/en': MOVED });
  web.open('/en');
  const desktop = start('desktop', { '/en': MOVED });
  await eventually(() => expect(followed).toHaveBeenCalledExactlyOnceWith('/en/line'));
  expect([web.asked, desktop.asked]).toEqual([[], ['/en']]);
  web.stop();
  desktop.stop();
});

test('[G-12] an address that was opened before the watch came is asked about', async () => {
  const { asked, stop } = start('web', { '/en': MOVED }, '/en/live');
  await eventually(() => expect(followed).toHaveBeenCalledExactlyOnceWith('/en/line'));
  expect(asked).toEqual(['/en']);
  stop();
});

test('[G-12] an incomplete redirect is not followed, and the log says what it lacks', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { code: _, ...incomplete } = MOVED;
  const { open, stop } = start('web', { '/en/old': incomplete });
  open('/en/old');
  await eventually(() => expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lacks code')));
  expect(followed).not.toHaveBeenCalled();
  stop();
});

test('a back end without redirects leaves the page where it is, and the log silent', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { asked, open, stop } = start('desktop', { '/en': null, '/en/old': MOVED });
  await eventually(() => expect(asked).toEqual(['/en']));
  open('/en/old');
  await eventually(() => expect(followed).toHaveBeenCalledExactlyOnceWith('/en/line'));
  expect(warned).not.toHaveBeenCalled();
  stop();
});

test('an answer about a page that the visitor has left moves nobody', async () => {
  const { asked, open, stop } = start('web', { '/en/old': MOVED });
  open('/en/old');
  open('/en/live');
  await eventually(() => expect(asked).toEqual(['/en/old', '/en/live']));
  expect(followed).not.toHaveBeenCalled();
  stop();
});
