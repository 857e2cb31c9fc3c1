import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { pairText, wordsOf } from '#tests/fixtures/words.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { alive, priceOf, rowInList } from '#tests/pages/prices.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

const words = wordsOf('en');

test('[B-05] each time filter has an address of its own and lists the book’s games', FULL, async ({ page, world }) => {
  await page.goto(paths.line({ language: 'en', sport: 'football' }));
  await alive(page);
  const filters = page.getByRole('main').getByRole('navigation', { name: words('games:filter_label') });
  for (const [filter, segment] of [
    ['upcoming', 'upcoming'],
    ['recommended', 'recommended'],
  ] as const) {
    await filters.getByRole('link', { name: words(`games:filter_${filter}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/en/line/${segment}/football$`));
    const link = filters.getByRole('link', { name: words(`games:filter_${filter}`), exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
    const { games } = await world.read<Awaited<ReturnType<typeof world.games>>>(
      `/web-api/line/games?section=line&sport=football&filter=${filter}&limit=5`,
    );
    const [first] = games;
    if (first) await expect(page.getByRole('article').first()).toHaveAccessibleName(pairText(words, first));
    else await expect(page.getByRole('main')).toContainText(words('games:empty_line'));
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/line\/upcoming\/football$/);
});

test('a list is ordered by time and narrowed to the next hours by its address, which the server draws too', async ({
  page,
  world,
}) => {
  await page.goto(paths.line({ language: 'en', sport: 'football' }));
  await alive(page);
  const main = page.getByRole('main');
  const order = main.getByRole('navigation', { name: words('games:sort_label') });
  const hours = main.getByRole('navigation', { name: words('games:hours_label') });
  await order.getByRole('link', { name: words('games:sort_time'), exact: true }).click();
  await hours.getByRole('link', { name: words('games:hours_of', { hours: 24 }), exact: true }).click();
  await expect(page).toHaveURL(/\/en\/line\/football\?sort=time&hours=24$/);
  const { games } = await world.read<Awaited<ReturnType<typeof world.games>>>(
    '/web-api/line/games?section=line&sport=football&sort=time&hours=24&limit=5',
  );
  const [first] = games;
  if (!first) throw new Error('No football game begins within a day');
  await expect(page.getByRole('article').first()).toHaveAccessibleName(pairText(words, first));
  const drawn = await (await page.request.get(page.url())).text();
  expect(drawn).toMatch(/<link[^>]+rel="canonical"[^>]+\/en\/line\/football"/);
  expect(drawn.indexOf(`/${first.id}-`)).toBeGreaterThan(0);
  await hours.getByRole('link', { name: words('games:hours_any'), exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/en\/line\/football\?sort=time$/);
});

test(
  'a list is narrowed to a day by its address and to the favourites of a guest, and folds its competitions',
  FULL,
  async ({ page, world }) => {
    await page.goto(paths.line({ language: 'en', sport: 'football' }));
    await alive(page);
    const main = page.getByRole('main');
    const days = main.getByRole('navigation', { name: words('games:days_label') });
    await days.getByRole('link', { name: words('common:day_tomorrow'), exact: true }).click();
    await expect(page).toHaveURL(/\/en\/line\/football\?day=tomorrow$/);
    const zone = await page.evaluate(() => -new Date().getTimezoneOffset());
    const { games } = await world.read<Awaited<ReturnType<typeof world.games>>>(
      `/web-api/line/games?section=line&sport=football&day=tomorrow&zone=${zone}&limit=5`,
    );
    const [first] = games;
    if (!first) throw new Error('No football game begins tomorrow');
    const row = main.getByRole('article', { name: pairText(words, first), exact: true });
    await expect(main.getByRole('article').first()).toHaveAccessibleName(pairText(words, first));
    const drawn = await (await page.request.get(page.url())).text();
    expect(drawn).toMatch(/<link[^>]+rel="canonical"[^>]+\/en\/line\/football"/);
    const fold = main.getByRole('button', { name: new RegExp(`^${first.competition}: `) }).first();
    await fold.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(row).toHaveCount(0);
    await fold.press('Enter');
    await row.getByRole('button', { name: words('common:favourite_star', { name: pairText(words, first) }) }).click();
    await main.getByRole('button', { name: words('games:favourites_only') }).click();
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(row).toBeVisible();
    await main.getByRole('button', { name: words('games:fold_all') }).click();
    await expect(row).toHaveCount(0);
    await main.getByRole('button', { name: words('games:unfold_all') }).click();
    await expect(row).toBeVisible();
  },
);

test(
  'the columns of lists are a choice that the server draws and the feed keeps live',
  FULL,
  async ({ page, world, context }) => {
    const { game } = await world.takeOne({ section: 'live', sport: 'football' });
    const { competitionId: id, competitionSlug: slug } = game;
    await page.goto(paths.live({ language: 'en', sport: 'football', competition: { id, slug } }));
    await alive(page);
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: words('games:columns_choice') }).selectOption('6');
    const row = main.getByRole('article', { name: pairText(words, game), exact: true });
    const name = words('markets:corners_total', { line: '' }).trim();
    const corners = row.getByRole('button', { name });
    await expect(corners).toHaveCount(2);
    const cookie = (await context.cookies()).map(({ name: key, value }) => `${key}=${value}`).join('; ');
    const drawn = await (await page.request.get(page.url(), { headers: { cookie } })).text();
    expect(drawn).toContain(`, ${name}`);
    const before = (await corners.allInnerTexts()).join();
    await world.control('incident', { gameId: game.id, kind: 'corner', side: 0 });
    await expect.poll(async () => (await corners.allInnerTexts()).join(), { timeout: 30_000 }).not.toBe(before);
  },
);

test(
  'the search finds a game by a team, opens it with the keyboard, and remembers the search',
  FULL,
  async ({ page, world }) => {
    const { game } = await world.takeOne({ section: 'line' });
    await page.goto('/en');
    await alive(page);
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: words('games:search_title') });
    await search.fill('zzzzqqq');
    await expect(page.getByRole('dialog')).toContainText(words('games:search_nothing', { text: 'zzzzqqq' }));
    await search.fill(game.away.name);
    const hit = page.locator(`[role=row] a[href*="/${game.id}-"]`).first();
    await expect(hit).toBeVisible();
    await hit.click();
    await expect(page).toHaveURL(new RegExp(`${gamePath('en', game)}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('button', { name: game.away.name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('favourite games, teams and competitions are listed in the rail, also after a reload', async ({ page, world }) => {
  const { game } = await world.takeOne({ section: 'line' });
  const pair = pairText(words, game);
  await page.goto(gamePath('en', game));
  await alive(page);
  const star = (name: string) =>
    page.getByRole('main').getByRole('button', { name: words('common:favourite_star', { name }), exact: true });
  await star(pair).click();
  await star(game.home.name).click();
  const rail = page.getByRole('navigation', { name: words('games:favourites_label') });
  await expect(rail).toContainText(game.home.name);
  await page.reload();
  await expect(star(pair)).toHaveAttribute('aria-pressed', 'true');
  await expect(rail.getByRole('link', { name: pair })).toBeVisible();
  await star(pair).click();
  await expect(rail.getByRole('link', { name: pair })).toHaveCount(0);
});

test(
  'a game page remembers folded and starred markets, and searches markets by their names',
  FULL,
  async ({ page, world }) => {
    const { game, market } = await world.takeOne({ section: 'line' });
    expect(market.typeId).toBe(1);
    await page.goto(gamePath('en', game));
    await alive(page);
    const main = page.getByRole('main');
    const name = words('markets:double_chance');
    const card = main.getByRole('region', { name, exact: true });
    await card.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(card.locator('button[class*="price-button"]')).toHaveCount(0);
    await card.getByRole('button', { name: words('common:favourite_star', { name }) }).click();
    await page.reload();
    await expect(card.getByRole('button', { name: words('common:favourite_star', { name }) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(card.getByRole('button', { expanded: false })).toBeVisible();
    const groups = main.getByRole('navigation', { name: words('games:market_groups') });
    await groups.getByRole('button', { name: new RegExp(`^${words('games:group_favourites')}`) }).click();
    await expect(main.getByRole('region', { name: words('markets:result'), exact: true })).toHaveCount(0);
    await main.getByRole('searchbox', { name: words('games:market_search') }).fill('match result');
    await expect(main.getByRole('region', { name: words('markets:result'), exact: true })).toBeVisible();
    await main.getByRole('searchbox').fill('qqqq');
    await main.getByRole('button', { name: words('games:markets_show_all') }).click();
    await expect(card).toBeVisible();
  },
);

test(
  '[B-02] [B-04] the odds format is a choice that the server already writes in',
  FULL,
  async ({ page, world, request, context }) => {
    const pick = await world.takeOne({ section: 'line' });
    await page.goto(gamePath('en', pick.game));
    await alive(page);
    const frame = new SiteFrame(page, words, mouseDevice());
    const settings = frame.header.getByRole('button', { name: words('common:settings'), exact: true });
    await settings.click();
    const choice = page.getByRole('radio', { name: new RegExp(`^${words('preferences:odds_american')}`) });
    await choice.click();
    await page.keyboard.press('Escape');
    await expect(priceOf(page, words, pick)).toContainText(/[+−-]\d{3}/);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const html = await (await request.get(gamePath('en', pick.game), { headers: { cookie } })).text();
    const written = html.match(/class="price-button[^"]*value[^"]*"[^>]*>[^<]+</g) ?? [];
    expect(written.length).toBeGreaterThan(20);
    for (const price of written) expect(price).toMatch(/>[+−-]\d+</);
    await page.reload();
    const { markets } = await world.gameOf(pick.game.id);
    const now = markets.flatMap(({ outcomes }) => outcomes).find(({ id }) => id === pick.outcome.id);
    await expect(priceOf(page, words, pick)).toContainText(
      formatOdds(now?.price ?? 0, 2, { market: 'other', fractionalMode: 'ladder', decimalMark: '.' }),
    );
  },
);

test('[B-04] theme and time zone are remembered, and the server renders with them', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/en/line');
  await alive(page);
  const frame = new SiteFrame(page, words, mouseDevice());
  await frame.header.getByRole('button', { name: words('common:settings'), exact: true }).click();
  const dialog = frame.dialog('preferences:settings_title');
  await dialog.getByRole('radio', { name: words('preferences:theme_light') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await dialog.getByLabel(words('preferences:zone_label')).selectOption('330');
  await page.keyboard.press('Escape');
  const clock = frame.header.getByRole('timer');
  await expect(clock).toContainText('5:30');
  await page.reload();
  await expect(clock).toContainText('5:30');
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get('/en/line', { headers: { cookie } })).text();
  expect(html).toContain('data-theme="light"');
});

test('going back returns to the same position in a list, and going forward to the game', async ({ page }) => {
  // No other test makes games of this sport, which would move the rows.
  await page.goto(paths.line({ language: 'en', sport: 'handball' }));
  await alive(page);
  const row = page.getByRole('article').nth(14);
  await row.scrollIntoViewIfNeeded();
  const name = await row.getAttribute('aria-label');
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('article', { name: name ?? '', exact: true })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 80);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test(
  'on a page that the browser has translated, prices and scores move and games leave the list',
  FULL,
  async ({ page, world }) => {
    const { game } = await world.takeOne({ section: 'live', sport: 'football', live: { minute: 30 } });
    const { competitionId: id, competitionSlug: slug } = game;
    const row = rowInList(page, game);
    await page.goto(paths.live({ language: 'en', sport: 'football', competition: { id, slug } }));
    await alive(page);
    await expect(row).toBeVisible();
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    });
    const figures = async () => (await row.locator('span[class*="value"]').allInnerTexts()).join();
    const score = row.locator('[class*="figures"]').first();
    const [before, goals] = [await figures(), await score.textContent()];
    await world.control('incident', { gameId: game.id, kind: 'goal', side: 0 });
    await expect.poll(figures, { timeout: 30_000 }).not.toBe(before);
    await expect(score).not.toHaveText(goals ?? '');
    await world.control('games/remove', { gameId: game.id });
    await expect(row).toHaveCount(0, { timeout: 30_000 });
  },
);
