import { openAdmission } from '../modules/admission/admission-service.ts';
import { createLedger } from '../modules/ledger/ledger-service.ts';
import type { Area, Base, ServicesOf } from './area.ts';
import type { openWorld } from './world.ts';

/** Opens the ledger, and the gate that every action with money at risk passes. */
export async function openMoney({ database, clock, config, onClose, onError }: Base & ServicesOf<typeof openWorld>) {
  const ledger = createLedger(database);
  const admission = await openAdmission({ ...database, clock, config, onError });
  onClose(() => admission.close());
  return { services: { ledger, admission }, starts: [admission] } satisfies Area<object>;
}
