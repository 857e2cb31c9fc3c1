import type { ComponentType } from 'react';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { SettingsSectionId } from '#shared/host/program/settings.ts';

interface SettingsSection {
  readonly id: SettingsSectionId;
  /** `namespace:key`; the namespace has to be among `SECTION_NAMESPACES`. */
  readonly title: string;
  readonly Section: ComponentType;
}

/** Texts that the names of the sections are taken from. */
export const SECTION_NAMESPACES = ['desktop-app'] as const;

/** Sections of the dialog, in their order; each comes with its code and its texts when it is first opened. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    id: 'general',
    title: 'desktop-app:section_general',
    Section: lazyPart({
      load: async () => (await import('./general-section.tsx')).GeneralSection,
      namespaces: ['desktop-app'],
    }),
  },
];
