import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildLogger } from './build/build-logger.ts';
import { groupedModules } from './build/chunk-groups.ts';
import { moduleNames } from './build/module-names.ts';
import { pageNamesModule } from './build/page-names.ts';
import { withoutStaffTools } from './build/vite-plugins.ts';
import {
  clientBuild,
  commitConstant,
  desktopConstants,
  desktopPlugins,
  offlineBuild,
  ownHookOfReact,
  serverBuild,
  workerBuild,
} from './build/vite-targets.ts';

function buildOf(target: string) {
  const builds = { server: serverBuild, worker: workerBuild, offline: offlineBuild };
  return target in builds ? builds[target as keyof typeof builds]() : clientBuild(target);
}

/**
 * One renderer and its builds: APP_TARGET=web (the site's client), worker and offline (what a device keeps of it), server
 * (its SSR bundle), desktop (window, main, preload).
 */
export default defineConfig(({ command }) => {
  const target = process.env.APP_TARGET ?? 'web';
  const hasStaffTools = target !== 'desktop' || process.env.APP_FLAVOUR === 'debugger';
  return {
    base: '/',
    ...(command === 'build' ? { customLogger: buildLogger() } : {}),
    publicDir: 'renderer/public',
    define: {
      ...commitConstant(),
      ...(target === 'desktop' ? desktopConstants(process.env) : {}),
      // React's development build draws a page in twice the time, and the product's mode does not change what is drawn.
      ...(target === 'server' && command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    },
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    plugins: [
      hasStaffTools ? null : withoutStaffTools(),
      react(),
      moduleNames(),
      pageNamesModule(),
      target === 'web' && groupedModules(),
      target === 'desktop' && desktopPlugins(desktopConstants(process.env)),
    ],
    resolve: { alias: command === 'build' && target !== 'server' ? [...ownHookOfReact] : [] },
    build: buildOf(target),
    ...(target === 'server' ? { ssr: { noExternal: true as const } } : {}),
  };
});
