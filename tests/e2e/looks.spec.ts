import type { CDPSession, Page } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { FULL, isFull } from '#tests/fixtures/full-run.ts';
import { mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { putLongestNames } from '#tests/fixtures/looks/longest-names.ts';
import { installLookTools } from '#tests/fixtures/looks/look-tools.ts';
import { expectGoodLooks, faultsOf, PHONE, type WindowSize } from '#tests/fixtures/looks/looks.ts';
import { plainOfficePaths } from '#tests/fixtures/office-paths.ts';
import type { Player } from '#tests/fixtures/player.ts';
import { type Words, wordsOf } from '#tests/fixtures/words.ts';
import type { World } from '#tests/fixtures/world.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { CouponPanel } from '#tests/pages/coupon-panel.ts';
import { alive, listening } from '#tests/pages/prices.ts';

type Theme = 'dark' | 'light';

interface Look extends WindowSize {
  readonly theme: Theme;
}

interface Visit {
  readonly page: Page;
  /** Connection to the browser that changes its screen. */
  readonly device: CDPSession;
  readonly world: World;
  readonly player: Player;
  readonly words: Words;
}

/** Page that is brought onto the screen once, and what shows it again after the window has another size. */
interface Sight {
  readonly open: (visit: Visit) => Promise<void>;
  readonly show?: (visit: Visit, look: Look) => Promise<void>;
  /** Sport whose sides have the longest names of the book; names are then looked at too. */
  readonly longNames?: string;
}

const SIZES: readonly WindowSize[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 1024, height: 900 },
  { width: 320, height: 640 },
];

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

async function openGame({ page, world, words }: Visit, section: 'line' | 'live', sport = 'football'): Promise<void> {
  const { game } = await world.takeOne({ section, sport });
  await openPath(page, gamePath(words.language, game));
}

/** Shows the coupon where the window does, or opens its sheet. */
async function showCoupon({ page, words }: Visit, { width }: Look): Promise<void> {
  const coupon = new CouponPanel({ page, words, device: mouseDevice(), isPhone: width < PHONE });
  if (width < PHONE) await coupon.open();
  else await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(coupon.button).toBeVisible();
  await expect(coupon.legs.first()).toBeVisible();
}

/** Expects the sums above the button that commits the money, all in sight; a small screen scrolls to them. */
async function expectSumsInSight({ page, words }: Visit, { width, height }: Look): Promise<void> {
  const coupon = new CouponPanel({ page, words, device: mouseDevice(), isPhone: width < PHONE });
  if (height < 800) return;
  await expect(coupon.button).toBeInViewport({ ratio: 1 });
  const sums = coupon.panel.locator('[class*="stake-box"] dd');
  await expect(sums.last()).toBeInViewport({ ratio: 1 });
  // Read at one moment: the coupon grows while its tools arrive.
  const areAbove = await coupon.button.evaluate((button, selector) => {
    const tops = [...document.querySelectorAll(selector)].map((sum) => sum.getBoundingClientRect().top);
    return tops.map((top) => top < button.getBoundingClientRect().top);
  }, '[class*="stake-box"] dd');
  expect(areAbove, 'each sum is above the button').not.toContain(false);
}

/** Price of a row that is not in the coupon. */
const FREE_PRICE = 'button[class*="price-button"][aria-pressed="false"]';

function couponOf(count: number): Sight {
  return {
    open: async (visit) => {
      const { page, player, words } = visit;
      await player.signUp();
      await openPath(page, paths.line({ language: words.language, sport: 'football' }));
      const coupon = new CouponPanel({ page, words, device: mouseDevice() });
      const rows = page.getByRole('main').getByRole('article');
      for (let place = 0; place < count; place += 1) {
        await rows.nth(place).locator(FREE_PRICE).first().click();
        await expect(coupon.legs).toHaveCount(place + 1);
      }
    },
    show: async (visit, look) => {
      await showCoupon(visit, look);
      await expectSumsInSight(visit, look);
    },
  };
}

const SIGHTS: Readonly<Record<string, Sight>> = {
  'the home page': { open: ({ page, words }) => openPath(page, paths.home(words.language)) },
  'a list': {
    open: ({ page, words }) => openPath(page, paths.line({ language: words.language, sport: 'football' })),
  },
  'the live list': { open: ({ page, words }) => openPath(page, paths.live({ language: words.language })) },
  'a game': { open: (visit) => openGame(visit, 'line') },
  'a live game': { open: (visit) => openGame(visit, 'live') },
  'a coupon of 1 bet': couponOf(1),
  'a coupon of 3 bets': couponOf(3),
  'a coupon of 8 bets': couponOf(8),
  'the history': {
    open: async ({ page, player, world, words }) => {
      await player.signUp();
      const picks = await world.take({ section: 'line', count: 3 });
      for (const { outcome } of picks) await player.place([{ selectionId: outcome.id, coef: outcome.price }]);
      await page.goto(paths.to('office/history', words.language));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    },
  },
};

