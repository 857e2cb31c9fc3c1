import type { SectionParts } from '#renderer/lib/sections/section-loader.ts';
import type { SectionModule } from '#renderer/sections/contract/section-module.ts';

/** Sections of the desktop window: it runs no code from other servers, so the app contains theirs. */
const SECTIONS: Readonly<Record<string, () => Promise<SectionModule>>> = {
  footer: () => import('#renderer/sections/footer/section.tsx'),
  'header-menu': () => import('#renderer/sections/header-menu/section.tsx'),
  'promo-strip': () => import('#renderer/sections/promo-strip/section.tsx'),
};

/**
 * Loads the module of a section in the desktop window.
 * @throws Error for a section that the app does not contain, and for data of a version that its module does not read
 */
export async function bringBundled({ name, dataVersion }: SectionParts): Promise<SectionModule> {
  const module = await SECTIONS[name]?.();
  if (module?.dataVersion !== dataVersion)
    throw new Error(`the app has no section ${name} that reads data version ${dataVersion}`);
  return module;
}
