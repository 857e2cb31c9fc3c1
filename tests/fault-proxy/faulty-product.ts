import { chmod, rm } from 'node:fs/promises';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { startPlatformProcess } from '../fixtures/platform/platform-process.ts';
import { type Product, startProduct, WORLD } from '../fixtures/product.ts';
import { FaultProxy } from './fault-proxy.ts';

/** The site and its platform as two processes, with a proxy between them that plays faults. */
export interface FaultyProduct {
  readonly site: Product;
  readonly proxy: FaultProxy;
  readonly stop: () => Promise<void>;
}

export async function startFaultyProduct(): Promise<FaultyProduct> {
  const dataDir = temporaryFolder('calls');
  // The database server may run as another user.
  await chmod(dataDir, 0o755);
  const platform = await startPlatformProcess(dataDir, { variables: { ...WORLD, TRUST_PROXY: '127.0.0.1' } });
  const proxy = await FaultProxy.open(platform.origin);
  const stopBackEnd = async () => {
    await proxy.close();
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const site = await startProduct({ PLATFORM_ORIGIN: proxy.origin });
    return {
      site,
      proxy,
      async stop() {
        await site.stop();
        await stopBackEnd();
      },
    };
  } catch (error) {
    await stopBackEnd();
    throw error;
  }
}
