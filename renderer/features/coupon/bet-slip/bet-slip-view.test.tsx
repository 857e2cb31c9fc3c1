import { describe, expect, test } from 'vitest';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { DEFAULT_BET_SLIP_PREFERENCES } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import {
  account,
  betOf,
  config,
  couponOf,
  NOW,
  nextKey,
  placementOf,
  session,
} from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { CouponBody } from '../coupon-body.tsx';
import { CouponPanel } from '../coupon-panel.tsx';
import { type CouponState, emptyCoupon } from '../coupon-state.ts';
import type { Phase, PlacementBatch } from '../placement/batch.ts';
import { couponTaken } from '../slice.ts';
import { BetSlipFigures } from './bet-slip-figures.tsx';
import { betSlipModel, type LegNow } from './bet-slip-model.ts';
import { LegList } from './leg-list.tsx';
import { LegRow, rowProps } from './leg-row.tsx';
import type { NextStep } from './next-step.ts';
import { PlaceButton } from './place-button.tsx';
import { StakeChips } from './stake-chips.tsx';
import { StakeField } from './stake-field.tsx';
import { SystemPicker } from './system-picker.tsx';

const namespaces = ['coupon', 'bet-slip', 'coupon-bonuses'];
const bets = [betOf(1), betOf(2)];
const PLACED = { List: () => null, Count: () => <b>7</b> };

function modelOf(now: readonly LegNow[], rest: Partial<CouponState> = {}) {
  const coupon: CouponState = {
    ...emptyCoupon,
    bets,
    typeId: COUPON_TYPE.express,
    amount: { value: 2000, iso: 'EUR' },
    ...rest,
  };
  return betSlipModel({ coupon, now, limits: null, account, config });
}

const open = (coef: number): LegNow => ({ state: 'open', coef });

async function rowOf(now: LegNow, rest: Partial<CouponState> = {}): Promise<string> {
  const model = modelOf([now, open(2000)], rest);
  const [leg] = model.legs;
  if (!leg) throw new Error('no leg');
  return renderPart(<LegRow leg={leg} {...rowProps(model)} />, { namespaces });
}

