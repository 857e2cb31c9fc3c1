import type { Environment } from '#shared/domain/environment.ts';
import type { Platform } from './app.ts';
import { NOTICES_PATH } from './modules/cashier/cashier-module.ts';

/**
 * Lets the demonstration's payment company listen on PAYMENTS_PORT of the loopback interface; nothing in production.
 *
 * @param address where the platform listens, which takes the notices
 * @throws Error that says what to do when the port is taken
 */
export async function listenPayments(
  { paymentCompany }: Pick<Platform, 'paymentCompany'>,
  { paymentsPort: port, paymentsOrigin: origin }: Pick<Environment, 'paymentsOrigin' | 'paymentsPort'>,
  address: string,
): Promise<void> {
  if (!paymentCompany) return;
  const noticeUrl = `${address}${NOTICES_PATH}/harbour`;
  try {
    await paymentCompany.listen({ host: '127.0.0.1', port, origin, noticeUrl });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`The port of the payment company is taken. Choose another with PAYMENTS_PORT; it is ${port} now.`, {
      cause: error,
    });
  }
}
