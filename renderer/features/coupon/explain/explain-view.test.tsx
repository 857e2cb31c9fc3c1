import { describe, expect, test } from 'vitest';
import type { CouponState } from '#renderer/lib/ports/coupon-port.ts';
import { DEFAULT_COUPON_RULES as rules } from '#shared/domain/coupon/coupon-rules.ts';
import { payoutBand } from '#shared/domain/coupon/payout-band.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { type CouponTypeId, type EngineCoupon, COUPON_TYPE as T } from '#shared/domain/coupon/types.ts';
import { account, betOf, config } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { betSlipModel } from '../bet-slip/bet-slip-model.ts';
import { emptyCoupon } from '../coupon-state.ts';
import { fitCoupon } from '../fit-coupon.ts';
import { Arrangement } from '../types/arrangement.tsx';
import { MoreTypes } from '../types/more-types.tsx';
import { TypeNote } from '../types/type-note.tsx';
import { ExplainButton } from './explain-button.tsx';
import { linesStanding, payoutIf } from './payout-if.ts';
import { PayoutPlot } from './payout-plot.tsx';
import { PLOT, plotOf } from './plot-shape.ts';
import { WhatIf } from './what-if.tsx';

const namespaces = ['coupon', 'coupon-types', 'history'];
const coefs = [1500, 2000, 3000];

function couponOf(typeId: CouponTypeId, rest: Partial<CouponState> = {}): CouponState {
  const bets = coefs.map((coef, index) => betOf(index + 1, { coef }));
  return fitCoupon({
    ...(emptyCoupon as CouponState),
    bets,
    typeId,
    amount: { value: 1000, iso: 'EUR' },
    ...rest,
  });
}

const modelOf = (coupon: CouponState) =>
  betSlipModel({
    coupon,
    now: coupon.bets.map(({ coef }) => ({ state: 'open', coef })),
    limits: null,
    account,
    config,
  });

function engineOf(typeId: CouponTypeId): EngineCoupon {
  const { engine } = modelOf(couponOf(typeId));
  if (!engine) throw new Error(`type ${typeId} has no meaning`);
  return engine;
}

describe('what if a bet ends otherwise', () => {
  const rows = [T.express, T.system, T.chain, T.condition, T.lucky, T.patent, T.manySingles].flatMap((typeId) =>
    [
      [1, 1, 1],
      [0, 1, 1],
      [1, 0, 2],
      [2, 2, 2],
      [0, 0, 0],
    ].map((statuses) => [typeId, statuses] as const),
  );
  test.each(rows)('type %i with %j pays what it will be settled at', (typeId, statuses) => {
    const engine = engineOf(typeId);
    const legs = engine.legs.map((leg, index) => ({ ...leg, statusId: statuses[index] ?? 0 }));
    expect(payoutIf(engine, statuses, rules)).toBe(settleCoupon({ ...engine, legs }, rules).payoutMinor);
  });

  test('tells how many lines still win', () => {
    expect(linesStanding(engineOf(T.system), [1, 0, 1], rules)).toEqual({ standing: 1, lines: 3 });
    expect(linesStanding(engineOf(T.lucky), [1, 0, 1], rules)).toEqual({ standing: 3, lines: 7 });
    expect(linesStanding(engineOf(T.chain), [1, 0, 1], rules)).toEqual({ standing: 0, lines: 0 });
  });

  test('begins with all of them won', async () => {
    const coupon = couponOf(T.system, { systemValue: 2 });
    const html = await renderPart(<WhatIf model={modelOf(coupon)} engine={engineOf(T.system)} />, { namespaces });
    expect(html).toMatch(/role="status"[^>]*>.*Pays €45\.00.*3 of 3 lines win/s);
    expect(html.match(/aria-label="Result of /g)).toHaveLength(3);
  });
});

describe('the picture of payouts', () => {
  test('has the least at the floor, the most at the top, and says the same in numbers', async () => {
    const engine = engineOf(T.system);
    const band = payoutBand(engine, rules) ?? [];
    const { points } = plotOf(band, engine.amount);
    expect(points.map(({ low }) => low === PLOT.floor)).toEqual([true, true, false, false]);
    expect(points.at(-1)?.high).toBe(PLOT.top);
    const html = await renderPart(<PayoutPlot engine={engine} model={modelOf(couponOf(T.system))} />, { namespaces });
    expect(textOf(html)).toContain('2 €10.00 €20.00 3 €45.00 €45.00');
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  });

  test('of fifty numbers below it shows a few, the last among them', () => {
    const band = Array.from({ length: 51 }, (_, won) => ({ won, min: 0, max: won * 100 }));
    const { marks } = plotOf(band, 100);
    expect(marks.length).toBeLessThan(13);
    expect(marks.at(-1)?.won).toBe(50);
  });
});

describe('the bets of a type that is arranged', () => {
  const draw = (typeId: CouponTypeId, rest: Partial<CouponState> = {}) => {
    const coupon = couponOf(typeId, rest);
    return renderPart(<Arrangement model={modelOf(coupon)} />, { namespaces });
  };

  test('[P-03] a chain numbers its steps and tells what each has to play with', async () => {
    const html = await draw(T.chain);
    expect(textOf(html)).toMatch(
      /Step 2 the step before can return €15\.00.*Step 3 the step before can return €20\.00/,
    );
    expect(html).toContain('aria-label="Move up: Team 2-1 v Team 2-2"');
    expect(html).toMatch(/aria-label="Move up: Team 1-1 v Team 1-2"[^>]*aria-disabled="true"/);
  });

  test('[P-03] a condition has a stake for every block but the first, and the most that it can be', async () => {
    const html = await draw(T.condition);
    expect(textOf(html)).toMatch(/Uses the full stake\..*Stake on Block 2.*Maximum €15\.00.*Maximum €30\.00/);
    expect(html.match(/aria-pressed="true"[^>]*>Max/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Block of Team 1-1 v Team 1-2: Block 1"');
  });

  test('[P-03] a multi has a lobby, though nothing is in it', async () => {
    expect(textOf(await draw(T.multi))).toMatch(/Bankers No bankers yet/);
  });
});

describe('[P-01] in every language', () => {
  const parts = (coupon: CouponState) => {
    const model = modelOf(coupon);
    return (
      <>
        <MoreTypes model={model} />
        <TypeNote model={model} />
        <Arrangement model={model} />
        <ExplainButton model={model} />
        {model.engine ? <WhatIf model={model} engine={model.engine} /> : null}
        {model.engine ? <PayoutPlot model={model} engine={model.engine} /> : null}
      </>
    );
  };
  test.each(LANGUAGES)('types read without a gap in %s', async (language) => {
    for (const typeId of [T.chain, T.condition, T.multi, T.antiExpress, T.lucky, T.patent]) {
      const html = await renderPart(parts(couponOf(typeId)), { namespaces, language });
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });
});
