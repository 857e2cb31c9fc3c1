import { openAdmission } from '../modules/admission/admission-service.ts';
import { createLedger } from '../modules/ledger/ledger-service.ts';
import { createOrders } from '../modules/orders/orders-service.ts';
import type { Area, Base, ServicesOf } from './area.ts';
import type { openWorld } from './world.ts';

/** Opens the ledger, the gate that every action with money at risk passes, and the keys of money orders. */
export async function openMoney({ database, clock, config, onClose, onError }: Base & ServicesOf<typeof openWorld>) {
  const ledger = createLedger(database);
  const admission = await openAdmission({ ...database, clock, config, onError });
  onClose(() => admission.close());
  const orders = createOrders({ sql: database.sql, clock, admission, onError });
  return {
    services: { ledger, admission, orders },
    purges: [orders],
    starts: [admission, orders],
  } satisfies Area<object>;
}
