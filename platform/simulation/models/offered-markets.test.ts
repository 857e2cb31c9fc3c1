import { describe, expect, test } from 'vitest';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { modelOf } from './families.ts';
import { createOfferedMarkets } from './offered-markets.ts';

const catalogue = createCatalogue();
const offered = createOfferedMarkets({ catalogue, models: modelOf });

describe('the market types of a sport', () => {
  test.each(SPORTS.map(({ slug, id }) => [slug, id] as const))('of %s are those of its games', (_slug, sportId) => {
    const model = modelOf(sportId);
    if (!model) throw new Error('The sport has no model');
    const [matchup, ...others] = catalogue.competitions
      .filter((competition) => competition.sportId === sportId)
      .map(({ id: competitionId, params }) => ({
        ...{ sportId, competitionId, params, startAt: 0 },
        ...{ homeRating: 1600, awayRating: 1450 },
      }));
    if (!matchup) throw new Error('The sport has no competition');
    const { events } = model.timeline(matchup, [1, 2, 3, 4]);
    const stride = Math.ceil(events.length / 12);
    const priced = new Set<number>();
    for (const other of others)
      for (const { typeId } of model.markets(model.initial(other), -1, other)) priced.add(typeId);
    let state = model.initial(matchup);
    for (const [at, event] of events.entries()) {
      state = model.apply(state, event, matchup);
      if (at % stride === 0) for (const { typeId } of model.markets(state, event.t, matchup)) priced.add(typeId);
    }
    expect(priced.size).toBeGreaterThan(3);
    expect(offered(sportId)).toEqual(expect.arrayContaining([...priced]));
  });

  test('differ between sports, and are none for an unknown sport', () => {
    expect(offered(999)).toEqual([]);
    expect(new Set(SPORTS.map(({ id }) => offered(id).join())).size).toBeGreaterThan(12);
    expect(offered(21)).not.toContain(1);
  });
});
