import { expect, test } from 'vitest';
import { COUNTER_NAMES, INCIDENT_KINDS } from '#shared/domain/game/incident-kinds.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { randomFrom } from '../random.ts';
import { modelOf } from './families.ts';
import type { Matchup } from './model.ts';

const catalogue = createCatalogue();
const GAMES = 40;
const GAMES_OF_A_SPORT = 400;
/** Kinds that the games of a test are too few to show: a tie after both innings is rare. */
const RARE = ['super_over'];

/** Yields games of all competitions of a sport, by the rules of each. */
function* matchups(sportId: number): Generator<{ matchup: Matchup; seed: number[] }> {
  const competitions = catalogue.competitionsOf(sportId);
  const each = Math.max(1, Math.min(GAMES, Math.ceil(GAMES_OF_A_SPORT / competitions.length)));
  for (const { id, params } of competitions) {
    for (let game = 0; game < each; game += 1) {
      const matchup = { sportId, competitionId: id, homeRating: 1500, awayRating: 1480, params, startAt: 0 };
      yield { matchup, seed: [id, game, 5, 7] };
    }
  }
}

test('every sport lists its incident kinds', () => {
  expect(Object.keys(INCIDENT_KINDS).sort()).toEqual(SPORTS.map(({ slug }) => slug).sort());
});

test.each(SPORTS.map(({ slug, id }) => [slug, id] as const))(
  'in %s nothing happens but what has a text, and all of it does',
  (slug, id) => {
    const model = modelOf(id);
    const listed: readonly string[] = INCIDENT_KINDS[slug as keyof typeof INCIDENT_KINDS];
    const met = new Set<string>();
    const counters = new Set<string>();
    for (const { matchup, seed } of matchups(id)) {
      const events = model?.timeline(matchup, seed).events ?? [];
      const tieBreak = model?.tieBreak?.(matchup, randomFrom(...seed));
      if (tieBreak) met.add(tieBreak.kind);
      let state = model?.initial(matchup);
      for (const event of events) {
        met.add(event.kind);
        state = model?.apply(state, event, matchup);
      }
      for (const name of Object.keys(model?.view(state, 0, matchup).counters ?? {})) counters.add(name);
    }
    expect([...met].filter((kind) => !listed.includes(kind))).toEqual([]);
    expect(listed.filter((kind) => !met.has(kind) && !RARE.includes(kind))).toEqual([]);
    expect([...counters].filter((name) => !(COUNTER_NAMES as readonly string[]).includes(name))).toEqual([]);
  },
);
