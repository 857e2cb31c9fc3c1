import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { Fetcher } from '#renderer/lib/api/fetcher.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { knowSettingsPageParts } from '#renderer/lib/ports/settings-page-parts.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { OfficeSettingsAnswer } from '#shared/contracts/office-settings.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { OFFICE_SETTINGS, officeSettingValues } from '#shared/domain/office/office-settings.ts';
import { config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { officeSettingsApi } from './api.ts';
import { type SettingChange, settingsAfter } from './changes.ts';
import { OwnOfficeSettings, SaveNote } from './office-settings.tsx';
import { createSaveQueue } from './save-queue.ts';
import { createSaves, type SaveNews } from './saves.ts';
import { saveChange } from './use-saves.ts';

const userId = session.player.user_id;
const NAMESPACES = ['office', 'office-settings', 'sports', 'errors', 'games'];

const known: OfficeSettingsAnswer = {
  ...officeSettingValues(new Map([['enable_mail_bets', true]])),
  cashbackSetting: null,
  bonusSetting: { choice: 1 },
  firstDepositBonusSetting: null,
  pointsAccumulated: 0,
  availableCurrencies: [],
  sports: [1, 4],
  lineSports: [1, 4],
  liveSports: [4],
  lineDisallowSports: [4],
  liveDisallowSports: [],
  showFavoriteTeams: false,
  showPromoCodeCheck: false,
  showWallets: false,
  clubPoints: 0,
  showClubPoints: true,
  walletAttributes: null,
  promoSetting: null,
};
const NEWS: SettingChange = { kind: 'setting', group: 'notificationSettings', name: 'enable_mail_news', value: true };
const FOOTBALL: SettingChange = { kind: 'sport', section: 'live', sportId: 1, isLeftOut: true };

const pageOf = (language: (typeof LANGUAGES)[number]) =>
  renderPart(<OwnOfficeSettings />, {
    language,
    url: `/${language}/office/settings`,
    namespaces: NAMESPACES,
    session,
    prepare: ({ dispatch }) =>
      dispatch(officeSettingsApi.util.upsertQueryData('officeSettings', { userId }, known)) as unknown,
  });

/** A page of the player whose calls are answered by the test; it is left when the answer of the settings is gone. */
async function pageWith(fetcher: Fetcher, { isLeft = false, player = session as SessionAnswer | null } = {}) {
  const { store } = makeTestStore({
    host: createMemoryHost(),
    fetcher,
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, player));
  if (!isLeft) await store.dispatch(officeSettingsApi.util.upsertQueryData('officeSettings', { userId }, known));
  const shown = () => officeSettingsApi.endpoints.officeSettings.select({ userId })(store.getState()).data;
  return { shown, save: (change: SettingChange) => store.dispatch(saveChange(userId, change)) };
}

const savedAs = (settings: OfficeSettingsAnswer) => {
  const { commonSettings, otherSettings, notificationSettings, lineDisallowSports, liveDisallowSports } = settings;
  const own = { commonSettings, otherSettings, notificationSettings, lineDisallowSports, liveDisallowSports };
  return { status: 200, body: { success: true, message: 'main_save_success', settings: own } };
};

describe('[O-01] the page of the settings', () => {
  test.each(LANGUAGES)('has a switch for each setting and a choice for each sport in %s', async (language) => {
    knowSettingsPageParts(() => <p>parts of others</p>);
    const html = await pageOf(language);
    expect(html.match(/role="switch"/g)).toHaveLength(OFFICE_SETTINGS.length);
    expect(html.match(/role="switch" aria-checked="true"/g)).toHaveLength(1);
    // Football is taken before the start only.
    const boxes = (html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []).filter((box) => !box.includes('aria-hidden'));
    expect(boxes.map((box) => box.includes('checked=""'))).toEqual([true, false, true]);
    expect(textOf(html)).toContain('parts of others');
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  });
});

describe('[O-01] a change', () => {
  test.each([
    ['a setting', NEWS, openPaths.saveOfficeSetting, { group: NEWS.group, name: NEWS.name, value: true }],
    ['a sport', FOOTBALL, openPaths.saveDisallowedSports, { section: 'live', sportId: 1, isLeftOut: true }],
  ])('of %s is shown at once, sent alone and saved', async (_, change, path, body) => {
    const sent = vi.fn();
    const after = settingsAfter(known, change);
    let seen: unknown;
    const page = await pageWith(async (request) => {
      if (request.path === path) {
        sent(request.body);
        seen = page.shown();
      }
      return savedAs(after);
    });
    expect(await page.save(change)).toEqual({ kind: 'saved' });
    expect(sent.mock.calls).toEqual([[body]]);
    expect(seen).toEqual(after);
    expect(page.shown()).toEqual(after);
  });

  test.each([
    [NEWS, { status: 503, body: { code: 'UNAVAILABLE', message: 'later', requestId: '1' } }, 'UNAVAILABLE'],
    [FOOTBALL, { status: 400, body: { code: 'BAD_REQUEST', message: 'no', requestId: '1' } }, 'BAD_REQUEST'],
  ])('that fails gives way to the old value', async (change, answer, code) => {
    const page = await pageWith(async () => answer);
    expect(await page.save(change)).toMatchObject({ kind: 'failed', error: { code } });
    expect(page.shown()).toEqual(known);
  });

  test.each([[NEWS], [FOOTBALL]])('whose call is cancelled stays and says nothing', async (change) => {
    const page = await pageWith(async ({ signal }) => {
      Object.defineProperty(signal, 'aborted', { value: true });
      throw new DOMException('left', 'AbortError');
    });
    expect(await page.save(change)).toBeNull();
    expect(page.shown()).toEqual(settingsAfter(known, change));
  });

  test.each([
    [NEWS, openPaths.saveOfficeSetting],
    [FOOTBALL, openPaths.saveDisallowedSports],
  ])('is sent although its page is left', async (change, path) => {
    const sent = vi.fn();
    const page = await pageWith(
      async (request) => {
        sent(request.path);
        return savedAs(settingsAfter(known, change));
      },
      { isLeft: true },
    );
    expect(await page.save(change)).toEqual({ kind: 'saved' });
    expect(sent).toHaveBeenCalledWith(path);
  });

  test.each([
    ['no player', null],
    ['another player', { ...session, player: { ...session.player, user_id: userId + 1 } }],
  ])('is not sent once %s is signed in', async (_, player) => {
    const sent = vi.fn(() => Promise.reject(new Error('sent')));
    const page = await pageWith(sent, { isLeft: true, player });
    expect(await page.save(NEWS)).toMatchObject({ kind: 'failed', error: { code: 'SESSION_REQUIRED' } });
    expect(sent).not.toHaveBeenCalled();
  });

  test('waits for the one before it, and is made although that one failed', async () => {
    const queue = createSaveQueue();
    const order: string[] = [];
    const first = queue.add(async () => {
      await Promise.resolve();
      order.push('first');
      throw new Error('no network');
    });
    const second = queue.add(async () => void order.push('second'));
    await expect(first).rejects.toThrow('no network');
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});

describe('[O-01] several changes', () => {
  const failed = { kind: 'failed', error: { status: 503, code: 'UNAVAILABLE' } } as const;
  const lost = vi.fn();
  const savesThat = (...ends: readonly SaveNews[]) => {
    const left = [...ends];
    return createSaves(createSaveQueue(), async () => left.shift() ?? null);
  };
  const stay = (saves: ReturnType<typeof savesThat>) => onTestFinished(saves.subscribe(() => {}) as () => void);
  beforeEach(() => lost.mockReset());

  test('that wait are shown until they have ended', async () => {
    const saves = savesThat({ kind: 'saved' }, { kind: 'saved' });
    stay(saves);
    const ends = [saves.save(NEWS, lost), saves.save(FOOTBALL, lost)];
    expect(saves.state().waiting).toEqual([NEWS, FOOTBALL]);
    await Promise.all(ends);
    expect(saves.state()).toEqual({ waiting: [], news: { kind: 'saved' } });
  });

  test('leave a failure standing when the next one is saved, until the player presses again', async () => {
    const saves = savesThat(failed, { kind: 'saved' }, { kind: 'saved' });
    stay(saves);
    await Promise.all([saves.save(NEWS, lost), saves.save(FOOTBALL, lost)]);
    expect(saves.state().news).toEqual(failed);
    const again = saves.save(NEWS, lost);
    expect(saves.state().news).toBeNull();
    await again;
    expect(saves.state().news).toEqual({ kind: 'saved' });
    expect(lost).not.toHaveBeenCalled();
  });

  test('tell the last of several failures', async () => {
    const later: SaveNews = { kind: 'failed', error: { status: 0, code: 'NETWORK' } };
    const saves = savesThat(failed, later);
    stay(saves);
    await Promise.all([saves.save(NEWS, lost), saves.save(FOOTBALL, lost)]);
    expect(saves.state().news).toEqual(later);
  });

  test('that fail after the page is left are told elsewhere, and only those', async () => {
    const saves = savesThat(failed, { kind: 'saved' }, null);
    const leave = saves.subscribe(() => {});
    const ends = [saves.save(NEWS, lost), saves.save(FOOTBALL, lost), saves.save(NEWS, lost)];
    leave();
    await Promise.all(ends);
    expect(lost.mock.calls).toEqual([[failed.error]]);
  });
});

describe('[O-01] what is said about a save', () => {
  const noteOf = async (news: SaveNews, language: (typeof LANGUAGES)[number]) =>
    renderPart(<SaveNote news={news} />, { language, namespaces: NAMESPACES });
  const failed: SaveNews = { kind: 'failed', error: { status: 503, code: 'UNAVAILABLE' } };
  const unanswered: SaveNews = { kind: 'failed', error: { status: 0, code: 'NETWORK' } };

  test.each([
    ['en', 'Saved.', 'The previous value is back.'],
    ['de', 'Gespeichert.', 'Der vorherige Wert gilt wieder.'],
  ] as const)('in %s: success politely, failure as an alert with its reason', async (language, success, restored) => {
    const saved = await noteOf({ kind: 'saved' }, language);
    expect(saved).toContain(`<p role="status">${success}</p>`);
    const text = textOf(await noteOf(failed, language));
    expect(text).toContain(restored);
    expect(text.length).toBeGreaterThan(restored.length + 10);
    expect(await noteOf(failed, language)).toContain('role="alert"');
    expect(textOf(await noteOf(null, language))).toBe('');
  });

  test('without a connection, no other attempt is promised', async () => {
    expect(textOf(await noteOf(unanswered, 'en'))).toBe(
      'No connection. Nothing was saved, and the previous value is back. Try again once you are online.',
    );
  });

  test.each(LANGUAGES)('without a connection, it has words of its own in %s', async (language) => {
    const words = textOf(await noteOf(unanswered, language));
    expect(words).not.toMatch(KEY_LEAK);
    const { unsaved } = JSON.parse(readFileSync(`renderer/locales/${language}/office-settings.json`, 'utf8')) as {
      readonly unsaved?: string;
    };
    expect(words).toBe(unsaved);
  });
});
