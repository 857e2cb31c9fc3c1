import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Alias, BuildOptions, PluginOption } from 'vite';
import electron, { type ElectronOptions } from 'vite-plugin-electron';
import { chunkGroups } from './chunk-groups.ts';
import { desktopTexts } from './desktop-texts.ts';
import { namesOfFiles } from './vite-plugins.ts';

/** Folder of the desktop build: the repository, or a separate folder so that builds of two flavours can coexist. */
const DESKTOP_FOLDER = process.env.APP_FOLDER ?? '.';

/** React's own hook instead of a replacement for versions of React that lacked it. */
export const ownHookOfReact: readonly Alias[] = [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }];

/** Files that every page has loaded before it asks for any part. */
const FIRST_FILES = /(?:^|\/)(?:rolldown-runtime|web-start|react|base|app)-[\w-]{8}\.js$/;

/** Returns the files to preload with a part, without those that are there already: each name weighs and is looked for. */
const withoutFirstFiles = (_part: string, files: string[]): string[] => files.filter((file) => !FIRST_FILES.test(file));

/**
 * Returns the client build. The site server writes the web site's document, so its input is the entry, and the manifest
 * names the files of the entry; the desktop window has an HTML file.
 */
export function clientBuild(target: string): BuildOptions {
  const desktop = target === 'desktop';
  return {
    outDir: desktop ? path.join(DESKTOP_FOLDER, 'dist/desktop') : 'dist/web',
    emptyOutDir: true,
    manifest: desktop ? false : 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstFiles },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    minify: process.env.APP_MINIFY !== 'none',
    // The files name no map; `build/build.ts` moves the maps out of the folder that is served and packed.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: desktop ? 'index.html' : 'renderer/entries/web-start.ts',
      output: { ...namesOfFiles, codeSplitting: { groups: chunkGroups() } },
    },
  };
}

/** Options of both builds for an installed site, which add files to the web build. */
const PWA_BUILD: BuildOptions = {
  outDir: 'dist/web',
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'es2022',
  modulePreload: false,
  assetsInlineLimit: 0,
  sourcemap: 'hidden',
};

/** Returns the build of the service worker: one classic script, which every browser accepts as a worker. */
export function workerBuild(): BuildOptions {
  return {
    ...PWA_BUILD,
    rolldownOptions: {
      input: 'renderer/entries/pwa/worker.ts',
      output: { format: 'iife', entryFileNames: 'pwa-sw.js' },
    },
  };
}

/**
 * Returns the build of the offline page's script and styles. It is separate from the client, whose chunks the page
 * cannot load offline.
 */
export function offlineBuild(): BuildOptions {
  return {
    ...PWA_BUILD,
    manifest: 'offline-manifest.json',
    rolldownOptions: { input: 'renderer/entries/pwa/offline.ts', output: { codeSplitting: false } },
  };
}

/** Returns the build of the bundle that renders pages on the site server. */
export function serverBuild(): BuildOptions {
  return {
    ssr: 'renderer/entries/web-server.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'web-server.js' } },
  };
}

/** Returns the names of chunks that the main process loads later: the updater, and code shared with it. */
function nameOfMainChunk({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => id.includes('/electron-updater/')) ? 'electron-updater.js' : '[name].js';
}

/** Builds of the desktop app besides its window. */
export interface DesktopBuilds {
  readonly main: ElectronOptions;
  readonly preload: ElectronOptions;
}

/**
 * Returns the builds of the main process (an ES module that bundles everything but Electron) and of the preload (one
 * CommonJS file: a sandboxed preload can load no other).
 */
export function desktopBuilds(define: Readonly<Record<string, string>>): DesktopBuilds {
  const outDir = path.join(DESKTOP_FOLDER, 'dist-electron');
  return {
    main: {
      entry: 'electron/main/index.ts',
      // The plugin's default arguments would switch the sandbox off.
      onstart: ({ startup }) => void startup(['.']),
      vite: {
        // Pictures of the tray and of the badge.
        publicDir: 'electron/public',
        define: { ...define, __DESKTOP_TEXTS__: JSON.stringify(desktopTexts()) },
        build: {
          outDir,
          emptyOutDir: true,
          target: 'node24',
          minify: false,
          // The updater has a chunk of its own, because the main process loads it later.
          rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: nameOfMainChunk } },
        },
      },
    },
    preload: {
      onstart: ({ reload }) => reload(),
      vite: {
        define,
        build: {
          outDir,
          minify: false,
          rolldownOptions: {
            input: 'electron/preload/index.ts',
            output: { format: 'cjs', entryFileNames: 'preload.cjs', codeSplitting: false },
          },
        },
      },
    },
  };
}

/** Builds main process and preload along with the window. */
export function desktopPlugins(define: Readonly<Record<string, string>>): PluginOption {
  const { main, preload } = desktopBuilds(define);
  return electron([main, preload]);
}

/**
 * Returns the constant with the built commit; '' when the sources are no clone. Only the tools of support staff show
 * it.
 */
export function commitConstant(): Record<string, string> {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return { __BUILD_COMMIT__: JSON.stringify(status === 0 ? stdout.trim() : '') };
}

/**
 * Returns the constants of the desktop build: its flavour, its site, allowed hosts of links, its dictionaries, whether
 * profiles are offered.
 */
export function desktopConstants(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return {
    __FLAVOUR__: JSON.stringify(environment.APP_FLAVOUR === 'debugger' ? 'debugger' : 'production'),
    __SITE_ORIGIN__: JSON.stringify(environment.SITE_ORIGIN ?? 'http://127.0.0.1:8080'),
    __EXTERNAL_HOSTS__: JSON.stringify(environment.EXTERNAL_HOSTS ?? ''),
    __DICTIONARY_URL__: JSON.stringify(environment.DICTIONARY_URL ?? ''),
    __SEVERAL_PROFILES__: JSON.stringify(environment.SEVERAL_PROFILES !== 'no'),
  };
}
