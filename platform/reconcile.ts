import { withDatabase } from './database/database.ts';
import { requireMigrated } from './database/migrations.ts';
import { openPool, type Pool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import {
  createHarbour,
  hyperswitchOf,
  type PaymentProvider,
  paidByHand,
  reconcile,
} from './modules/cashier/cashier-service.ts';
import { openPaymentCompany } from './modules/payment-provider/payment-provider-service.ts';

/**
 * `npm run reconcile`: compares the clearing accounts of the environment's database with the reports of its payment
 * providers: the one that the environment names and, outside production, the payment company of the demonstration, whose
 * tables are beside them.
 */
const environment = readEnvironment();

const FOUND = 1;
const NOT_COMPARED = 2;
/** Clock of a company that does nothing but report. */
const STILL = { now: () => 0, onChange: () => () => undefined };

/** Prints the movements on which the books and a provider do not agree; returns their number. */
async function compare(sql: Pool, provider: PaymentProvider): Promise<number> {
  const differences = await reconcile(sql, provider, Number.MAX_SAFE_INTEGER);
  for (const { kind, reference, iso, house, provider: theirs, state } of differences) {
    console.log(
      `${provider.id}: ${kind} ${reference} (${state ?? 'unknown here'}): ${house} here, ${theirs} there, ${iso} minor units`,
    );
  }
  return differences.length;
}

/** Compares with the payment company of the demonstration; returns the number of movements that differ. */
async function compareCompany(sql: Pool): Promise<number> {
  const company = await openPaymentCompany({ sql, clock: STILL, onError: console.error });
  try {
    const origin = await company.app.listen({ host: '127.0.0.1', port: 0 });
    return await compare(sql, createHarbour({ ...company, origin: () => origin }));
  } finally {
    await company.app.close();
  }
}

async function run(): Promise<number> {
  const named = hyperswitchOf(environment);
  const isProduction = environment.nodeEnv === 'production';
  if (isProduction && !named) {
    throw new Error('No payment provider is named: set that of this platform, or compare with the report of your own.');
  }
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    await requireMigrated(address);
    const sql = openPool(address, { size: 2, hasNoTimeout: true });
    try {
      const differing = (named ? await compare(sql, named) : 0) + (isProduction ? 0 : await compareCompany(sql));
      for (const { iso, count, amount } of await paidByHand(sql)) {
        console.log(`${count} withdrawals were paid by hand: ${amount} minor units, ${iso}`);
      }
      console.log(differing === 0 ? 'Both books agree.' : `${differing} movements differ.`);
      return differing === 0 ? 0 : FOUND;
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
