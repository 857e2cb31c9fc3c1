import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import { type SectionModule, SHARED_KEY, type SharedWithSections } from '#renderer/sections/contract/section-module.ts';
import type { SectionParts } from './section-loader.ts';

function arrival(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`the style sheet ${link.href} did not load`));
    });
    document.head.append(link);
  });
}

function makeLink(rel: string, href: string, integrity: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href, integrity });
}

async function addStyle(url: string, integrity: string): Promise<void> {
  const isThere = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(url)}"]`) !== null;
  if (!isThere) await arrival(makeLink('stylesheet', url, integrity));
}

/** Fetches a module under its checksum, so that the import that follows runs the checked file. */
async function checkModule(url: string, integrity: string): Promise<void> {
  const link = makeLink('modulepreload', url, integrity);
  if (link.relList.supports('modulepreload')) await arrival(link);
}

function isModule(loaded: Partial<SectionModule>): loaded is SectionModule {
  return typeof loaded.Section === 'function' && typeof loaded.dataVersion === 'number';
}

/**
 * Loads the browser half of a section with its styles, and shares the page's React with it.
 * @param retries number of retries so far: browsers remember failed module addresses, so each retry uses another one
 * @throws Error when a file is missing or does not match its checksum, and when the module cannot run
 */
export async function bringRemote(
  { module, styles, dataVersion }: SectionParts,
  retries: number,
): Promise<SectionModule> {
  const shared: SharedWithSections = { react, jsx };
  Object.assign(globalThis, { [SHARED_KEY]: shared });
  const url = retries === 0 ? module.url : `${module.url}?retry=${retries}`;
  await Promise.all([
    checkModule(url, module.integrity),
    ...styles.map((style) => addStyle(style.url, style.integrity)),
  ]);
  const loaded = (await import(/* @vite-ignore */ url)) as Partial<SectionModule>;
  if (!isModule(loaded)) throw new Error(`${url} is no section module`);
  if (loaded.dataVersion !== dataVersion)
    throw new Error(`${url} reads data version ${loaded.dataVersion}, not ${dataVersion}`);
  return loaded;
}
