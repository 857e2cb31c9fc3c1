import * as v from 'valibot';
import { type Fault, faultSchema, type StoredFault } from '#shared/contracts/control.ts';
import type { Pool } from '../../database/pool.ts';
import { followNotices } from '../../notices/follow-notices.ts';

/** Store of faults and their remaining calls, shared between processes. */
export interface FaultStore {
  /** Faults with remaining calls, in the order of their requests. */
  load(): Promise<readonly StoredFault[]>;
  add(fault: Fault, times: number): Promise<StoredFault>;
  /** Uses up one call of a fault; false when another call was faster. */
  take(id: number): Promise<boolean>;
  clear(): Promise<void>;
  /** Calls the listener after every change except `take`; resolves once it can miss none. */
  onChange(listener: () => Promise<void>): Promise<() => Promise<void>>;
}

const CHANNEL = 'sim_faults';

/** Returns the store in table `sim_faults`; NOTIFY announces changes to the other processes. */
export function createFaultStore(sql: Pool, onError: (error: unknown) => void): FaultStore {
  return {
    async load() {
      const rows = await sql<{ id: number; remaining: number; fault: unknown }[]>`
        select id::float8 as id, remaining, fault from sim_faults where remaining > 0 order by id`;
      return rows.map(({ id, remaining, fault }) => ({ ...v.parse(faultSchema, fault), id, remaining }));
    },
    async add(fault, times) {
      const text = JSON.stringify(fault);
      return sql.begin(async (tx) => {
        const [row] = await tx<{ id: number }[]>`
          insert into sim_faults (fault, remaining) values (${text}::text::jsonb, ${times})
          returning id::float8 as id`;
        await tx`select pg_notify(${CHANNEL}, '')`;
        return { ...fault, id: row?.id ?? 0, remaining: times };
      });
    },
    async take(id) {
      const taken = await sql`
        update sim_faults set remaining = remaining - 1 where id = ${id} and remaining > 0 returning id`;
      return taken.length > 0;
    },
    async clear() {
      await sql.begin(async (tx) => {
        await tx`delete from sim_faults`;
        await tx`select pg_notify(${CHANNEL}, '')`;
      });
    },
    onChange: (listener) => followNotices(sql, CHANNEL, listener, onError),
  };
}

/** Returns a store without a database: services that share it behave like processes of one database. */
export function createMemoryFaultStore(): FaultStore {
  const listeners = new Set<() => Promise<void>>();
  let faults: StoredFault[] = [];
  let ids = 0;

  async function replace(next: StoredFault[]): Promise<void> {
    faults = next;
    await Promise.all([...listeners].map((listener) => listener()));
  }

  return {
    load: async () => faults.filter(({ remaining }) => remaining > 0),
    async add(fault, times) {
      ids += 1;
      const stored = { ...fault, id: ids, remaining: times };
      await replace([...faults, stored]);
      return stored;
    },
    async take(id) {
      const isThere = faults.some((fault) => fault.id === id && fault.remaining > 0);
      faults = faults.map((fault) => (fault.id === id ? { ...fault, remaining: fault.remaining - 1 } : fault));
      return isThere;
    },
    clear: () => replace([]),
    async onChange(listener) {
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
      };
    },
  };
}
