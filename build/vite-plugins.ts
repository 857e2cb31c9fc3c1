import { minify, type Plugin } from 'vite';

/**
 * Removes names of components for developer tools: they are set on results of calls, which look like side effects and
 * keep the router's unused components in the bundle.
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

/** Minifies again what Terser has written: the bundler's own minifier knows forms that are shorter still. */
export function minifiedAgain(): Plugin {
  return {
    name: 'minified-again',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        // A source map would no longer fit.
        if (chunk.type !== 'chunk' || chunk.map) continue;
        const { code, errors } = await minify(chunk.fileName, chunk.code, {
          module: true,
          compress: { target: 'es2022' },
        });
        if (errors.length === 0) chunk.code = code;
      }
    },
  };
}

/** Sources of the tools of support staff, with their texts. */
const STAFF_SOURCE = /\/renderer\/(?:features\/debugger\/|locales\/[a-z]{2}\/debugger\.json)/;

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
