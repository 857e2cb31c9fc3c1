import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './run-npm.ts';

const TIMEOUT_MS = 60_000;
const FILE = 'sbom.cdx.json';

/**
 * Returns the components of a bill of materials, or why there is none: an answer of npm that is not CycloneDX, or that
 * names no component.
 */
export function componentsOf(text: string): readonly { readonly name: string; readonly version: string }[] | null {
  try {
    const { bomFormat, components } = JSON.parse(text) as { bomFormat?: string; components?: [] };
    return bomFormat === 'CycloneDX' && Array.isArray(components) && components.length > 0 ? components : null;
  } catch {
    return null;
  }
}

/**
 * Writes the bill of materials (CycloneDX) of the packages that the product runs with into folders of the build, from
 * the lock file. Without npm the build goes on and says so: the product runs without that file.
 */
export function writeBillOfMaterials(folders: readonly string[]): void {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const { out, err } = runNpm(args, TIMEOUT_MS);
  const components = componentsOf(out);
  if (components === null) {
    const why = err.split('\n').find((line) => /error/i.test(line)) ?? err.trim();
    console.warn(`no bill of materials was made: npm sbom says "${why}"`);
    return;
  }
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, FILE), out);
  }
  console.log(
    `bill of materials: ${components.length} packages, ${folders.map((folder) => `${folder}/${FILE}`).join(', ')}`,
  );
}
