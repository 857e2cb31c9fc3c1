import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetsFor, readManifest } from './asset-manifest.ts';
import { registerAssets } from './plugins/static-assets.ts';
import type { Render } from './render-contract.ts';
import type { SiteFiles } from './site-files.ts';

/** The font file that the first paint of most pages needs. */
const FIRST_FONT = /inter-latin-wght-normal.*\.woff2$/;

/**
 * The production build.
 *
 * @param hasStaffTools serves the code of the tools of support staff, which lies beside the public files
 * @throws Error that says to build when there is none
 */
export async function builtFiles(directory: string, hasStaffTools: boolean): Promise<SiteFiles> {
  const manifest = await readManifest(directory);
  const bundle = pathToFileURL(path.resolve('dist/server/web-server.js')).href;
  const { render } = (await import(bundle)) as { render: Render };
  return {
    render: async () => render,
    assets: (modules, styleModules) => assetsFor(manifest, { modules, styleModules, font: FIRST_FONT }),
    files: (app) => registerAssets(app, directory, hasStaffTools),
  };
}
