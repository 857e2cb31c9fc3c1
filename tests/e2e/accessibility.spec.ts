import type { Page } from '@playwright/test';
import { DISPLAY_COOKIE, writeDisplay } from '#shared/domain/display/display-cookie.ts';
import { defaultDisplay } from '#shared/domain/display/display-preferences.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible, expectTargets } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { plainOfficePaths } from '#tests/fixtures/office-paths.ts';
import type { Player } from '#tests/fixtures/player.ts';
import { type Words, wordsOf } from '#tests/fixtures/words.ts';
import type { GameOptions, Pick, World } from '#tests/fixtures/world.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import { alive, listening, openList, priceInList } from '#tests/pages/prices.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

interface Look {
  readonly name: string;
  readonly language: string;
  readonly theme: 'dark' | 'light';
  /**
   * Names of the views that this theme is tested on; all by default. Others need not repeat what does not depend on
   * colours and direction.
   */
  readonly sights?: readonly string[];
}

const SOME = ['a competition', 'a coupon with bets'];

const LOOKS: readonly Look[] = [
  { name: 'in the dark theme', language: 'en', theme: 'dark' },
  { name: 'in the light theme and in Arabic', language: 'ar', theme: 'light', sights: SOME },
];

interface Visit {
  readonly page: Page;
  readonly world: World;
  readonly player: Player;
  readonly words: Words;
  readonly frame: SiteFrame;
}

/** Opens the lightest page with prices, which has everything that a page with hundreds of them has. */
async function openCompetition({ page, words, world }: Visit): Promise<Pick[]> {
  const picks = await world.take({ section: 'line', sport: 'basketball', count: 2 });
  for (const { game } of picks) await openList(page, words.language, game);
  return picks;
}

/** How each view is brought onto the screen. */
const SIGHTS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'the home page': async ({ page, words }) => {
    await page.goto(paths.home(words.language));
    await alive(page);
  },
  'the live list': async ({ page, words }) => {
    await page.goto(paths.live({ language: words.language }));
    await alive(page);
  },
  'a competition': async (visit) => void (await openCompetition(visit)),
  'a live game': async ({ page, words, world }) => {
    const pick = await world.takeOne({ section: 'live' });
    await page.goto(gamePath(words.language, pick.game));
    await alive(page);
  },
  'a coupon with bets': async (visit) => {
    const { page, words, player } = visit;
    await player.signUp();
    const picks = await openCompetition(visit);
    const coupon = new CouponPanel({ page, words, device: mouseDevice() });
    for (const pick of picks) await priceInList(page, words, pick).click();
    await expect(coupon.legs).toHaveCount(2);
    await coupon.ready();
  },
  'the history': async ({ page, words, player }) => {
    await player.signUp();
    await page.goto(paths.to('office/history', words.language));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  },
  ...Object.fromEntries(
    plainOfficePaths().map((path) => [
      `the page ${path}`,
      async ({ page, words, player }: Visit) => {
        await player.signUp();
        await page.goto(`${paths.home(words.language)}/${path}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await listening(page);
      },
    ]),
  ),
  'the page of a league': async ({ page, words }) => {
    await page.goto(paths.to('epl', words.language));
    await alive(page);
  },
  'a page that does not exist': async ({ page, words }) => {
    await page.goto(`/${words.language}/nowhere`);
    await expect(page.getByRole('main')).toContainText(words('common:page_not_found'));
  },
};

/** What the gate looks at. */
const GATE = new Set(['a coupon with bets, in the dark theme', 'a competition, in the light theme and in Arabic']);

for (const look of LOOKS) {
  test.describe(() => {
    test.use({ colorScheme: look.theme });
    for (const [what, show] of Object.entries(SIGHTS)) {
      if (look.sights && !look.sights.includes(what)) continue;
      test(
        `${what} has no accessibility violation that axe can find, ${look.name}`,
        GATE.has(`${what}, ${look.name}`) ? {} : FULL,
        async ({ page, context, world, player, pageErrors, baseURL }) => {
          pageErrors.allow('the browser itself names the status of the page', /status of 404/);
          const words = wordsOf(look.language);
          const display = { ...defaultDisplay(0), appTheme: look.theme === 'dark' ? 1 : 0 } as const;
          await context.addCookies([{ name: DISPLAY_COOKIE, value: writeDisplay(display, 0), url: baseURL ?? '' }]);
          const frame = new SiteFrame(page, words, mouseDevice());
          await show({ page, world, player, words, frame });
          await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme);
          await expectAccessible(page, what);
        },
      );
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  test(
    'everything to press on the entry pages is large enough or far enough from the next',
    FULL,
    async ({ page, world }) => {
      const gameOf = async (options: GameOptions) => gamePath('en', (await world.takeOne(options)).game);
      const addresses = [
        paths.home('ar'),
        paths.line({ language: 'ar', sport: 'football' }),
        await gameOf({ section: 'live' }),
        paths.home('en'),
        paths.live({ language: 'en' }),
        await gameOf({ section: 'line' }),
        await gameOf({ section: 'live', sport: 'tennis' }),
      ];
      for (const address of addresses) {
        await page.goto(address);
        await alive(page);
        await expectTargets(page, address);
      }
    },
  );
});
