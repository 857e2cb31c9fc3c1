import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { blockUserCall } from '#shared/contracts/session-life.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { casesOf } from '#tests/fixtures/full-run.ts';
import { placed } from '#tests/fixtures/platform/cash-out-scenario.ts';
import { betsOf, edit, editable, editOrderOf } from '#tests/fixtures/platform/edit-scenario.ts';
import { GATE_STATES, type GateState, LONG_SESSIONS } from '#tests/fixtures/platform/gate-scenario.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const DAY = 86_400_000;
const BALANCE = 2_000_000;
/** The largest usual stake is 5,000.00 EUR. */
const VIP_STAKE = 600_000;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({ sessionPolicy: LONG_SESSIONS });
  // Noon, so that no state of the tests reaches midnight by chance.
  await site.platform.clock.moveTo(Math.ceil(now() / DAY) * DAY + DAY / 2);
});
afterEach(() => site.platform.config.reset());
afterAll(async () => {
  expect(await site.audit()).toEqual([]);
  await site.close();
});

const now = () => site.platform.clock.now();
const line = () => site.table.addSelection(2000, { gameId: site.table.addGame({ startAt: now() + 30 * DAY }) });
const live = () => site.table.addSelection(2000, { gameId: site.table.addGame({ live: true, startAt: now() }) });
const balanceOf = ({ accountId }: TestPlayer) => site.platform.accounts.balanceOf(accountId);
const outcomeOf = ({ userId }: TestPlayer, key: string) => site.platform.coupons.outcome(userId, key);
const coupon = ({ userId }: TestPlayer, id: string) => site.platform.coupons.coupon(userId, Number(id));

/** A player's undecided order or review. */
interface Waiting {
  /** Causes the decision; returns the code of its refusal, null when it was accepted. */
  decide(): Promise<string | null>;
  /** Returns the present refusal without deciding anything: null while it is undecided. */
  known(): Promise<string | null>;
  /** Cost of the order when it is accepted, minor units. */
  readonly cost: number;
}

const refusalOf = async (player: TestPlayer, key: string): Promise<string | null> => {
  const answer = await outcomeOf(player, key);
  if (answer.status === 'pending' || answer.status === 'waiting') return null;
  return answer.status === 'refused' ? answer.code : 'taken';
};

/** Waits for the decision and returns its code. */
const awaited = async (known: () => Promise<string | null>): Promise<string | null> => {
  const said = await eventually(async () => {
    const one = await known();
    expect(one).not.toBeNull();
    return one;
  });
  return said === 'taken' ? null : said;
};

async function liveDelay(player: TestPlayer): Promise<Waiting> {
  const placement = player.placement([[live(), 2000]]);
  const { body } = await player.place(placement);
  if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
  const known = () => refusalOf(player, placement.id);
  return {
    cost: 1000,
    known,
    async decide() {
      if (now() < body.decidesAt) await site.platform.clock.moveTo(body.decidesAt);
      return awaited(known);
    },
  };
}

async function wantedOdds(player: TestPlayer): Promise<Waiting> {
  const selectionId = line();
  const placement = player.placement([[selectionId, 2000]], { exactCoef: 2100 });
  const { body } = await player.place(placement);
  if (body.status !== 'waiting') throw new Error(`Does not wait: ${JSON.stringify(body)}`);
  const known = () => refusalOf(player, placement.id);
  return {
    cost: 1000,
    known,
    async decide() {
      site.table.reprice(selectionId, 2200);
      await site.platform.coupons.wantedOdds.tryAll();
      return awaited(known);
    },
  };
}

async function review(player: TestPlayer): Promise<Waiting> {
  const { id } = await placed(player, [[line(), 2000]], { amount: VIP_STAKE, isVipBet: true });
  const stateOf = async () => (await coupon(player, id)).review?.state;
  return {
    cost: VIP_STAKE,
    async known() {
      const state = await stateOf();
      return state === 'pending' ? null : state === 'accepted' ? 'taken' : 'declined';
    },
    async decide() {
      await site.client().post('/__control/vipBet', { couponId: id, decision: 'accept' });
      return (await stateOf()) === 'accepted' ? null : 'declined';
    },
  };
}

async function liveEdit(player: TestPlayer): Promise<Waiting> {
  const [own, added] = [line(), live()];
  const { id } = await placed(player, [[own, 2000]]);
  const offer = await editable(player, id, { bets: betsOf(own, added), stake: 1500 });
  const key = crypto.randomUUID();
  const { body } = await edit(player, id, editOrderOf(offer), key);
  if (body.status !== 'pending') throw new Error(`Not delayed: ${JSON.stringify(body)}`);
  const known = async () => {
    const [row] = await site.database.owner<{ state: string; code: string | null }[]>`
      select state, answer -> 'refusal' ->> 'code' as code from money_intent where key = ${key}`;
    return row?.state === 'pending' ? null : row?.state === 'done' ? 'taken' : (row?.code ?? 'lost');
  };
  return {
    // The new stake less the value of the old coupon.
    cost: 1500 - offer.value,
    known,
    async decide() {
      if (now() < body.decidesAt) await site.platform.clock.moveTo(body.decidesAt);
      return awaited(known);
    },
  };
}

