import { expect, test } from 'vitest';
import { openScriptedBook } from '../../simulation/book/scripted-world.fixture.ts';
import { createPromotions } from './promotions.ts';

test('the promoted game has the names of the language of the page, and one address in all', async () => {
  const { book } = await openScriptedBook([{ start: 60, competition: 1, home: 1, away: 2 }]);
  const [game] = book.featured(1).map((id) => book.game(id));
  if (!game) throw new Error('The book features no game');
  const russian = {
    team: (id: number) => (id === game.home.id ? 'Хозяева' : undefined),
    competition: (id: number) => (id === game.competitionId ? 'Лига' : undefined),
  };
  const original = { team: () => undefined, competition: () => undefined };
  const promotions = createPromotions({
    book,
    names: { of: (language) => (language === 'ru' ? russian : original) },
    maxLegs: () => 50,
  });
  const promoted = (language: string) => promotions(language).find(({ kind }) => kind === 'game');
  expect(promoted('ru')).toMatchObject({ game: `Хозяева – ${game.away.name}`, competition: 'Лига' });
  // Promotions are kept for some seconds: in every language.
  expect(promoted('en')).toMatchObject({
    game: `${game.home.name} – ${game.away.name}`,
    competition: game.competition,
  });
  expect(promoted('en')?.href.slice(3)).toBe(promoted('ru')?.href.slice(3));
});
