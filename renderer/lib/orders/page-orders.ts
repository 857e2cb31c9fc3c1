import type { Store } from '@reduxjs/toolkit';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { baseApi } from '../api/base-api.ts';
import { accountBalanceChanged, selectPlayer } from '../api/session-api.ts';
import { signInAsked } from '../ports/auth-port.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { openTabChannel, type TabChannel } from '../tabs/tab-channel.ts';
import type { SyncedClock } from '../time/server-clock.ts';
import { type DriverApi, driveOrder } from './drive-order.ts';
import { createKeptOrders, type KeptOrder, type KeptOrders, ORDERS_CHANNEL } from './kept-orders.ts';
import { isOpenPhase } from './order.ts';
import { browserOrderEnvironment, type OrderEnvironment, takeOverPause } from './order-environment.ts';
import type { AnyOrderKind, OrderKinds } from './order-kind.ts';
import { createOrderList, type OrderList, type OrderTopic } from './order-list.ts';
import { type OrderNewsList, orderNews } from './order-news.ts';

type OrdersStore = Pick<Store<AppState>, 'getState' | 'subscribe'> & { readonly dispatch: AppDispatch };

/** Orders of this page and of the device, each driven from its key to its known outcome. */
export interface PageOrders extends Pick<OrderList, 'all' | 'putAway' | 'show' | 'subscribe'> {
  /** Sends an order, unless one about the same is still open. */
  readonly start: (kind: AnyOrderKind, subject: string, order: unknown) => void;
  /** Asks for an unknown outcome at once instead of after the pause. */
  readonly askNow: (topic: OrderTopic) => void;
  /**
   * Takes what a part of the page shows of a subject. When that changes while an outcome is unknown, the order may have
   * done it: the outcome is asked for at once, or once more after a question that is under way.
   */
  readonly see: (topic: OrderTopic, state: string) => void;
  /**
   * Takes over the open orders of the player that the device keeps: of this tab before a reload, or of a tab that was
   * closed. Rejects when the code of a kind does not load.
   */
  readonly takeOver: (kinds: OrderKinds) => Promise<void>;
}

/** What orders use outside the store, which tests replace. */
interface Means extends OrderEnvironment {
  readonly channel: Pick<TabChannel, 'post'>;
}

export interface PageOrdersOptions {
  readonly store: OrdersStore;
  /** Called with the first order: drawing a page on the server needs none. */
  readonly means: () => Means;
  readonly news?: Pick<OrderNewsList, 'add'>;
}

/** Returns what waits for a state of the store outside a listener. */
function conditionOf({ getState, subscribe }: OrdersStore): DriverApi['condition'] {
  return (matches) =>
    new Promise((resolve) => {
      const unsubscribe = subscribe(() => {
        if (!matches(null, getState())) return;
        unsubscribe();
        resolve(true);
      });
    });
}

/** Pauses of the drivers, each of which a press or a change of its subject can end. */
function createPauses() {
  const ends = new Map<string, () => void>();
  /** Keys whose next pause is left out. */
  const due = new Set<string>();
  return {
    of: (key: string, wait: OrderEnvironment['wait']) => async (ms: number) => {
      if (due.delete(key)) return;
      await Promise.race([wait(ms), new Promise<void>((resolve) => ends.set(key, resolve))]);
      ends.delete(key);
    },
    /** Ends the pause, or leaves out the next one. */
    end(key: string): void {
      const end = ends.get(key);
      if (end) end();
      else due.add(key);
    },
  };
}

/** What drives one order. */
interface OrderDriver {
  /** Drives an order that this tab has just made; resolves at once with the order about the same that is open already. */
  readonly begin: (kind: AnyOrderKind, kept: KeptOrder) => Promise<KeptOrder | null>;
  /** Drives an order of the device, once the tab that made it has had the first turn. */
  readonly takeOver: (kind: AnyOrderKind, kept: KeptOrder) => Promise<void>;
  readonly device: KeptOrders;
  readonly now: () => number;
}

interface DriverParts {
  readonly store: OrdersStore;
  readonly means: Means;
  readonly list: OrderList;
  readonly pauses: ReturnType<typeof createPauses>;
  readonly news: Pick<OrderNewsList, 'add'>;
}

