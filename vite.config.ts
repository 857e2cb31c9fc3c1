import { defineConfig } from 'vite';
import {
  clientBuild,
  commitConstant,
  desktopConstants,
  desktopPlugins,
  lighterLibraries,
  rendererPlugins,
  serverBuild,
} from './build/vite-targets.ts';
import { withoutStaffTools } from './build/vite-plugins.ts';

/** One renderer, three builds: APP_TARGET=web (the site's client), server (its SSR bundle), desktop (window, main, preload). */
export default defineConfig(({ command }) => {
  const target = process.env.APP_TARGET ?? 'web';
  const hasStaffTools = target !== 'desktop' || process.env.APP_FLAVOUR === 'debugger';
  return {
    base: '/',
    publicDir: 'renderer/public',
    define: { ...commitConstant(), ...(target === 'desktop' ? desktopConstants(process.env) : {}) },
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    plugins: [
      hasStaffTools ? null : withoutStaffTools(),
      rendererPlugins(),
      target === 'desktop' && desktopPlugins(desktopConstants(process.env)),
    ],
    resolve: { alias: command === 'build' && target !== 'server' ? [...lighterLibraries] : [] },
    build: target === 'server' ? serverBuild() : clientBuild(target),
    ...(target === 'server' ? { ssr: { noExternal: true as const } } : {}),
  };
});
