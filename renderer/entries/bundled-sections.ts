import type { SectionParts } from '#renderer/lib/sections/section-loader.ts';
import type { SectionModule } from '#renderer/sections/contract/section-module.ts';

/** Sections of the desktop window: no code of another place runs there, so theirs comes with the app. */
const SECTIONS: Readonly<Record<string, () => Promise<SectionModule>>> = {
  footer: () => import('#renderer/sections/footer/section.tsx'),
  'header-menu': () => import('#renderer/sections/header-menu/section.tsx'),
  'promo-strip': () => import('#renderer/sections/promo-strip/section.tsx'),
};

/**
 * What a section is drawn with in the desktop window.
 *
 * @throws Error for a section that the app has not got, and for data of a form that its own does not read
 */
export async function bringBundled({ name, dataVersion }: SectionParts): Promise<SectionModule> {
  const module = await SECTIONS[name]?.();
  if (module?.dataVersion !== dataVersion) throw new Error(`the app cannot draw ${name} of form ${dataVersion}`);
  return module;
}
