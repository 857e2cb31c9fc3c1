import type { Plugin } from 'vite';

/**
 * Names of components for developer tools, set on results of calls, look like side effects and so keep the router's
 * unused components in the bundle.
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return null;
      const pruned = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /* @__PURE__ */ $1');
      return { code: pruned, map: null };
    },
  };
}

/** Sources of the tools of support staff, with their texts. */
const STAFF_SOURCE = /\/renderer\/(?:features\/debugger\/|locales\/[a-z]{2}\/debugger\.json)/;

/** Where the tools of support staff are put, beside the public files (docs/decisions/008). */
export const STAFF_FOLDER = 'staff';

interface BuiltChunk {
  readonly moduleIds: readonly string[];
}

interface BuiltAsset {
  readonly names: readonly string[];
}

/** Names of built files: what belongs to support staff goes into a folder of its own. */
export const namesOfFiles = {
  chunkFileNames: ({ moduleIds }: BuiltChunk) =>
    `${moduleIds.some((id) => STAFF_SOURCE.test(id)) ? STAFF_FOLDER : 'assets'}/[name]-[hash].js`,
  assetFileNames: ({ names }: BuiltAsset) =>
    `${names.some((name) => name.startsWith('debugger')) ? STAFF_FOLDER : 'assets'}/[name]-[hash][extname]`,
};

/** A build without the tools of support staff: in their place stands nothing. */
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
