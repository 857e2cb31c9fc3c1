import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

vi.mock('web-vitals', () => ({ onCLS() {}, onFCP() {}, onINP() {}, onLCP() {}, onTTFB() {} }));

const words = wordsOf('en');

// A page has one record from its first script on, so this page has modules of its own.
beforeAll(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://play.example/en/debugger'));
  vi.stubGlobal('history', { pushState() {}, replaceState() {} });
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Starts the record of a page that support staff looks at. */
async function startRecord() {
  const { makeStore } = await import('#renderer/app/make-store.ts');
  const { createMemoryHost } = await import('#renderer/host/memory-host.ts');
  const { installRecorder } = await import('#renderer/lib/debug/debug-port.ts');
  const { siteConfig } = await import('#renderer/lib/test-fixtures/site.fixture.ts');
  const { startSession } = await import('./debugger-session.ts');
  const made = makeStore({
    host: createMemoryHost(),
    fetcher: () => Promise.reject(new Error('no back end')),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '', hasStaffTools: true } },
  });
  const client = { status: () => ({ state: 'live', transport: 'socket', gaps: 0 }), subscribeStatus: () => () => {} };
  const recorder = startSession({ ...made, loadFeed: async () => ({ client }) as never });
  installRecorder(Promise.resolve(recorder));
  await vi.advanceTimersByTimeAsync(1000);
  return recorder;
}

test('[R-32] the debugger lists a failed call with its class and code, and the log has it, without the words of its answer', async () => {
  const recorder = await startRecord();
  const call = recorder.call({ method: 'GET', path: openPaths.featured });
  call.sent();
  call.ended({ status: 503, body: { code: 'UNAVAILABLE', message: 'secret-words' } });
  const { CallsTab } = await import('./tabs/calls-tab.tsx');
  const { LogTab } = await import('./tabs/log-tab.tsx');
  const { currentSession } = await import('./debugger-session.ts');
  const { renderPart, textOf } = await import('#tests/fixtures/render-part.tsx');
  const rowsOf = (html: string) =>
    [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)]
      .map(([, row = '']) => textOf(row))
      .filter((row) => row.includes(openPaths.featured));
  const calls = await renderPart(<CallsTab />, { namespaces: ['debugger'] });
  const log = await renderPart(<LogTab />, { namespaces: ['debugger'] });
  expect(rowsOf(calls)).toEqual([expect.stringContaining(`GET ${openPaths.featured} 503 UNAVAILABLE`)]);
  expect(rowsOf(log)).toEqual([expect.stringMatching(`${words('debugger:kind_call')} .*status=503.*code=UNAVAILABLE`)]);
  const recorded = currentSession()?.calls.entries();
  expect(recorded).toMatchObject([{ problem: 'server', code: 'UNAVAILABLE' }]);
  expect(calls + log + JSON.stringify(recorded)).not.toContain('secret-words');
});
