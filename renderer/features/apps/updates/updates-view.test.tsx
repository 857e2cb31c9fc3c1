import { expect, test, vi } from 'vitest';
import type { UpdateState, UpdatesPort } from '#shared/host/desktop/updates.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { UpdatesView } from './updates-panel.tsx';

const updates: UpdatesPort = {
  status: vi.fn(),
  check: vi.fn(),
  restart: vi.fn(),
  setBusy: vi.fn(),
  onChange: () => () => {},
};

const shown = (state: UpdateState, installsAtEnd = true) =>
  renderPart(<UpdatesView updates={updates} status={{ installed: '1.4.0', state, installsAtEnd }} />, {
    namespaces: ['desktop-packs', 'account'],
  });

test.each([
  ['package-manager', true],
  ['portable', true],
  ['no-feed', true],
  ['sources', false],
  ['flavour', false],
  ['unsigned', false],
] as const)(
  '[Z-07] an app without updates for the reason %s names the address of the downloads for a browser: %s',
  async (reason, names) => {
    const html = await shown({ phase: 'off', reason });
    expect(textOf(html).includes('http://fairline.test/en/desktop')).toBe(names);
    // The window saves no packages, so it must not link to its own download page.
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('<button');
  },
);

test.each([
  [{ phase: 'idle', checkedAt: null }, 'Check for updates'],
  [{ phase: 'failed', reason: 'network' }, 'Check for updates'],
  [{ phase: 'ready', update: { version: '1.5.0', notes: '' } }, 'Restart now'],
] as const)(
  '[Z-07] the update panel in the state %o shows the running version and the available actions',
  async (state, button) => {
    const html = await shown(state);
    expect(textOf(html)).toContain('Version 1.4.0');
    expect(html).toMatch(new RegExp(`<button[^>]*>${button}`));
  },
);

test('[Z-07] a version that is ready says when it is installed: when the app closes, or only by a restart', async () => {
  const ready = { phase: 'ready', update: { version: '1.5.0', notes: '' } } as const;
  expect(textOf(await shown(ready))).toContain('It installs when you close the app.');
  expect(textOf(await shown(ready, false))).toContain('Restart to install it.');
});