/** Expects a name above each side of the handicaps, and the numbers of the sides above those of a list. */
async function expectSidesAreNamed({ page }: Visit): Promise<void> {
  const card = page.locator('section[class*="markets-module_card"]', { has: page.locator('[class*="columnNames"]') });
  await expect(card.first().locator('[class*="columnNames"] bdi')).not.toHaveCount(0);
  for (const name of await card.first().locator('[class*="columnNames"] bdi').all()) await expect(name).toBeVisible();
}

/** Pages of which the sides have the longest names that the book knows. */
const LONG_NAMED: Readonly<Record<string, Sight>> = {
  'a list with the longest names': { ...SIGHTS['a list'], longNames: 'football' } as Sight,
  'a live list of tennis with the longest names': {
    open: ({ page, words }) => openPath(page, paths.live({ language: words.language, sport: 'tennis' })),
    longNames: 'tennis',
  },
  'a live game with the longest names': {
    open: (visit) => openGame(visit, 'live'),
    show: expectSidesAreNamed,
    longNames: 'football',
  },
};

const openWords =
  (id: string): Sight['open'] =>
  async ({ page, words }) => {
    await page.goto(`${paths.home(words.language)}/${id}`);
    await listening(page);
  };

const OF_WORDS: Readonly<Record<string, Sight>> = {
  'the guide': { open: openWords('information/howbet') },
  'the page of contacts': { open: openWords('information/contacts') },
  'the page of a league': { open: openWords('epl') },
  'the page of cookies': { open: openWords('information/cookies') },
  'the page of safer play': { open: openWords('information/responsiblegaming') },
  'the page of taxes': { open: openWords('information/taxation') },
  'the general rules': { open: openWords('information/rules/1') },
  'the rules of a type of bets': { open: openWords('information/rules/2/system-with-bankers') },
  'the rules of a sport': { open: openWords('information/rules/3/american-football') },
  'the rules of a family of markets': { open: openWords('information/rules/4/handicap') },
  'the list of news': { open: openWords('news') },
  'an article of the news': { open: openWords('news/cash-out-offers') },
  'the page of partners': { open: openWords('ourpartners') },
  'the page of cash terminals': { open: openWords('information/cash_terminals') },
};

