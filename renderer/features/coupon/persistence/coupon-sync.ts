import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { TabChannel } from '#renderer/lib/tabs/tab-channel.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { SHARED_FIELDS, type SharedCoupon, type SharedField } from './shared-fields.ts';
import { COUPON_KEY, KEPT_KEY, parseFields, readStored, type Stamp, type StampedFields } from './stored-coupon.ts';

export interface CouponSyncOptions {
  readonly storage: HostPort['storage'];
  readonly channel: TabChannel;
  readonly tabId: string;
  /** Device clock, epoch ms. */
  readonly now: () => number;
  /** Returns the coupon of this tab. */
  readonly read: () => SharedCoupon;
  /** Writes fields from the device or from another tab into the coupon of this tab. */
  readonly take: (fields: Partial<SharedCoupon>) => void;
}

export interface CouponSync {
  /** Loads the stored coupon; nothing is stored before. */
  readonly load: () => Promise<void>;
  /** Stamps, sends and stores what this tab has changed. */
  readonly changed: (before: SharedCoupon, after: SharedCoupon) => void;
  /** Resolves when all changes so far are stored. */
  readonly written: () => Promise<void>;
  readonly stop: () => void;
}

/** Fields under the coupon's key. */
const COUPON_FIELDS = SHARED_FIELDS.filter((name) => name !== 'kept');

const isLater = (a: Stamp, b: Stamp): boolean => a.at > b.at || (a.at === b.at && a.by > b.by);

/**
 * Stores the coupon on the device and shares it between tabs. Each field carries the stamp of its last change and the
 * later stamp wins everywhere, so the order in which tabs receive changes does not matter; changes from another tab are
 * never sent on.
 */
export function createCouponSync(options: CouponSyncOptions): CouponSync {
  const { storage, channel, tabId, now, read, take } = options;
  const stamps = new Map<SharedField, Stamp>();
  let latest = 0;
  let isLoaded = false;
  let writing: Promise<void> = Promise.resolve();

  const fieldsOf = (names: readonly SharedField[]): StampedFields => {
    const coupon = read();
    const entries = names.flatMap((name) => {
      const stamp = stamps.get(name);
      return stamp ? [[name, { value: coupon[name], stamp }]] : [];
    });
    return Object.fromEntries(entries) as StampedFields;
  };

  /** Writes the keys that hold these fields. */
  const write = (names: readonly SharedField[]) => {
    if (!isLoaded) return;
    if (names.some((name) => name !== 'kept'))
      writing = writing.then(() => storage.write(COUPON_KEY, JSON.stringify(fieldsOf(COUPON_FIELDS))));
    if (names.includes('kept'))
      writing = writing.then(() => storage.write(KEPT_KEY, JSON.stringify(fieldsOf(['kept']))));
  };

  const mark = (names: readonly SharedField[]) => {
    if (names.length === 0) return;
    latest = Math.max(now(), latest + 1);
    for (const name of names) stamps.set(name, { at: latest, by: tabId });
    channel.post(fieldsOf(names));
    write(names);
  };

  /** Returns the fields that are newer than this tab's. */
  const newer = (fields: StampedFields): Partial<SharedCoupon> => {
    const wanted = SHARED_FIELDS.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      latest = Math.max(latest, field.stamp.at);
      const known = stamps.get(name);
      if (known && !isLater(field.stamp, known)) return [];
      stamps.set(name, field.stamp);
      return [[name, field.value]];
    });
    return Object.fromEntries(wanted) as Partial<SharedCoupon>;
  };

  const receive = (fields: StampedFields) => {
    const wanted = newer(fields);
    const names = Object.keys(wanted) as SharedField[];
    if (names.length === 0) return;
    take(wanted);
    write(names);
  };

  const stopListening = channel.listen((message) => receive(parseFields(message)));

  return {
    load: async () => {
      const [coupon, kept] = await Promise.all([storage.read(COUPON_KEY), storage.read(KEPT_KEY)]);
      const stored = { ...readStored(coupon), ...readStored(kept) };
      const pressedEarly = stamps.has('bets') ? read().bets : [];
      isLoaded = true;
      const wanted = newer(stored);
      if (pressedEarly.length === 0) {
        take(wanted);
        return;
      }
      // Prices that were pressed before the device was read are added to the stored bets.
      const pressed = new Set(pressedEarly.map(betKey));
      const earlier = (stored.bets?.value ?? []).filter((bet) => !pressed.has(betKey(bet)));
      take({ ...wanted, bets: [...earlier, ...pressedEarly] });
      mark(['bets']);
    },
    changed: (before, after) => mark(SHARED_FIELDS.filter((name) => before[name] !== after[name])),
    written: () => writing,
    stop: stopListening,
  };
}
