import type { Plugin } from 'vite';

/** Sources of the tools of support staff, with their texts. */
const STAFF_SOURCE = /\/renderer\/(?:features\/debugger\/(?!debugger\.page\.ts)|locales\/[a-z]{2}\/debugger\.json)/;

/** Folder for the tools of support staff in the public files (docs/decisions/008). */
export const STAFF_FOLDER = 'staff';

interface BuiltChunk {
  readonly moduleIds: readonly string[];
}

interface BuiltAsset {
  readonly names: readonly string[];
}

/** Names of built files; those of support staff go into their own folder. */
export const namesOfFiles = {
  chunkFileNames: ({ moduleIds }: BuiltChunk) =>
    `${moduleIds.some((id) => STAFF_SOURCE.test(id)) ? STAFF_FOLDER : 'assets'}/[name]-[hash].js`,
  assetFileNames: ({ names }: BuiltAsset) =>
    `${names.some((name) => name.startsWith('debugger')) ? STAFF_FOLDER : 'assets'}/[name]-[hash][extname]`,
};

/** Replaces the tools of support staff by an empty module. */
export function withoutStaffTools(): Plugin {
  return {
    name: 'without-staff-tools',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return STAFF_SOURCE.test(id) ? { code: 'export default {};', moduleType: 'js', map: null } : null;
    },
  };
}