describe('a bet in the coupon', () => {
  test('shows the game, the market and the outcome in words, and its price', async () => {
    expect(textOf(await rowOf(open(2000)))).toMatch(/Team 1-1 v Team 1-2 2\.00 Match result: Team 1-1/);
  });

  test.each([
    [2100, '2.00', '2.10', 'up from 2.00', 'data-move="up"'],
    [1900, '2.00', '1.90', 'down from 2.00', 'data-move="down"'],
  ])(
    'a price that has become %i shows the old one, the new one, an arrow and words',
    async (coef, before, after, words, mark) => {
      const html = await rowOf(open(coef));
      expect(textOf(html)).toContain(`${before} ${after} ${words}`);
      expect(html).toContain(mark);
      expect(html).toMatch(/<s [^>]*aria-hidden="true"/);
    },
  );

  test.each([
    ['suspended', { state: 'suspended', coef: 2000 }, 'Suspended for the moment.'],
    ['gone', { state: 'gone' }, 'No longer available.'],
  ] as const)('[P-12] is locked and shows why when its selection is %s', async (_state, now, said) => {
    const html = await rowOf(now);
    expect(html).toContain('data-locked');
    expect(textOf(html)).toContain(said);
  });

  test('has a switch beside others, and shows in its row that it is switched off', async () => {
    const off = [{ bet: betOf(3), place: 1, typeId: COUPON_TYPE.express, systemValue: 2 }];
    const model = modelOf([open(2000), open(2000)], { offBets: off });
    const list = <LegList legs={model.legs} offBets={model.offBets} {...rowProps(model)} />;
    const html = await renderPart(list, { namespaces });
    const games = [...html.matchAll(/aria-checked="(true|false)" aria-label="Include Team (\d)/g)];
    expect(games.map(([, isOn, game]) => [game, isOn])).toEqual([
      ['1', 'true'],
      ['3', 'false'],
      ['2', 'true'],
    ]);
    expect(textOf(html)).toContain('Switched off. Not part of your bet.');
  });

  test('has no switch while it is alone', async () => {
    const html = await renderPart(<CouponBody />, {
      namespaces,
      prepare: ({ dispatch }) => void dispatch(couponTaken({ bets: [betOf(1)] })),
    });
    expect(html).not.toContain('role="switch"');
  });

  test('has a remove button that names it', async () => {
    expect(await rowOf(open(2000))).toContain('aria-label="Remove Team 1-1 v Team 1-2"');
  });

  test('[P-04] has a field of its own among many singles', async () => {
    const html = await rowOf(open(2000), { typeId: COUPON_TYPE.manySingles });
    expect(textOf(html)).toContain('Stake on Team 1-1 v Team 1-2');
    expect(textOf(html)).toContain('Potential payout €40.00');
  });

  test('[P-02] can be a banker of a system, and says when the system allows no more bankers', async () => {
    const three = { bets: [...bets, betOf(3)], typeId: COUPON_TYPE.system };
    const html = await rowOf(open(2000), three);
    expect(html).toMatch(/aria-pressed="false" aria-label="Banker: Team 1-1 v Team 1-2"/);
    expect(html).toContain('A system with a banker takes at least 4 selections');
  });
});

describe('the sizes of a system', () => {
  const sizes = async (bankers: number, language: (typeof LANGUAGES)[number] = 'en') => {
    const five = Array.from({ length: 5 }, (_, index) => ({
      ...betOf(index + 1),
      banker: index < bankers,
    }));
    const own = { bets: five, typeId: COUPON_TYPE.system, systemValue: 2 };
    const model = modelOf(
      five.map(() => open(2000)),
      own,
    );
    return textOf(await renderPart(<SystemPicker {...model} />, { namespaces, language }));
  };

  test('[P-02] name their bankers, the offset of each size', async () => {
    expect(await sizes(0)).toMatch(/2\/5 · 10 lines ?3\/5 · 10 lines ?4\/5 · 5 lines/);
    const text = await sizes(2);
    expect(text).toContain('2/3 · 3 lines · 2 bankers');
    expect(text).toContain('All 2 bankers must win too.');
  });

  test.each(LANGUAGES)('in %s have no raw key', async (language) => {
    expect(await sizes(1, language)).not.toMatch(KEY_LEAK);
  });
});

describe('the main button of the bet slip', () => {
  const label = async (
    step: NextStep,
    language: (typeof LANGUAGES)[number] = 'en',
    rest: Partial<CouponState> = {},
  ) => {
    const model = modelOf([open(2000), open(2000)], rest);
    const slip = {
      coupon: emptyCoupon,
      model,
      step,
      limits: null,
      account,
      feed: {
        state: 'live',
        transport: 'socket',
        since: 0,
        lastUpdateAt: NOW,
        sequence: 1,
        gaps: 0,
        lagMs: 0,
        rttMs: 1,
      },
    } as const;
    return renderPart(<PlaceButton slip={slip} />, { namespaces, language, session });
  };

  test.each([
    [{ kind: 'place', total: 2000 }, 'Place bet: €20.00', 'false'],
    [{ kind: 'signIn' }, 'Sign in to place a bet', 'false'],
    [{ kind: 'acceptPrices', prices: {}, total: 2000 }, 'Accept 4.00 and place €20.00', 'false'],
    [{ kind: 'blocked' }, 'Place bet', 'true'],
    [{ kind: 'busy' }, 'Placing bet…', 'true'],
    [{ kind: 'paused', since: null }, 'Loading odds…', 'true'],
  ] as const)('in step %j reads "%s"', async (step, said, disabled) => {
    const html = await label(step);
    expect(textOf(html)).toContain(said);
    expect(html).toContain(`aria-disabled="${disabled}"`);
    expect(html).toContain(`aria-busy="${step.kind === 'busy'}"`);
  });

  test('[P-04] counts several singles and names the sum of their stakes', async () => {
    const singles = { typeId: COUPON_TYPE.manySingles };
    expect(textOf(await label({ kind: 'place', total: 750 }, 'en', singles))).toBe('Place 2 bets: €7.50');
  });

  test('trust F11: says since when prices are frozen', async () => {
    expect(textOf(await label({ kind: 'paused', since: NOW }))).toMatch(/Odds frozen at \d{1,2}:\d{2}:\d{2}/);
  });

  test('names the fall of the odds that the player accepts, next to the amount', async () => {
    const settings = { ...DEFAULT_BET_SLIP_PREFERENCES, dropPercent: 2 as const };
    expect(textOf(await label({ kind: 'place', total: 2000 }, 'en', { settings }))).toBe(
      'Place bet: €20.00 odds may drop up to 2%',
    );
    expect(textOf(await label({ kind: 'blocked' }, 'en', { settings }))).toBe('Place bet');
  });

  test.each(LANGUAGES)('names the amount in %s', async (language) => {
    expect(textOf(await label({ kind: 'place', total: 2000 }, language))).toMatch(/20[.,]00/);
  });
});

test('the figures of an express show its odds to the hundredth, and the payout of the exact odds', async () => {
  // 2.11 × 3.69 = 7.7859: €20.00 pay €155.718; with the shown 7.78 they would pay €155.60.
  const model = modelOf([open(2110), open(3690)]);
  const text = textOf(await renderPart(<BetSlipFigures model={model} />, { namespaces, session }));
  expect(text).toMatch(/Total odds 7\.78 .*€155\.72/);
});

describe('the amount of the bet slip', () => {
  const field = (amount: CouponState['amount'], isHidden = false) =>
    renderPart(
      <StakeField model={modelOf([open(2000), open(2000)], { amount })} account={account} onEnter={() => {}} />,
      {
        namespaces,
        session,
        prepare: ({ dispatch }) => void dispatch(displayChanged({ isBalanceHidden: isHidden })),
      },
    );

  test('is explained next to its field when it is ambiguous', async () => {
    const html = await field({ text: '1,500', error: 'ambiguous-grouping', iso: 'EUR' });
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="1,500"');
    expect(textOf(html)).toContain('Type 1500 for €1,500.00, or 1.5 for one and a half.');
  });

  test('has the balance next to it, or a button that shows a hidden balance', async () => {
    expect(textOf(await field({ value: 2000, iso: 'EUR' }))).toContain('Balance €248.60');
    const hidden = textOf(await field({ value: 2000, iso: 'EUR' }, true));
    expect(hidden).not.toContain('248.60');
    expect(hidden).toContain('Show balance');
  });
});

describe('[O-02] the coupon follows the account that pays', () => {
  const rows: readonly [iso: string, decimals: number, money: number, balance: string, chips: string][] = [
    ['JPY', 0, 50_000, '¥50,000', '¥500 500 ¥1,000 1,000 ¥5,000 5,000'],
    ['KWD', 3, 100_000, 'KWD 100.000', 'KWD 3.000 3 KWD 6.000 6 KWD 30.000 30'],
    ['USD', 2, 50_000, '$500.00', '$5.00 5 $10.00 10 $50.00 50'],
  ];
  test.each(rows)('in %s with %i decimals', async (iso, decimals, money, balance, chips) => {
    const paying = { ...account, iso, decimals, money };
    const coupon: CouponState = { ...emptyCoupon, bets: [betOf(1)], typeId: COUPON_TYPE.single };
    const model = betSlipModel({ coupon, now: [open(2000)], limits: null, account: paying, config });
    const part = (
      <>
        <StakeField model={model} account={paying} onEnter={() => {}} />
        <StakeChips model={model} limits={null} account={paying} />
      </>
    );
    const text = textOf(await renderPart(part, { namespaces, session })).replaceAll('\u00a0', ' ');
    expect(text).toContain(`Balance ${balance}`);
    expect(text).toContain(chips);
  });
});

describe('the result of a placement', () => {
  function bodyWith(
    phases: readonly Phase[],
    left: readonly (typeof bets)[number][] = [],
    language: (typeof LANGUAGES)[number] = 'en',
  ) {
    const intents = phases.map((phase, index) => {
      const body = placementOf(phases.length > 1 ? bets.slice(index, index + 1) : bets);
      return { key: body.id, body, phase };
    });
    const typeId = phases.length > 1 ? COUPON_TYPE.manySingles : COUPON_TYPE.express;
    const batch: PlacementBatch = { id: nextKey(), userId: 11, askedAt: NOW, iso: 'EUR', typeId, bets, intents };
    return renderPart(<CouponBody />, {
      namespaces,
      language,
      session,
      prepare: ({ dispatch }) => void dispatch(couponTaken({ bets: left, batch, typeId })),
    });
  }
  const accepted: Phase = { kind: 'accepted', coupon: couponOf(placementOf(bets), { id: '1000000042' }) };
  const refused = (code: string, data = {}): Phase => ({
    kind: 'refused',
    refusal: { code, selectionIds: [], prices: [], data },
  });

  test('shows an open placement as busy, without a result', async () => {
    const html = await bodyWith([{ kind: 'sending' }], bets);
    expect(html).toContain('aria-busy="true"');
    expect(textOf(html)).toContain('Your bet is not placed until we tell you so.');
    expect(html).not.toContain('data-step');
  });

  test('trust R30: shows the remaining seconds of the live delay and its reason', async () => {
    const text = textOf(await bodyWith([{ kind: 'pending', decidesAt: NOW + 4200 }], bets));
    expect(text).toContain('Placing your bet');
    expect(text).toContain('5 s');
  });

  test('trust F1: says that the answer is being requested while it is unknown', async () => {
    const text = textOf(await bodyWith([{ kind: 'unknown', attempts: 4 }], bets));
    expect(text).toContain('Checking your bet');
    expect(text).toContain('Please do not place it again meanwhile.');
  });

  test('[P-16] shows number, odds, stake, possible win and the next steps of an accepted coupon', async () => {
    const html = await bodyWith([accepted]);
    const text = textOf(html);
    for (const part of ['1000000042', '€20.00', '€40.00', 'Keep selections', 'View in My bets', 'Done']) {
      expect(text).toContain(part);
    }
    expect(html).toMatch(/role="status"[^>]*>.*Bet placed/s);
    expect(html).toContain('/en/office/history?coupon=1000000042');
  });

  test('says why a placement was refused, with its figures, what to do, and that nothing was charged', async () => {
    const html = await bodyWith([refused('AMOUNT_MAX', { max: 1000 })], bets);
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain(
      'Maximum stake is €10.00. Lower your stake. Nothing was placed and nothing was charged.',
    );
  });

  test('[P-05] lists old and new prices of a placement that was refused for its prices', async () => {
    const prices = [{ selectionId: bets[0]?.selectionId ?? 0, coef: 1900, suspended: false }];
    const phase: Phase = { kind: 'refused', refusal: { code: 'COEF_CHANGED', selectionIds: [], prices, data: {} } };
    expect(textOf(await bodyWith([phase], bets))).toContain('Team 1-1 v Team 1-2: 2.00 → 1.90');
  });

  test('[P-04] shows the result of each of many singles', async () => {
    const text = textOf(await bodyWith([accepted, refused('BALANCE', { balance: 100, missing: 400 })], bets.slice(1)));
    expect(text).toContain('Bet 1000000042: stake €20.00, potential payout €40.00');
    expect(text).toContain('Not placed (€20.00). Your balance is €1.00. You need €4.00 more.');
  });

  test('is not shown to another player', async () => {
    const batch = {
      id: nextKey(),
      userId: 99,
      askedAt: NOW,
      iso: 'EUR',
      typeId: COUPON_TYPE.express,
      bets,
      intents: [],
    };
    const html = await renderPart(<CouponPanel placed={PLACED} />, {
      session,
      prepare: ({ dispatch }) => void dispatch(couponTaken({ batch })),
    });
    expect(textOf(html)).toContain('Your bet slip is empty');
  });

  test.each(LANGUAGES)('has all its texts in %s', async (language) => {
    for (const phases of [[accepted], [{ kind: 'unknown', attempts: 1 } as Phase], [refused('LIMITS')]]) {
      const html = await bodyWith(phases, phases[0]?.kind === 'refused' ? bets : [], language);
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });
});

test.each(LANGUAGES)(
  'the coupon rendered by the server in %s has all its texts and no inline style',
  async (language) => {
    const html = await renderPart(<CouponPanel placed={PLACED} />, { language });
    expect(html).not.toMatch(/ style="/);
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  },
);
