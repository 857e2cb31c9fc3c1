import { readdirSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#shared/contracts/call.ts';
import { competitionCountSchema, teamSchema } from '#shared/contracts/catalogue.ts';
import { couponLegSchema } from '#shared/contracts/coupon.ts';
import { namePlan } from './name-plan.ts';

const russian = {
  team: (id: number) => ({ 7: 'Арсенал', 8: 'Челси' })[id],
  competition: (id: number) => (id === 1 ? 'Премьер-лига' : undefined),
};
const team = (id: number, name: string) => ({ id, name, shortName: name.slice(0, 3), colors: ['#111111', '#222222'] });
const arsenal = () => team(7, 'Arsenal');
const renamed = { ...arsenal(), name: 'Арсенал' };

function written(schema: Parameters<typeof namePlan>[0], value: unknown): unknown {
  namePlan(schema)?.(value, russian);
  return value;
}

describe('names are written', () => {
  test.each([
    ['in a team itself', teamSchema, arsenal(), renamed],
    ['in a list', v.array(teamSchema), [arsenal(), team(9, 'Gone')], [renamed, team(9, 'Gone')]],
    ['in a tuple', v.tuple([v.string(), teamSchema]), ['Arsenal', arsenal()], ['Arsenal', renamed]],
    ['in a record', v.record(v.string(), teamSchema), { a: arsenal() }, { a: renamed }],
    ['in an optional field', v.object({ of: v.optional(teamSchema) }), { of: arsenal() }, { of: renamed }],
    ['in a nullable list', v.nullable(v.pipe(v.array(teamSchema), v.maxLength(9))), [arsenal()], [renamed]],
    [
      'in one of several shapes',
      v.variant('kind', [
        v.object({ kind: v.literal('team'), team: teamSchema }),
        v.object({ kind: v.literal('sport'), id: v.number(), name: v.string() }),
      ]),
      { kind: 'team', team: arsenal() },
      { kind: 'team', team: renamed },
    ],
  ])('%s', (_where, schema, value, expected) => {
    expect(written(schema, value)).toEqual(expected);
  });

  test('in a competition and where a game or a leg names its own', () => {
    const competition = { id: 1, sportId: 1, name: 'Premier League', slug: 'premier-league', country: 'GB' };
    expect(written(competitionCountSchema, competition)).toEqual({ ...competition, name: 'Премьер-лига' });
    const leg = { competitionId: 1, competition: 'Premier League', home: arsenal(), away: team(8, 'Chelsea') };
    expect(written(couponLegSchema, leg)).toMatchObject({
      competition: 'Премьер-лига',
      home: { name: 'Арсенал', shortName: 'Ars' },
      away: { name: 'Челси' },
    });
  });
});

test.each([
  ['nothing', v.nullable(teamSchema), null],
  ['an empty list', v.array(teamSchema), []],
  ['a field that is left out', v.object({ of: v.optional(teamSchema) }), {}],
  [
    'a sport, which has an id and a name too',
    v.object({ id: v.number(), name: v.string() }),
    { id: 7, name: 'Arsenal' },
  ],
])('%s stays as it is', (_what, schema, value) => {
  expect(written(schema, structuredClone(value))).toEqual(value);
});

test('an answer without names has no plan, so that nothing is spent on it', () => {
  expect(namePlan(v.object({ now: v.number(), markets: v.array(v.object({ id: v.number() })) }))).toBeNull();
});

describe('of all calls of players', () => {
  let calls: Call[];
  beforeAll(async () => {
    const folder = new URL('../../shared/contracts/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const contracts = await Promise.all(files.map((name) => import(new URL(name, folder).pathname)));
    calls = contracts.flatMap((contract) =>
      Object.values(contract as object).filter((one) => one?.method && one.path && one.answer),
    );
  });

  test('each that answers a team has a plan, and the plan is made of nothing else', () => {
    const hasTeams = ({ answer }: Call) => {
      const described = JSON.stringify(toJsonSchema(answer, { typeMode: 'output', errorMode: 'ignore' }));
      return /"shortName":|"competition":\{"type":"string"|"top":\{"type":"boolean"/.test(described);
    };
    const planned = calls.filter(({ answer }) => namePlan(answer) !== null).map(({ id }) => id);
    expect(planned).toEqual(calls.filter(hasTeams).map(({ id }) => id));
    expect(planned).toEqual(
      expect.arrayContaining([
        ...['sports', 'competitions', 'games', 'game', 'featured', 'search', 'popularSearches', 'content'],
        ...['placeCoupon', 'couponOutcome', 'couponHistory', 'coupon', 'priceAlerts', 'wantedOddsOrders'],
        ...['sharedCoupon', 'repeatCoupon', 'generateCoupon', 'houseExpresses'],
      ]),
    );
  });
});