const KINDS: Readonly<Record<string, (player: TestPlayer) => Promise<Waiting>>> = {
  'a live bet in its acceptance delay': liveDelay,
  'a bet that waits for a price': wantedOdds,
  'a bet that waits for a trader': review,
  'a live edit in its acceptance delay': liveEdit,
};

const cells = Object.keys(KINDS).flatMap((kind) => GATE_STATES.map((state) => [kind, state.name, state] as const));

/** Opens a player with an undecided order, and returns the balance without it. */
async function waits(kind: string, state: GateState) {
  const player = await site.player({ balance: BALANCE });
  await state.prepare?.(site, player);
  const begin = KINDS[kind];
  if (!begin) throw new Error(kind);
  const waiting = await begin(player);
  const spent = kind === 'a live edit in its acceptance delay' ? 1000 : 0;
  return { player, waiting, before: BALANCE - spent };
}

/** A trader gives no reason. */
const toldAs = (kind: string, code: string) => (kind === 'a bet that waits for a trader' ? 'declined' : code);

describe('[X-07] the gate closes before the decision', () => {
  test.each(casesOf(cells, Math.ceil(cells.length / 2)))(
    '%s, %s: the order is refused if it must be, and its money is returned',
    async (kind, _name, state) => {
      const { player, waiting, before } = await waits(kind, state);
      await state.close(site, player);
      const isRefused = state.isOfArrival !== true;
      if (state.shutsOut && state.code !== 'SESSION_LIMIT_ENDED') {
        // At once: no decision is needed first.
        expect(await awaited(waiting.known)).toBe(toldAs(kind, state.code));
        expect(await balanceOf(player)).toBe(before);
      }
      expect(await waiting.decide()).toBe(isRefused ? toldAs(kind, state.code) : null);
      expect(await balanceOf(player)).toBe(isRefused ? before : before - waiting.cost);
    },
  );
});

const passing = cells.filter(([, , { open }]) => open !== undefined);

describe('the gate closes and opens again before the decision', () => {
  test.each(casesOf(passing, Math.ceil(passing.length / 2)))(
    '%s, %s: the order stays refused if the closing refused it, and is accepted otherwise',
    async (kind, _name, state) => {
      const { player, waiting, before } = await waits(kind, state);
      await state.close(site, player);
      if (state.shutsOut) await awaited(waiting.known);
      await state.open?.(site, player);
      const isRefused = state.shutsOut === true;
      expect(await waiting.decide()).toBe(isRefused ? toldAs(kind, state.code) : null);
      expect(await balanceOf(player)).toBe(isRefused ? before : before - waiting.cost);
    },
  );
});

describe('the gate closes after the decision', () => {
  test.each(casesOf(cells, Math.ceil(cells.length / 3)))(
    '%s, %s: the accepted order stays',
    async (kind, _name, state) => {
      const { player, waiting, before } = await waits(kind, state);
      expect(await waiting.decide()).toBeNull();
      await state.close(site, player);
      expect(await waiting.known()).toBe('taken');
      expect(await balanceOf(player)).toBe(before - waiting.cost);
    },
  );
});

describe('[X-07] the exclusion', () => {
  test('names its end in the refusal of a live bet, and no bet is accepted after it', async () => {
    const player = await site.player();
    const placement = player.placement([[live(), 2000]]);
    await player.place(placement);
    const { body } = await player.post<{ data: { until: number } }>(blockUserCall.path, { days: 365 });
    expect(await outcomeOf(player, placement.id)).toMatchObject({
      status: 'refused',
      code: 'PLAYER_EXCLUDED',
      data: { until: body.data.until, helps: 'gambling-help' },
    });
    const [row] = await site.database.owner<{ late: number }[]>`
      select count(*)::int as late from coupon c join player_gate g using (user_id)
      where c.user_id = ${player.userId} and c.placed_at > g.closed_at`;
    expect(row?.late).toBe(0);
  });

  test('ends pending orders with its own reason, which the player is shown later', async () => {
    const player = await site.player();
    const orders = site.platform.coupons.wantedOdds;
    await wantedOdds(player);
    await player.post(blockUserCall.path, { days: 1 });
    expect(await orders.ofPlayer(player.userId)).toMatchObject([{ state: 'ended', code: 'PLAYER_EXCLUDED' }]);
  });
});
