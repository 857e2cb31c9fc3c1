import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { PaymentCompany } from './modules/payment-provider/payment-provider-service.ts';
import { listenPayments } from './payments-app.ts';

/** A company whose listener is a plain server; it keeps where it was told to listen. */
function createListener() {
  const server = createServer();
  const asked: Parameters<PaymentCompany['listen']>[0][] = [];
  const listen: PaymentCompany['listen'] = (at) => {
    asked.push(at);
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(at.port, at.host, () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
  };
  return { paymentCompany: { listen } as PaymentCompany, asked, close: () => server.close() };
}

test('the payment company listens on the loopback interface, and sends its notices to the platform', async () => {
  const { paymentCompany, asked, close } = createListener();
  const settings = { paymentsPort: 0, paymentsOrigin: 'https://pay.example.com' };
  await listenPayments({ paymentCompany }, settings, 'http://127.0.0.1:8090');
  close();
  expect(asked).toEqual([
    {
      ...{ host: '127.0.0.1', port: 0, origin: 'https://pay.example.com' },
      noticeUrl: 'http://127.0.0.1:8090/web-api/cashier/notices/harbour',
    },
  ]);
});

test('a taken port of the payment company is named with the setting that changes it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { paymentCompany } = createListener();
  const listening = listenPayments(
    { paymentCompany },
    { paymentsPort: port, paymentsOrigin: '' },
    'http://127.0.0.1:1',
  );
  await expect(listening).rejects.toThrow(`Choose another with PAYMENTS_PORT; it is ${port} now.`);
  other.close();
});
