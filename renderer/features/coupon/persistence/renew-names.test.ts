import { expect, test } from 'vitest';
import type { LanguageShown } from '#renderer/lib/i18n/language-shown.ts';
import { betKey, pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import { game as sampleGame } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { betOf, couponOf, NOW, placementOf, pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub, openTab, type TabHub } from '#tests/fixtures/open-tab.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import { betSwitched, couponTaken } from '../slice.ts';

/** Opens a tab whose back end names the sides of each game with a word of the page's language. */
function openIn(hub: TabHub, name: string, word: () => string | null) {
  return openTab({
    hub,
    name,
    signedIn: false,
    answer: ({ path }) => {
      const said = word();
      if (said === null) return { status: 503, body: null };
      const ids = new URL(path, 'http://site.test').searchParams.get('ids')?.split(',').map(Number) ?? [];
      const games = ids.map((id) => {
        const game = sampleGame({ id });
        return { ...game, competition: `${said} league`, home: { ...game.home, name: `${said} ${id}` } };
      });
      return { status: 200, body: { games, total: games.length, next: null, sequence: 0, epoch: 'e', now: 0 } };
    },
  });
}

const asked = ({ requests }: ReturnType<typeof openTab>) => requests.filter(({ path }) => path.includes('ids='));
const homes = ({ coupon }: ReturnType<typeof openTab>) => coupon().bets.map(({ game }) => game.home.name);
const LANGUAGE_SHOWN: LanguageShown = { type: 'language/shown' };
const [first, second] = [betOf(1), betOf(2)];

test('a bet of the device has the names of the language in which the page is opened now', async () => {
  const hub = createTabHub();
  const before = openIn(hub, 'a', () => 'English');
  await before.settled();
  before.store.dispatch(pricePressed(pressedPrice(1)));
  before.store.dispatch(pricePressed(pressedPrice(2)));
  before.store.dispatch(betSwitched(betKey(second)));
  await before.settled();
  before.stop();
  expect(asked(before), 'what is pressed has the names of the page').toHaveLength(0);
  const after = openIn(hub, 'b', () => 'Русский');
  await expect.poll(() => homes(after)).toEqual([`Русский ${first.game.id}`]);
  expect(after.coupon().offBets[0]?.bet.game).toMatchObject({
    competition: 'Русский league',
    home: { name: `Русский ${second.game.id}` },
  });
  expect(after.coupon().bets[0]).toMatchObject({ selectionId: first.selectionId, coef: first.coef });
  expect(asked(after)).toHaveLength(1);
});

test('a chosen language renames the bets of this tab, and another tab keeps its own', async () => {
  const hub = createTabHub();
  let word = 'English';
  const [here, there] = [openIn(hub, 'a', () => word), openIn(hub, 'b', () => 'Deutsch')];
  await Promise.all([here.settled(), there.settled()]);
  here.store.dispatch(pricePressed(pressedPrice(1)));
  await expect.poll(() => homes(there)).toEqual([`Deutsch ${first.game.id}`]);
  const told = hub.messages.length;
  word = 'العربية';
  here.store.dispatch(LANGUAGE_SHOWN);
  await expect.poll(() => homes(here)).toEqual([`العربية ${first.game.id}`]);
  await there.settled();
  expect(homes(there)).toEqual([`Deutsch ${first.game.id}`]);
  expect(hub.messages).toHaveLength(told);
});

test('without an answer the bets keep their names, and the next change asks again', async () => {
  const hub = createTabHub();
  let word: string | null = null;
  const page = openIn(hub, 'a', () => word);
  await page.settled();
  page.store.dispatch(pricePressed(pressedPrice(1)));
  page.store.dispatch(LANGUAGE_SHOWN);
  await page.settled();
  expect(homes(page)).toEqual([first.game.home.name]);
  word = 'Français';
  page.store.dispatch(LANGUAGE_SHOWN);
  await expect.poll(() => homes(page)).toEqual([`Français ${first.game.id}`]);
});

test('a price pressed while the page still shows the language before has the names of the chosen one', async () => {
  let word = 'English';
  const page = openIn(createTabHub(), 'a', () => word);
  await page.settled();
  page.store.dispatch(pricePressed(pressedPrice(1)));
  word = 'Türkçe';
  page.store.dispatch(LANGUAGE_SHOWN);
  page.store.dispatch(pricePressed(pressedPrice(2)));
  await expect.poll(() => homes(page)).toEqual([`Türkçe ${first.game.id}`, `Türkçe ${second.game.id}`]);
  // Taken out and pressed again under an old name: the known one is shown without another question.
  const questions = asked(page).length;
  page.store.dispatch(pricePressed(pressedPrice(2)));
  page.store.dispatch(pricePressed(pressedPrice(2)));
  await expect.poll(() => homes(page)).toEqual([`Türkçe ${first.game.id}`, `Türkçe ${second.game.id}`]);
  expect(asked(page)).toHaveLength(questions);
});

test('a receipt has the names of a language that is chosen before it is closed, and what was sent stays', async () => {
  let word = 'English';
  const page = openIn(createTabHub(), 'a', () => word);
  await page.settled();
  const body = placementOf([first, second]);
  const batch: PlacementBatch = {
    ...{ id: 'b', userId: 1, askedAt: NOW, iso: 'EUR', typeId: 1, bets: [first, second] },
    intents: [{ key: body.id, body, phase: { kind: 'accepted', coupon: couponOf(body) } }],
  };
  page.store.dispatch(couponTaken({ batch }));
  await page.settled();
  word = 'Deutsch';
  page.store.dispatch(LANGUAGE_SHOWN);
  const named = [`Deutsch ${first.game.id}`, `Deutsch ${second.game.id}`];
  await expect.poll(() => page.coupon().batch?.bets.map(({ game }) => game.home.name)).toEqual(named);
  const [intent] = page.coupon().batch?.intents ?? [];
  expect(intent?.phase.kind === 'accepted' && intent.phase.coupon.legs.map(({ home }) => home.name)).toEqual(named);
  expect(intent?.phase.kind === 'accepted' && intent.phase.coupon.legs[0]?.competition).toBe('Deutsch league');
  expect(intent?.body).toEqual(body);
});

test('a bet keeps the names of its tab when another tab in another language changes the bet slip', async () => {
  const hub = createTabHub();
  const [here, there] = [openIn(hub, 'a', () => 'English'), openIn(hub, 'b', () => 'Deutsch')];
  await Promise.all([here.settled(), there.settled()]);
  here.store.dispatch(pricePressed(pressedPrice(1)));
  await expect.poll(() => homes(there)).toEqual([`Deutsch ${first.game.id}`]);
  const pressed = homes(here);
  here.store.dispatch(pricePressed(pressedPrice(2)));
  await expect.poll(() => homes(there)).toEqual([`Deutsch ${first.game.id}`, `Deutsch ${second.game.id}`]);
  there.store.dispatch(betSwitched(betKey(second)));
  await expect.poll(() => homes(here)).toEqual(pressed);
  here.store.dispatch(betSwitched(betKey(second)));
  await expect.poll(() => homes(there)).toEqual([`Deutsch ${first.game.id}`, `Deutsch ${second.game.id}`]);
  expect(asked(there), 'what is known is not asked for again').toHaveLength(2);
});
