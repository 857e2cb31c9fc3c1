import type { AppSettingsSection } from '#renderer/features/app-settings/app-settings-dialog.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Namespaces with the titles of the sections. */
export const SECTION_NAMESPACES = ['desktop-app', 'desktop-notices', 'desktop-profiles', 'desktop-packs'] as const;

/** Sections of the dialog "App settings", in order; each loads its code and texts when it first opens. */
export const SETTINGS_SECTIONS: readonly AppSettingsSection[] = [
  {
    id: 'general',
    title: 'desktop-app:section_general',
    Section: lazyPart({
      load: async () => (await import('#renderer/features/app-settings/general-section.tsx')).GeneralSection,
      namespaces: ['desktop-app'],
    }),
  },
  {
    id: 'notifications',
    title: 'desktop-notices:title',
    Section: lazyPart({
      load: async () => (await import('#renderer/features/notice-choices/notice-choices.tsx')).NoticeChoicesSection,
      namespaces: ['desktop-notices', 'errors'],
    }),
  },
  {
    id: 'profiles',
    title: 'desktop-profiles:profiles_title',
    Section: lazyPart({
      load: async () => (await import('#renderer/features/profiles/profiles-section.tsx')).ProfilesSection,
      namespaces: ['desktop-profiles'],
    }),
  },
  {
    id: 'network',
    title: 'desktop-profiles:network_title',
    Section: lazyPart({
      load: async () => (await import('#renderer/features/network/network-section.tsx')).NetworkSection,
      namespaces: ['desktop-profiles'],
    }),
  },
  {
    id: 'updates',
    title: 'desktop-packs:updates_title',
    Section: lazyPart({
      load: async () => (await import('#renderer/features/apps/updates/updates-section.tsx')).UpdatesSection,
      namespaces: ['desktop-packs'],
    }),
  },
];
