import { expect } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Game, gameCall } from '#shared/contracts/catalogue.ts';
import { openPage, test } from '#tests/fixtures/site-test.ts';

const PREMIER_LEAGUE = 1;
const LIST = `/web-api/line/games?section=line&sport=football&competition=${PREMIER_LEAGUE}`;

const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1] ?? '';
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map((match) => match[1]).join('\n');
/** The text of a page that its HTML draws. */
const textOf = (html: string) =>
  (html.split('<body')[1] ?? '').replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '');

for (const [language, league] of [
  ['ru', 'Премьер-лига'],
  ['ar', 'الدوري الإنجليزي الممتاز'],
] as const) {
  test(`pages in ${language} have the names of teams and competitions in it: list, game, head, structured data`, async ({
    request,
  }) => {
    const english: { games: Game[] } = await (await request.get(LIST, { headers: { 'accept-language': 'en' } })).json();
    // The last one does not begin while the test runs.
    const game = english.games.at(-1);
    if (!game) throw new Error('The Premier League has no game');
    const call = `/web-api/line/games/${game.id}`;
    const { game: named }: CallAnswer<typeof gameCall> = await (
      await request.get(call, { headers: { 'accept-language': language } })
    ).json();
    const sides = [named.home.name, named.away.name];
    expect(sides).not.toContain(game.home.name);

    const competition = `${game.competitionId}-${game.competitionSlug}`;
    const list = await (await openPage(request, `/${language}/line/football/${competition}`)).text();
    expect(titleOf(list)).toContain(league);
    expect(descriptionOf(list)).toContain(league);
    expect(textOf(list)).toContain(league);
    expect(textOf(list)).not.toContain(`>${game.competition}<`);
    expect(thingsOf(list)).toContain(league);

    const page = await (
      await openPage(request, `/${language}/line/football/${competition}/${game.id}-${game.slug}`)
    ).text();
    for (const part of [titleOf(page), descriptionOf(page), textOf(page), thingsOf(page)]) {
      for (const side of sides) expect(part).toContain(side);
    }
    for (const part of [titleOf(page), descriptionOf(page), textOf(page)]) expect(part).not.toContain(game.home.name);
    // Breadcrumbs lead over the competition.
    expect(thingsOf(page)).toContain(league);
  });
}

test('an English page after a Russian one has its own names: nothing kept by the site is of another language', async ({
  request,
}) => {
  const address = '/line/football';
  const russian = textOf(await (await openPage(request, `/ru${address}`)).text());
  const english = textOf(await (await openPage(request, `/en${address}`)).text());
  expect(russian).toMatch(/\p{Script=Cyrillic}{4} – \p{Script=Cyrillic}{4}|Премьер-лига/u);
  // The choice of languages names each in itself.
  expect(english.replaceAll('Русский', '')).not.toMatch(/\p{Script=Cyrillic}{4}/u);
});
