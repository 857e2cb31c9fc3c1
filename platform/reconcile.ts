import { withDatabase } from './database/database.ts';
import { requireMigrated } from './database/migrations.ts';
import { openPool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import { createHarbour, paidByHand, reconcile } from './modules/cashier/cashier-service.ts';
import { openPaymentCompany } from './modules/payment-provider/payment-provider-service.ts';

/**
 * `npm run reconcile`: compares the clearing accounts of the environment's database with the report of the payment
 * company of the demonstration, whose tables are beside them.
 */
const environment = readEnvironment();

const FOUND = 1;
const NOT_COMPARED = 2;
/** Clock of a company that does nothing but report. */
const STILL = { now: () => 0, onChange: () => () => undefined };

async function run(): Promise<number> {
  if (environment.nodeEnv === 'production') {
    throw new Error('No payment company runs beside a production platform: compare with the report of your provider.');
  }
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    await requireMigrated(address);
    const sql = openPool(address, { size: 2, hasNoTimeout: true });
    try {
      const company = await openPaymentCompany({ sql, clock: STILL, onError: console.error });
      const origin = await company.app.listen({ host: '127.0.0.1', port: 0 });
      const provider = createHarbour({ ...company, origin: () => origin });
      const differences = await reconcile(sql, provider, Number.MAX_SAFE_INTEGER);
      for (const { iso, count, amount } of await paidByHand(sql)) {
        console.log(`${count} withdrawals were paid by hand: ${amount} minor units, ${iso}`);
      }
      await company.app.close();
      for (const { kind, reference, iso, house, provider: theirs, state } of differences) {
        console.log(
          `${kind} ${reference} (${state ?? 'unknown here'}): ${house} here, ${theirs} there, ${iso} minor units`,
        );
      }
      console.log(differences.length === 0 ? 'Both books agree.' : `${differences.length} movements differ.`);
      return differences.length === 0 ? 0 : FOUND;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = NOT_COMPARED;
}
