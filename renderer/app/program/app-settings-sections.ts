import type { SettingsSection } from '#renderer/features/app-settings/app-settings-dialog.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Texts that the names of the sections are taken from. */
export const SECTION_NAMESPACES = ['desktop-app'] as const;

/**
 * Sections of the dialog "App settings", in their order; each comes from its own feature, with its code and its texts
 * when it is first opened.
 */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    id: 'general',
    title: 'desktop-app:section_general',
    Section: lazyPart({
      load: async () => (await import('#renderer/features/app-settings/general-section.tsx')).GeneralSection,
      namespaces: ['desktop-app'],
    }),
  },
];