/** Pages of the office without parameters, as a new player sees them. */
const OF_OFFICE: Readonly<Record<string, Sight>> = Object.fromEntries(
  plainOfficePaths().map((path): [string, Sight] => [
    `the page ${path}`,
    {
      open: async ({ page, player, words }) => {
        await player.signUp();
        await page.goto(`${paths.home(words.language)}/${path}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await listening(page);
      },
    },
  ]),
);

/** Languages and looks in which a page is seen. */
interface Round {
  readonly language: string;
  readonly looks: readonly Look[];
}

/**
 * Every language, size and theme is seen with every other and each page with all sizes and themes; the whole run sees
 * each page in everything, in the languages of LOOKS_LANGUAGE alone if it names some.
 */
function roundsOf(place: number): readonly Round[] {
  const themes: readonly Theme[] = place % 2 === 0 ? ['dark', 'light'] : ['light', 'dark'];
  if (isFull) {
    const looks = SIZES.flatMap((size) => themes.map((theme) => ({ ...size, theme })));
    const wanted = process.env.LOOKS_LANGUAGE?.split(',');
    return LANGUAGES.filter(({ code }) => wanted?.includes(code) ?? true).map(({ code }) => ({
      language: code,
      looks,
    }));
  }
  return [0, 1].map((half) => ({
    language: LANGUAGES[(place + half * 4) % LANGUAGES.length]?.code ?? 'en',
    looks: SIZES.slice(half * 2, half * 2 + 2).map((size, turn) => ({ ...size, theme: themes[turn] ?? 'dark' })),
  }));
}

async function putOn({ page, device }: Visit, { theme, width, height }: Look): Promise<void> {
  // Sizes for fingers apply to a screen that is touched.
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: width < PHONE });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

async function lookAround(visit: Visit, sight: Sight, looks: readonly Look[]): Promise<void> {
  const { page, words } = visit;
  for (const look of looks) {
    await putOn(visit, look);
    await sight.show?.(visit, look);
    for (const screens of [0, 1]) {
      await page.evaluate((count) => window.scrollTo({ top: innerHeight * count, behavior: 'instant' }), screens);
      const of = { ...look, isOfNames: sight.longNames !== undefined };
      await expectGoodLooks(page, `${words.language}, ${look.width} px, ${look.theme}, screen ${screens + 1}`, of);
    }
  }
}

/** What the gate looks at: a list, the most that a coupon holds, and the longest names. */
const GATE = ['a list in ru', 'a coupon of 8 bets in ar', 'a live game with the longest names in pt'];

for (const [place, [what, sight]] of Object.entries({
  ...SIGHTS,
  ...LONG_NAMED,
  ...OF_WORDS,
  ...OF_OFFICE,
}).entries()) {
  for (const { language, looks } of roundsOf(place)) {
    const isGate = GATE.includes(`${what} in ${language}`);
    test(
      `${what} looks right in ${language}`,
      isGate ? {} : FULL,
      async ({ page, context, world, player, pageErrors }) => {
        await context.addInitScript(installLookTools);
        if (sight.longNames) await putLongestNames(context, sportBySlug(sight.longNames)?.id ?? 0);
        if (sight.longNames)
          pageErrors.allow(
            'a page that is changed on its way belongs to no host that may open a socket',
            /LOCAL_NETWORK/,
          );
        const visit = { page, device: await context.newCDPSession(page), world, player, words: wordsOf(language) };
        await sight.open(visit);
        await lookAround(visit, sight, looks);
        // An answer that is still on its way finds the page closed.
        if (sight.longNames) await context.unrouteAll({ behavior: 'ignoreErrors' });
      },
    );
  }
}

/** What a price can show, by the attributes that its style sheet reads. */
const PRICE_STATES: readonly Readonly<Record<string, string>>[] = [
  {},
  ...['up', 'down', 'up-now', 'down-now'].map((move) => ({ 'data-move': move })),
  { 'data-move': 'up', 'aria-pressed': 'true' },
  { 'data-move': 'down-now', 'aria-pressed': 'true' },
  { 'aria-disabled': 'true', 'data-move': 'down' },
  { 'aria-disabled': 'true', 'data-frozen': '', 'data-move': 'up' },
];

test(
  'a price can be read in each of its states, at rest and under the pointer, in both themes',
  FULL,
  async ({ page, context, world }) => {
    await context.addInitScript(installLookTools);
    const { game } = await world.takeOne({ section: 'line' });
    await openPath(page, gamePath('en', game));
    // The element itself: in other states the selector names another price.
    const button = await page.locator(FREE_PRICE).first().elementHandle();
    if (!button) throw new Error('the game has no price');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const state of PRICE_STATES) {
        await button.evaluate((element, next) => {
          for (const name of ['data-move', 'data-frozen', 'aria-disabled']) element.removeAttribute(name);
          element.setAttribute('aria-pressed', 'false');
          for (const [name, value] of Object.entries(next)) element.setAttribute(name, value);
        }, state);
        for (const isHovered of [false, true]) {
          await (isHovered ? button.hover({ force: true }) : page.mouse.move(0, 0));
          const faults = await faultsOf(page, { width: 1440, height: 900 });
          const what = `${colorScheme}, ${JSON.stringify(state)}${isHovered ? ', under the pointer' : ''}`;
          expect(
            faults.filter((fault) => /^little contrast.*price-button/.test(fault)),
            what,
          ).toEqual([]);
        }
      }
    }
  },
);

/** A page with one of each fault. */
const FAULTY = `<!doctype html>
  <style>body { margin: 0; font: 16px sans-serif; background: #fff } p, span { position: absolute; margin: 0 }</style>
  <p style="top: 20px; width: 3000px">wide</p>
  <p style="top: 60px; width: 20px; overflow: hidden; white-space: nowrap">1,234.56</p>
  <span style="top: 100px">one text</span><span style="top: 104px">another</span>
  <p style="top: 140px; font-variant-numeric: tabular-nums">half-time</p>
  <div style="position: absolute; top: 180px"><button style="width: 60px; height: 40px">1.50</button></div>
  <div style="position: fixed; top: 190px; left: 20px; width: 40px; height: 40px"></div>
  <div style="position: absolute; top: 260px"><button style="width: 16px; height: 16px; padding: 0; border: 0">a</button
  ><button style="width: 16px; height: 16px; padding: 0; border: 0">b</button></div>
  <p style="top: 320px; color: #bbb">pale</p>
  <div style="position: absolute; top: 360px; left: 300px"><section class="markets-module_card_x">second</section></div>
  <div style="position: absolute; top: 340px"><section class="markets-module_card_x">first</section></div>
  <nav style="position: absolute; top: 400px; width: 60px; overflow-x: auto; white-space: nowrap">one two three four five</nav>`;

test('each fault of a look is found on a page that has it', FULL, async ({ page }) => {
  await page.setContent(FAULTY);
  await page.evaluate(installLookTools);
  const found = (await faultsOf(page, { width: 1440, height: 900 })).map((line) => line.split(':')[0]);
  expect(new Set(found)).toEqual(
    new Set([
      'wider than the window',
      'cut',
      'over another text',
      'hyphen as wide as a figure',
      'covered',
      'small',
      'little contrast',
      'out of order',
      'ends without a sign',
    ]),
  );
});
