import type { HostPort } from '#shared/host/host-port.ts';
import { readStoredObject } from '#shared/text/stored-json.ts';
import type { TabLocks } from '../tabs/tab-locks.ts';

/** Key in the host's storage: the open orders of each player, by the player's id. */
export const KEPT_ORDERS_KEY = 'orders';

/** Channel on which a tab says that it has kept an order, or that one was decided. */
export const ORDERS_CHANNEL = 'orders';

/** An open order as the device keeps it: the page, or the next one, asks for its outcome. */
export interface KeptOrder {
  /** Idempotency key. */
  readonly key: string;
  /** Name of its kind. */
  readonly kind: string;
  /** Player who made it. */
  readonly userId: number;
  /** What it is about, such as `coupon:123`: about one subject only one order of a kind is open. */
  readonly subject: string;
  /** What is sent under the key; it never changes. Its kind checks what the device kept. */
  readonly order: unknown;
  /** Device clock, epoch ms. */
  readonly askedAt: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isKeptOrder(value: unknown): value is KeptOrder {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof KeptOrder, unknown>>;
  return (
    [kept.kind, kept.subject].every((text) => typeof text === 'string') &&
    UUID.test(String(kept.key)) &&
    [kept.userId, kept.askedAt].every(Number.isSafeInteger)
  );
}

/** Reads the open orders of a player from the text of the device; leaves out what is damaged. */
export function readKeptOrders(text: string | null, userId: number): readonly KeptOrder[] {
  const own = readStoredObject(text)[userId];
  return Array.isArray(own) ? own.filter(isKeptOrder).filter((kept) => kept.userId === userId) : [];
}

/** Tells whether two orders are of one kind and about the same. */
export const isSameSubject = (a: KeptOrder, b: KeptOrder): boolean => a.kind === b.kind && a.subject === b.subject;

export interface KeptOrders {
  /** Returns the open orders of a player; null where the device cannot be read. */
  readonly of: (userId: number) => Promise<readonly KeptOrder[] | null>;
  /**
   * Keeps an order. Resolves with another open order about the same, which the device had already; with null once the
   * order is kept, or where the device cannot keep it: then it lives in the memory of the page.
   *
   * @param isDecided tells of a key whether its order is decided: the device may have failed to remove it
   */
  readonly keep: (order: KeptOrder, isDecided: (key: string) => boolean) => Promise<KeptOrder | null>;
  /** Removes a decided order. */
  readonly drop: (order: KeptOrder) => Promise<void>;
}

interface KeptOrdersOptions {
  readonly storage: HostPort['storage'];
  readonly locks: TabLocks;
}

/** Keeps open orders on the device. Tabs change the list one after another. */
export function createKeptOrders({ storage, locks }: KeptOrdersOptions): KeptOrders {
  let changing: Promise<void> = Promise.resolve();

  async function write(text: string | null, userId: number, orders: readonly KeptOrder[]): Promise<void> {
    const { [userId]: _, ...others } = readStoredObject(text);
    const next = orders.length > 0 ? { ...others, [userId]: orders } : others;
    if (Object.keys(next).length > 0) await storage.write(KEPT_ORDERS_KEY, JSON.stringify(next));
    else await storage.remove(KEPT_ORDERS_KEY);
  }

  /** Changes the orders of a player on the device; a change of null writes nothing. */
  function change(userId: number, edit: (orders: readonly KeptOrder[]) => readonly KeptOrder[] | null): Promise<void> {
    const run = async () => {
      const text = await storage.read(KEPT_ORDERS_KEY);
      const next = edit(readKeptOrders(text, userId));
      if (next) await write(text, userId, next);
    };
    // A device that refuses must not keep the order from its way, nor the next change from the device.
    changing = changing.then(() => locks.hold(KEPT_ORDERS_KEY, run)).catch(() => undefined);
    return changing;
  }

  return {
    of: (userId) =>
      storage.read(KEPT_ORDERS_KEY).then(
        (text) => readKeptOrders(text, userId),
        () => null,
      ),
    async keep(order, isDecided) {
      let other: KeptOrder | null = null;
      await change(order.userId, (orders) => {
        const open = orders.filter(({ key }) => !isDecided(key));
        other = open.find((one) => isSameSubject(one, order)) ?? null;
        return other ? null : [...open, order];
      });
      return other;
    },
    drop: ({ userId, key }) =>
      change(userId, (orders) => {
        const rest = orders.filter((one) => one.key !== key);
        return rest.length < orders.length ? rest : null;
      }),
  };
}
