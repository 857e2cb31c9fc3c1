import { expect, test } from 'vitest';
import { END_DELAY_S, expectOrderlyEnd } from '../fixtures/orderly-end.ts';
import { startProduct } from '../fixtures/product.ts';

test('SIGTERM: the site with its platform first reports not ready, then accepts no connections, answers begun requests, and ends', async () => {
  const product = await startProduct({ SHUTDOWN_DELAY: String(END_DELAY_S) });
  const ended = new Promise<number | null>((resolve) => product.process.once('exit', resolve));
  const signal = (name: NodeJS.Signals) => void product.process.kill(name);
  await expectOrderlyEnd({ origin: product.origin, signal, ended }, '/en');
  await product.stop();
  expect(product.process.exitCode).toBe(0);
});
