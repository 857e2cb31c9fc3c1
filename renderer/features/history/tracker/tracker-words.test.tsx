import { describe, expect, test } from 'vitest';
import type { BetSubject } from '#renderer/lib/text/use-bet-text.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { legProgress } from '#shared/domain/coupon/tracker/leg-progress.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { outcomeNames } from '#shared/domain/markets/market-outcomes.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { allMarketTypes } from '#shared/domain/markets/market-types.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { FellNote } from './fell-note.tsx';
import { useProgressText } from './leg-progress.tsx';

const GROUPS = [...new Set(allMarketTypes.map(({ group }) => group))];
const STATE: GameState = {
  statusId: GAME_STATUS.live,
  period: 1,
  clockSeconds: 600,
  clockAt: 0,
  clockRate: 1,
  score: [1, 0],
  periodScores: [[1, 0]],
  counters: { corners: [3, 2], yellow: [1, 0], red: [0, 0] },
  suspended: false,
  incident: null,
};

/** A valid parameter for each kind of market. */
const PARAMS: Readonly<Record<MarketType['param'], number>> = {
  none: 0,
  total: 5,
  totalQuarter: 10,
  handicapQuarter: 510,
  handicap: 511,
  handicapWhole: 511,
  ordinal: 2,
  ordinalTotal: 45,
  score: 33,
};

function legsOf(group: string): (BetSubject & { readonly statusId: number })[] {
  const types = allMarketTypes.filter((type) => type.group === group);
  return types.flatMap((type) =>
    outcomeNames(type).flatMap((_, outcome) =>
      SPORTS.slice(0, 3).map(({ id: sportId }) => ({
        typeId: type.id,
        period: 0,
        param: PARAMS[type.param],
        outcome,
        sportId,
        home: { name: 'Reds' },
        away: { name: 'Blues' },
        statusId: BET_STATUS.lose,
      })),
    ),
  );
}

function Needed({ group }: { readonly group: string }) {
  const text = useProgressText();
  return legsOf(group).map((leg) => (
    <p key={`${leg.typeId} ${leg.outcome} ${leg.sportId}`}>{text(leg, legProgress(leg, STATE))}</p>
  ));
}

const Fell = ({ group }: { readonly group: string }) =>
  legsOf(group).map((leg) => (
    <p key={`${leg.typeId} ${leg.outcome} ${leg.sportId}`}>
      <FellNote leg={leg} />
    </p>
  ));

const linesOf = (html: string) => html.split('</p>').slice(0, -1).map(textOf);
const NAMESPACES = ['tracker', 'history', 'markets', 'games', 'account'];

describe.each(GROUPS)('[B-03] every bet of the group %s', (group) => {
  test('says what it still needs, and why it lost', async () => {
    for (const part of [<Needed key="n" group={group} />, <Fell key="f" group={group} />]) {
      const lines = linesOf(await renderPart(part, { namespaces: NAMESPACES }));
      expect(lines).toHaveLength(legsOf(group).length);
      for (const line of lines) {
        expect(line.trim()).not.toBe('');
        expect(line).not.toMatch(KEY_LEAK);
        expect(line).not.toMatch(/undefined|\{|: $/);
      }
    }
  });
});

test.each(LANGUAGES)('[B-03] progress and loss of a bet have texts in %s', async (language) => {
  const parts = [<Needed key="n" group="specials" />, <Fell key="f" group="specials" />];
  const html = (await Promise.all(parts.map((part) => renderPart(part, { namespaces: NAMESPACES, language })))).join(
    '',
  );
  expect(textOf(html)).not.toMatch(KEY_LEAK);
  expect(html).not.toMatch(/undefined|\{/);
});

test('[B-03] a half-lost bet says that it lost in part, a won one says nothing', async () => {
  const [leg] = legsOf('totals');
  if (!leg) throw new Error('no leg');
  const said = async (statusId: number) =>
    textOf(await renderPart(<FellNote leg={{ ...leg, statusId }} />, { namespaces: NAMESPACES }));
  expect(await said(BET_STATUS.halfLoseHalfReturn)).toContain('Half lost');
  expect(await said(BET_STATUS.halfLoseHalfWin)).toContain('Half lost');
  expect(await said(BET_STATUS.win)).toBe('');
});
