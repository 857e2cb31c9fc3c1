import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetsFor, type Manifest, readManifest, type WantedFont } from './asset-manifest.ts';
import type { PwaFiles } from './plugins/pwa-files.ts';
import { registerAssets } from './plugins/static-assets.ts';
import type { IsShareable, Render, RenderPlayer, RenderUndrawn } from './render-contract.ts';
import type { SiteFiles } from './site-files.ts';

/** Font files that the first paint of a page may need, by the characters in it. */
const FONTS: readonly WantedFont[] = [
  { file: /inter-latin-.{8}\.woff2$/, characters: /[0-9a-z]/i },
  { file: /inter-european-.{8}\.woff2$/, characters: /[\u0100-\u017f\u0218-\u021b]/ },
  { file: /inter-cyrillic-.{8}\.woff2$/, characters: /[\u0400-\u045f]/ },
];

const OFFLINE_ENTRY = 'renderer/entries/pwa/offline.ts';
const PLAIN = ['/icon.svg'];

/** @param firstPage module of the page whose files the service worker caches */
async function pwaFiles(directory: string, manifest: Manifest, firstPage: string): Promise<PwaFiles> {
  const read = (file: string) => readFile(path.join(directory, file));
  const [worker, workerOff, offlineManifest, ...plain] = await Promise.all([
    read('pwa-sw.js'),
    read('pwa-sw-off.js'),
    read('offline-manifest.json'),
    ...PLAIN.map(read),
  ]);
  const offline = (JSON.parse(String(offlineManifest)) as Manifest)[OFFLINE_ENTRY];
  if (!offline) throw new Error(`the build of the offline page does not know ${OFFLINE_ENTRY}; run "npm run build"`);
  const { entry, preload, styles, fonts } = assetsFor(manifest, {
    modules: [firstPage],
    styleModules: [],
    fonts: FONTS,
  });
  return {
    worker: String(worker),
    workerOff: String(workerOff),
    shell: [entry, ...preload, ...styles, ...fonts.map(({ href }) => href)],
    offline: { script: `/${offline.file}`, styles: (offline.css ?? []).map((file) => `/${file}`) },
    plain: Object.fromEntries(PLAIN.map((file, index) => [file, plain[index] as Buffer])),
  };
}

/** What the bundle of the server exports (`entries/web-server.tsx`). */
interface ServerBundle {
  /** Source module of the page that most visits begin with. */
  readonly FIRST_PAGE_MODULE: string;
  readonly isShareable: IsShareable;
  readonly render: Render;
  readonly renderPlayer: RenderPlayer;
  readonly renderUndrawn: RenderUndrawn;
}

/**
 * Returns the files of the production build.
 * @param hasStaffTools serves the code of the support tools, which has a folder of its own
 * @throws Error that says to build first when there is no build
 */
export async function builtFiles(directory: string, hasStaffTools: boolean): Promise<SiteFiles> {
  const manifest = await readManifest(directory);
  const bundle = pathToFileURL(path.resolve('dist/server/web-server.js')).href;
  const { FIRST_PAGE_MODULE, isShareable, render, renderPlayer, renderUndrawn } = (await import(
    bundle
  )) as ServerBundle;
  return {
    isShareable: async () => isShareable,
    render: async () => render,
    renderPlayer: async () => renderPlayer,
    renderUndrawn: async () => renderUndrawn,
    assets: (modules, styleModules) => assetsFor(manifest, { modules, styleModules, fonts: FONTS }),
    files: (app) => registerAssets(app, directory, hasStaffTools),
    pwa: await pwaFiles(directory, manifest, FIRST_PAGE_MODULE),
  };
}
