import { defineConfig } from 'vite';
import {
  clientBuild,
  desktopConstants,
  desktopPlugins,
  lighterLibraries,
  rendererPlugins,
  serverBuild,
} from './build/vite-targets.ts';

/** One renderer, three builds: APP_TARGET=web (the site's client), server (its SSR bundle), desktop (window, main, preload). */
export default defineConfig(({ command }) => {
  const target = process.env.APP_TARGET ?? 'web';
  return {
    base: '/',
    publicDir: 'renderer/public',
    define: target === 'desktop' ? desktopConstants(process.env) : {},
    css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
    plugins: [rendererPlugins(), target === 'desktop' && desktopPlugins(desktopConstants(process.env))],
    resolve: { alias: command === 'build' && target !== 'server' ? [...lighterLibraries] : [] },
    build: target === 'server' ? serverBuild() : clientBuild(target),
    ...(target === 'server' ? { ssr: { noExternal: true as const } } : {}),
  };
});
