import * as v from 'valibot';
import { type Fault, faultSchema, type StoredFault } from '#shared/contracts/control.ts';
import type { Pool } from '../../database/pool.ts';
import { followNotices } from '../../notices/follow-notices.ts';

/** Where faults are kept, counted and shared between processes. */
export interface FaultStore {
  /** Faults that have calls left, in the order in which they were asked for. */
  load(): Promise<readonly StoredFault[]>;
  add(fault: Fault, times: number): Promise<StoredFault>;
  /** Uses one call of a fault up; false when another call was faster. */
  take(id: number): Promise<boolean>;
  clear(): Promise<void>;
  /** Calls back after every change but the taking; resolves once none can be missed. */
  onChange(listener: () => Promise<void>): Promise<() => Promise<void>>;
}

const CHANNEL = 'sim_faults';

/** Faults in table `sim_faults`, announced to the other processes by NOTIFY. */
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

/** Faults without a database: services opened on the same store behave as processes of one database. */
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