function createOrderDriver({ store, means, list, pauses, news }: DriverParts): OrderDriver {
  const { dispatch } = store;
  const { locks, clock, random } = means;
  const device = createKeptOrders({ storage: dispatch((_dispatch, _getState, { host }) => host.storage), locks });
  const api: DriverApi = { dispatch, getState: store.getState, condition: conditionOf(store) };
  /** Keys of the orders that were decided here. */
  const decided = new Set<string>();

  /** Lets the page and the other tabs know of a decided order, and the player too where nothing shows it. */
  async function end(kind: AnyOrderKind, kept: KeptOrder): Promise<void> {
    const phase = list.get(kept.key)?.phase;
    if (!phase || isOpenPhase(phase)) return;
    decided.add(kept.key);
    // Features add tags with their own calls.
    dispatch(baseApi.util.invalidateTags(kind.tags as ('Coupons' | 'Limits' | 'Session')[]));
    // Another player may look at the page by now; the order is of the one who made it.
    if (!list.isShown(kept) || selectPlayer(store.getState())?.user_id !== kept.userId) {
      list.remove(kept.key);
      news.add({ ...kept, phase });
    }
    await device.drop(kept);
    means.channel.post('decided');
  }

  async function drive(kind: AnyOrderKind, kept: KeptOrder): Promise<void> {
    await driveOrder(
      api,
      { clock, random, wait: pauses.of(kept.key, means.wait) },
      {
        userId: kept.userId,
        phase: () => list.get(kept.key)?.phase ?? null,
        send: () => kind.send(dispatch, kept),
        ask() {
          const phase = list.get(kept.key)?.phase;
          if (phase && isOpenPhase(phase) && phase.kind === 'unknown') {
            list.put({ kept, phase: { ...phase, isAsking: true } });
          }
          return kind.ask(dispatch, kept);
        },
        take(answer) {
          const balance = kind.balanceOf(answer);
          if (balance) dispatch(accountBalanceChanged(balance.accountId, balance.money));
          return kind.phaseOf(answer);
        },
        // Another tab may have decided it meanwhile, where tabs share no locks.
        onPhase: (phase) => list.get(kept.key) && list.put({ kept, phase }),
      },
    );
    await end(kind, kept);
  }

  const underLock = (kept: KeptOrder, run: () => Promise<void>) => locks.hold(`order:${kept.key}`, run);

  async function takeOver(kind: AnyOrderKind, kept: KeptOrder): Promise<void> {
    await means.wait(takeOverPause(means, kept.askedAt));
    await underLock(kept, async () => {
      const open = await device.of(kept.userId);
      if (open && !open.some(({ key }) => key === kept.key)) {
        // The tab that made it was answered, and has told the player.
        list.remove(kept.key);
        return;
      }
      // That tab is closed, so its answer is lost.
      list.put({ kept, phase: { kind: 'unknown', attempts: 0 } });
      await drive(kind, kept);
    });
  }

  return {
    takeOver,
    async begin(kind, kept) {
      // The key is kept before the request leaves, so that a lost answer can be asked for.
      const other = await device.keep(kept, (key) => decided.has(key));
      if (other) return other;
      means.channel.post('kept');
      await underLock(kept, () => drive(kind, kept));
      return null;
    },
    device,
    now: means.now,
  };
}

export function createPageOrders({ store, means, news = orderNews }: PageOrdersOptions): PageOrders {
  const list = createOrderList();
  const pauses = createPauses();
  /** Keys of the orders that this page drives, or waits to take over. */
  const followed = new Set<string>();
  /** Keys of those that another tab may still decide. */
  const foreign = new Set<string>();
  let made: OrderDriver | undefined;
  const driver = () => {
    made ??= createOrderDriver({ store, means: means(), list, pauses, news });
    return made;
  };
  const playerNow = () => selectPlayer(store.getState())?.user_id;

  async function follow(kept: KeptOrder, load: OrderKinds[string]['load']): Promise<void> {
    followed.add(kept.key);
    foreign.add(kept.key);
    list.put({ kept, phase: { kind: 'sending' } });
    try {
      const kind = await load();
      if (kind.isOrder(kept.order)) return void driver().takeOver(kind, kept);
    } catch (error) {
      followed.delete(kept.key);
      throw error;
    }
    // Its outcome cannot be asked for: the device has kept it badly.
    list.remove(kept.key);
    await driver().device.drop(kept);
  }

  async function begin(kind: AnyOrderKind, kept: KeptOrder): Promise<void> {
    followed.add(kept.key);
    list.put({ kept, phase: { kind: 'sending' } });
    const other = await driver().begin(kind, kept);
    if (!other) return;
    list.remove(kept.key);
    if (!followed.has(other.key)) await follow(other, async () => kind);
  }

  function askNow(topic: OrderTopic): void {
    for (const { kept, phase } of list.about(topic, playerNow() ?? 0)) {
      if (phase.kind === 'unknown') pauses.end(kept.key);
    }
  }

  return {
    ...list,
    start(kind, subject, order) {
      const userId = playerNow();
      if (userId === undefined) return void store.dispatch(signInAsked({ reason: 'none' }));
      const topic = { kind: kind.name, subject };
      if (list.about(topic, userId).some(({ phase }) => isOpenPhase(phase))) return;
      list.putAway(topic);
      const kept = { key: randomId(), ...topic, userId, order, askedAt: driver().now() };
      void begin(kind, kept);
    },
    askNow,
    see(topic, state) {
      if (list.see(topic, state)) askNow(topic);
    },
    async takeOver(kinds) {
      const userId = playerNow();
      const open = userId === undefined ? null : await driver().device.of(userId);
      if (!open) return;
      const keys = new Set(open.map(({ key }) => key));
      for (const { kept, phase } of list.all()) {
        const isDecidedElsewhere = foreign.has(kept.key) && isOpenPhase(phase) && !keys.has(kept.key);
        if (isDecidedElsewhere && kept.userId === userId) list.remove(kept.key);
      }
      await Promise.all(
        open.flatMap((kept) => {
          const kind = Object.hasOwn(kinds, kept.kind) ? kinds[kept.kind] : undefined;
          return kind && !followed.has(kept.key) ? [follow(kept, kind.load)] : [];
        }),
      );
    },
  };
}

const pages = new WeakMap<object, PageOrders>();

/** Returns the orders of a page, one for each store. */
export function pageOrders(store: OrdersStore, clock: Pick<SyncedClock, 'now'>): PageOrders {
  const known = pages.get(store);
  if (known) return known;
  const means = () => ({ ...browserOrderEnvironment(clock), channel: openTabChannel(ORDERS_CHANNEL) });
  const orders = createPageOrders({ store, means });
  pages.set(store, orders);
  return orders;
}
