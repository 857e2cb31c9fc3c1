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
