import path from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { readBuildStamp } from './build-stamp.ts';
import { notarise } from './notarise.ts';

// Argument of the hooks that electron-builder calls while it packs (electron-builder.yml).

interface Packing {
  readonly appOutDir: string;
  readonly electronPlatformName: string;
  readonly packager: {
    readonly info: { readonly appDir: string };
    readonly executableName: string;
    readonly appInfo: { readonly productFilename: string; readonly id: string; readonly version: string };
  };
}

/** Returns the path of the app inside the unpacked folder. */
function appOf({ appOutDir, electronPlatformName, packager }: Packing): string {
  const { productFilename } = packager.appInfo;
  if (electronPlatformName === 'darwin') return path.join(appOutDir, `${productFilename}.app`);
  return path.join(appOutDir, electronPlatformName === 'win32' ? `${productFilename}.exe` : packager.executableName);
}

/** Refuses to pack the bundle of another flavour or of another version. */
export async function beforePack({ packager }: Packing): Promise<void> {
  const { id, version } = packager.appInfo;
  const wanted = id.endsWith('.debugger') ? 'debugger' : 'production';
  const stamp = await readBuildStamp(path.join(packager.info.appDir, 'dist-electron'));
  if (stamp.flavour !== wanted)
    throw new Error(
      `dist-electron holds the ${stamp.flavour} build and ${id} is the ${wanted} package: run "APP_FLAVOUR=${wanted} node build/pack.ts", which builds what it packs`,
    );
  if (stamp.version !== version)
    throw new Error(`dist-electron was built as ${stamp.version} and is packed as ${version}: build it again`);
}

/** Sets the ninth fuse, for which the configuration has no key: traps for WebAssembly stay on. */
export async function afterPack(packing: Packing): Promise<void> {
  await flipFuses(appOf(packing), { version: FuseVersion.V1, [FuseV1Options.WasmTrapHandlers]: true });
}

/** Lets Apple notarise a signed app, where there are credentials. */
export function afterSign(packing: Packing): void {
  if (packing.electronPlatformName === 'darwin') notarise(appOf(packing), process.env);
}
