import type { ComponentType } from 'react';

let known: ComponentType | null = null;

/** Names the parts of other features that the page of the settings ends with; the app composes them. */
export function knowSettingsPageParts(parts: ComponentType): void {
  known = parts;
}

/** Returns these parts; null before they are known. */
export const settingsPageParts = (): ComponentType | null => known;
